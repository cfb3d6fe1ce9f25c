interface FilterPillsProps<Filter> {
  label: string
  /** Undefined: everything. */
  options: readonly (readonly [filter: Filter | undefined, label: string])[]
  chosen: Filter | undefined
  onChoose: (filter: Filter | undefined) => void
}

/** The filters of a list, of which one is pressed. */
export function FilterPills<Filter extends string>({
  label,
  options,
  chosen,
  onChoose,
}: FilterPillsProps<Filter>) {
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-2">
      {options.map(([filter, text]) => (
        <button
          key={filter}
          type="button"
          aria-pressed={filter === chosen}
          onClick={() => onChoose(filter)}
          className="pill"
        >
          {text}
        </button>
      ))}
    </div>
  )
}
