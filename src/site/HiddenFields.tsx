interface HiddenFieldsProps {
  /** Values by field name. Null values are left out. */
  values: Readonly<Record<string, string | null>>
}

/** Renders hidden fields for values that the visitor does not enter. */
export function HiddenFields({ values }: HiddenFieldsProps) {
  return Object.entries(values).map(([name, value]) =>
    value === null ? null : <input key={name} type="hidden" name={name} value={value} />,
  )
}
