import { SelectField } from '../frame/controls.tsx'

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
  const texts = new Map<Filter | '', string>([['', none], ...options])
  return (
    <SelectField
      label={label}
      aria-busy={busy}
      value={chosen !== undefined && texts.has(chosen) ? chosen : ''}
      options={[...texts.keys()]}
      textOf={(filter) => texts.get(filter) ?? filter}
      onChoose={(filter) => onChoose(filter || undefined)}
    />
  )
}
