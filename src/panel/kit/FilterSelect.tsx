import { Field } from '../../islands/ui/Field.tsx'

interface FilterSelectProps<Filter> {
  label: string
  /** Of everything. */
  none: string
  options: readonly (readonly [filter: Filter, label: string])[]
  /** Undefined: everything. */
  chosen: Filter | undefined
  busy?: boolean
  onChoose: (filter: Filter | undefined) => void
}

/** A filter of a list with more values than pills have room for. */
export function FilterSelect<Filter extends string>({
  label,
  none,
  options,
  chosen,
  busy = false,
  onChoose,
}: FilterSelectProps<Filter>) {
  return (
    <Field label={label}>
      {(control) => (
        <select
          {...control}
          aria-busy={busy}
          value={options.some(([filter]) => filter === chosen) ? chosen : ''}
          onChange={({ target }) =>
            onChoose(options.find(([filter]) => filter === target.value)?.[0])
          }
        >
          <option value="">{none}</option>
          {options.map(([filter, text]) => (
            <option key={filter} value={filter}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
