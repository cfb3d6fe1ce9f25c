interface FactsProps {
  /** Names and values. Facts without a value are left out. */
  facts: readonly (readonly [name: string, value: string | readonly string[] | null])[]
}

/** An id, such as the number of an order. In small print it takes one line of a phone. */
const ID = /^[\da-f-]{36}$/

/** Shows values with their names. A value of several parts is a list. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className="grid w-full gap-4 rounded-2xl bg-sand p-5 sm:p-6">
      {facts.map(([name, value]) =>
        value === null || value.length === 0 ? null : (
          <div key={name}>
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">
              {typeof value === 'string' ? (
                <span className={ID.test(value) ? 'text-sm' : undefined}>{value}</span>
              ) : (
                <ul className="list-disc pl-5">
                  {value.map((part) => (
                    <li key={part}>{part}</li>
                  ))}
                </ul>
              )}
            </dd>
          </div>
        ),
      )}
    </dl>
  )
}
