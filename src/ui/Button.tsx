import type { ComponentProps } from 'react'

/** Renders a spinner beside a text that names the running action. */
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
  /** Whether the action is hard to undo. */
  dangerous?: boolean | undefined
  /** Whether the button's action is running. Shows a spinner and ignores clicks. Unlike `disabled`, keeps the focus. */
  busy?: boolean
  /** Whether another action is running. Ignores clicks. Unlike `disabled`, keeps the focus. */
  'aria-disabled'?: boolean
}

export function Button({
  quiet = false,
  dangerous = false,
  busy = false,
  type = 'button',
  disabled = false,
  'aria-disabled': ariaDisabled = false,
  onClick,
  children,
  ...others
}: ButtonProps) {
  const isWaiting = busy || ariaDisabled
  return (
    <button
      {...others}
      type={type}
      disabled={disabled && !isWaiting}
      aria-disabled={isWaiting || undefined}
      // A busy submit button must not submit the form, which Enter in a field also does.
      onClick={isWaiting ? (event) => event.preventDefault() : onClick}
      className={`${quiet ? 'button-quiet' : 'button'} ${dangerous ? 'button-danger' : ''}`.trim()}
    >
      {busy ? <Spinner /> : null}
      <span>{children}</span>
    </button>
  )
}
