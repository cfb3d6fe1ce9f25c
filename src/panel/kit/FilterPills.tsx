interface FilterPillsProps<Filter> {
  label: string
  /** Null: everything. */
  options: readonly (readonly [filter: Filter | null, label: string])[]
  chosen: Filter | null
  onChoose: (filter: Filter | null) => void
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
