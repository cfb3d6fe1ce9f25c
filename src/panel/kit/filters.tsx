import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { SearchField, SelectField } from '#src/panel/frame/controls.tsx'
import { ROOMY, useMediaQuery } from '#src/panel/frame/use-media-query.tsx'
import { listTexts } from './texts.ts'

interface SearchAndFiltersProps extends ComponentProps<typeof SearchField> {
  /** Number of active filters. */
  chosen: number
  /** The filters. */
  children: ReactNode
}

/**
 * Renders the search and the filters of a list in one row, where each field says its purpose inside itself. On a phone
 * the filters are behind a button.
 */
export function SearchAndFilters({ chosen, children, ...search }: SearchAndFiltersProps) {
  const isRoomy = useMediaQuery(ROOMY)
  const [open, setOpen] = useState(false)
  const id = useId()
  if (isRoomy) {
    return (
      <search className="flex flex-wrap items-start gap-3 [&_input]:text-ellipsis [&_label]:sr-only [&>:first-child]:max-w-64 [&>:first-child]:grow [&>:first-child]:basis-56">
        <SearchField {...search} />
        {children}
      </search>
    )
  }
  return (
    <search className="grid grid-cols-[1fr_auto] items-center gap-x-3 gap-y-4 [&_input]:text-ellipsis [&>:first-child>label]:sr-only">
      <SearchField {...search} />
      <Button quiet aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {listTexts.filters(chosen)}
      </Button>
      <div id={id} hidden={!open} className="col-span-full grid gap-4">
        {children}
      </div>
    </search>
  )
}

interface FilterPillsProps<Filter> {
  label: string
  /** `undefined` stands for no filter. A filter of what is at fault stands out. */
  options: readonly (readonly [filter: Filter | undefined, label: string, isFault?: boolean])[]
  chosen: Filter | undefined
  onChoose: (filter: Filter | undefined) => void
}

/** Renders a filter of a list as a row of buttons. */
export function FilterPills<Filter extends string>({
  label,
  options,
  chosen,
  onChoose,
}: FilterPillsProps<Filter>) {
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-2">
      {options.map(([filter, text, isFault]) => (
        <button
          key={filter ?? ''}
          type="button"
          aria-pressed={filter === chosen}
          onClick={() => onChoose(filter)}
          className={isFault ? 'pill border-clay! text-clay!' : 'pill'}
        >
          {text}
        </button>
      ))}
    </div>
  )
}

interface FilterSelectProps<Filter> {
  label: string
  /** Label of the option without a filter. */
  none: string
  options: readonly (readonly [filter: Filter, label: string])[]
  /** `undefined` stands for no filter. */
  chosen: Filter | undefined
  busy?: boolean
  onChoose: (filter: Filter | undefined) => void
}

/** Renders a filter of a list as a select, for more options than `FilterPills` has room for. */
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
