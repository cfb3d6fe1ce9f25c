import { useId, type ReactNode } from 'react'

/** Attributes of a control that refer to label, hint and message. */
export interface ControlProps {
  id: string
  className: string
  'aria-describedby'?: string
  'aria-invalid'?: true
}

interface FieldProps {
  label: string
  hint?: string
  /** Validation message. Screen readers announce it. */
  message?: string | null | undefined
  /** Renders the input, select or textarea. */
  children: (control: ControlProps) => ReactNode
}

/** Renders a form control with label, hint and validation message. */
export function Field({ label, hint, message, children }: FieldProps) {
  const id = useId()
  const describedBy = [hint ? `${id}-hint` : '', message ? `${id}-message` : '']
    .filter(Boolean)
    .join(' ')
  return (
    <div className="flex flex-col gap-1.5">
      {/* A hint that does not fit beside the label gets a line of its own. */}
      <label htmlFor={id} className="flex flex-wrap items-baseline gap-x-1.5 font-semibold">
        <span>{label}</span>
        {hint ? (
          <span id={`${id}-hint`} className="text-sm font-normal text-muted">
            {`(${hint})`}
          </span>
        ) : null}
      </label>
      {children({
        id,
        className: 'field',
        ...(describedBy === '' ? {} : { 'aria-describedby': describedBy }),
        ...(message ? { 'aria-invalid': true } : {}),
      })}
      <p id={`${id}-message`} role="alert" className="text-sm text-danger empty:hidden">
        {message}
      </p>
    </div>
  )
}
