interface HiddenFieldsProps {
  /** By name; null is not sent. */
  values: Readonly<Record<string, string | null>>
}

/** What a form takes along from the step before. */
export function HiddenFields({ values }: HiddenFieldsProps) {
  return Object.entries(values).map(([name, value]) =>
    value === null ? null : <input key={name} type="hidden" name={name} value={value} />,
  )
}
