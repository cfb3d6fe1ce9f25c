import { type ComponentProps, type ReactNode, useRef } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { Field } from '#src/ui/Field.tsx'
import { panelTexts } from './texts.ts'

/** Returns a component that shows a load error with a retry button. */
const loadErrorOf = (className: string) =>
  function LoadError({ message, onRetry }: { message: string; onRetry: () => unknown }) {
    return (
      <div role="alert" className={`flex ${className} gap-4`}>
        <p>{message}</p>
        <Button quiet onClick={() => void onRetry()}>
          {panelTexts.retry}
        </Button>
      </div>
    )
  }

export const LoadError = loadErrorOf('panel flex-col items-start')
export const LoadErrorLine = loadErrorOf('flex-wrap items-center')

export function NothingFound({
  text = panelTexts.nothingFound,
  onShowAll,
}: {
  text?: string
  onShowAll: () => void
}) {
  return (
    <div className="panel flex flex-col items-start gap-4">
      <p>{text}</p>
      <Button quiet onClick={onShowAll}>
        {panelTexts.showAll}
      </Button>
    </div>
  )
}

interface SearchFieldProps {
  label: string
  hint?: string
  placeholder?: string
  maxLength?: number
  value: string
  onType: (text: string) => void
}

export function SearchField({ label, hint = '', onType, ...input }: SearchFieldProps) {
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <input
          {...control}
          {...input}
          type="search"
          onChange={({ currentTarget }) => onType(currentTarget.value)}
        />
      )}
    </Field>
  )
}

interface SelectFieldProps<Value extends string> extends ComponentProps<'select'> {
  label: string
  message?: string | undefined
  options: readonly Value[]
  textOf: (value: Value) => string
  onChoose?: (value: Value) => void
}

export function SelectField<Value extends string>({
  label,
  message,
  options,
  textOf,
  onChoose,
  ...select
}: SelectFieldProps<Value>) {
  return (
    <Field label={label} message={message}>
      {(control) => (
        <select
          {...control}
          {...(onChoose && {
            onChange: ({ target }) => {
              const chosen = options.find((each) => each === target.value)
              if (chosen !== undefined) onChoose(chosen)
            },
          })}
          {...select}
        >
          {options.map((each) => (
            <option key={each} value={each}>
              {textOf(each)}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

interface FileButtonProps extends ComponentProps<typeof Button> {
  /** Accessible name of the file input. */
  label: string
  accept: string
  onFile: (file: File) => unknown
  children: ReactNode
}

export function FileButton({ label, accept, onFile, ...button }: FileButtonProps) {
  const file = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...button} onClick={() => file.current?.click()} />
      <input
        ref={file}
        type="file"
        accept={accept}
        tabIndex={-1}
        aria-label={label}
        className="hidden"
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? []
          if (chosen) void onFile(chosen)
          // Without a reset, choosing the same file again would fire no change event.
          currentTarget.value = ''
        }}
      />
    </>
  )
}

interface PaginationProps {
  page: number
  pages: number
  onChoose: (page: number) => void
}

/** Renders buttons for the previous and next page; nothing if there is only one page. */
export function Pagination({ page, pages, onChoose }: PaginationProps) {
  if (pages < 2) return null
  return (
    <nav
      aria-label={panelTexts.pagesLabel}
      className="flex flex-wrap items-center justify-between gap-3"
    >
      <Button quiet aria-disabled={page === 1} onClick={() => onChoose(page - 1)}>
        {panelTexts.previous}
      </Button>
      <p className="text-sm text-muted">{panelTexts.page(page, pages)}</p>
      <Button quiet aria-disabled={page === pages} onClick={() => onChoose(page + 1)}>
        {panelTexts.next}
      </Button>
    </nav>
  )
}

interface SkeletonsProps {
  count: number
  /** Tailwind class with the height of a loaded item. */
  height: 'h-24' | 'h-32' | 'h-72'
  /** Whether the items are in columns. */
  columns?: boolean
}

/** Renders placeholders while a list loads. */
export function Skeletons({ count, height, columns = false }: SkeletonsProps) {
  return (
    <>
      <p role="status" className="sr-only">
        {panelTexts.loadingView}
      </p>
      <div
        aria-hidden="true"
        className={
          columns ? 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4' : 'grid gap-3'
        }
      >
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={`skeleton ${height} rounded-2xl`} />
        ))}
      </div>
    </>
  )
}

/** Renders the arrow in the summary of a collapsible part. It points up while the part is open. */
export function FoldArrow() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 16 16"
      className="size-4 shrink-0 text-muted in-[details[open]>summary]:rotate-180 motion-safe:transition-transform"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M3 6l5 5 5-5" />
    </svg>
  )
}
