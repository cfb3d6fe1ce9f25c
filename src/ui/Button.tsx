import type { ComponentProps } from 'react'

/** Shows a spinner next to a text that names the running action. */
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
  /**
   * Shows a spinner and ignores clicks while the button's action runs. Unlike a disabled button, it keeps the focus.
   */
  busy?: boolean
  /** Ignores clicks while another action runs. Unlike a disabled button, it keeps the focus. */
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
      // A waiting submit button must not send the form. Enter in a field clicks it too.
      onClick={isWaiting ? (event) => event.preventDefault() : onClick}
      className={`${quiet ? 'button-quiet' : 'button'} ${dangerous ? 'button-danger' : ''}`.trim()}
    >
      {busy ? <Spinner /> : null}
      <span>{children}</span>
    </button>
  )
}
