interface FactsProps {
  /** Names and values. Facts without a value are left out. */
  facts: readonly (readonly [name: string, value: string | null])[]
}

/** Shows values with their names. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className="grid w-full gap-4 rounded-2xl bg-sand p-5 sm:p-6">
      {facts.map(([name, value]) =>
        value === null || value === '' ? null : (
          <div key={name}>
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
          </div>
        ),
      )}
    </dl>
  )
}
