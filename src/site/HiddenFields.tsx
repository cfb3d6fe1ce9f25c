interface HiddenFieldsProps {
  /** Values by field name. A field with null is left out. */
  values: Readonly<Record<string, string | null>>
}

/** Renders hidden fields, with which a form sends values that the visitor does not enter. */
export function HiddenFields({ values }: HiddenFieldsProps) {
  return Object.entries(values).map(([name, value]) =>
    value === null ? null : <input key={name} type="hidden" name={name} value={value} />,
  )
}
