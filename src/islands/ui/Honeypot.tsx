import { HONEYPOT } from '#src/domain/bots.ts'
import { fieldMessages } from '#src/texts/field-messages.ts'

/** A field that nobody sees or reaches, for programs to fill in; read it with `trappedIn`. */
export function Honeypot() {
  return (
    <div className="sr-only" aria-hidden="true">
      <label>
        {fieldMessages.leaveEmpty}
        <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

/** What stands in the hidden field of a form. */
export function trappedIn(form: HTMLFormElement): string {
  const value = new FormData(form).get(HONEYPOT)
  return typeof value === 'string' ? value : ''
}
