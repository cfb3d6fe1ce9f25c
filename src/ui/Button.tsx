import type { ComponentProps } from 'react'

/** A spinner next to the text that says what is running. */
export function Spinner() {
  return (
    <span
      aria-hidden="true"
      data-spinner
      className="size-4 shrink-0 rounded-full border-2 border-current border-r-transparent motion-safe:animate-spin"
    />
  )
}

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  quiet?: boolean
  /** For actions that cannot easily be undone. */
  dangerous?: boolean | undefined
  /** Disabled, with a spinner, while its action runs. */
  busy?: boolean
}

export function Button({
  quiet = false,
  dangerous = false,
  busy = false,
  type = 'button',
  disabled = false,
  children,
  ...others
}: ButtonProps) {
  return (
    <button
      {...others}
      type={type}
      disabled={disabled || busy}
      className={`${quiet ? 'button-quiet' : 'button'} ${dangerous ? 'button-danger' : ''}`.trim()}
    >
      {busy ? <Spinner /> : null}
      {children}
    </button>
  )
}
