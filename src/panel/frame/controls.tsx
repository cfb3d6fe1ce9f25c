import { type ComponentProps, type ReactNode, useRef } from 'react'
import { Button } from '../../islands/ui/Button.tsx'
import { Field } from '../../islands/ui/Field.tsx'
import { panelTexts } from './texts.ts'

export function LoadError({ message, onRetry }: { message: string; onRetry: () => unknown }) {
  return (
    <div role="alert" className="panel flex flex-col items-start gap-4">
      <p>{message}</p>
      <Button onClick={() => void onRetry()}>{panelTexts.retry}</Button>
    </div>
  )
}

/** The same in one line. */
export function LoadErrorLine({ message, onRetry }: { message: string; onRetry: () => unknown }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-4">
      <p>{message}</p>
      <Button quiet onClick={() => void onRetry()}>
        {panelTexts.retry}
      </Button>
    </div>
  )
}

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
  /** Of the file input. */
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
          // The same file may be chosen again.
          currentTarget.value = ''
        }}
      />
    </>
  )
}
