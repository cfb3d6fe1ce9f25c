interface HiddenFieldsProps {
  /** Values by field name; null is not sent. */
  values: Readonly<Record<string, string | null>>
}

/** Renders the hidden fields that a form carries over from the previous step. */
export function HiddenFields({ values }: HiddenFieldsProps) {
  return Object.entries(values).map(([name, value]) =>
    value === null ? null : <input key={name} type="hidden" name={name} value={value} />,
  )
}
