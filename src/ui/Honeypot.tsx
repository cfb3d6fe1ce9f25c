import { HONEYPOT } from '#src/core/visitor-forms.ts'
import { fieldMessages } from '#src/core/form-texts.ts'

/**
 * Attributes that make 1Password, Bitwarden, LastPass, Proton Pass and Dashlane ignore the field. Chrome ignores it
 * because its name has no meaning.
 */
const NOT_FOR_PASSWORD_MANAGERS = {
  autoComplete: 'off',
  'data-1p-ignore': 'true',
  'data-bwignore': 'true',
  'data-lpignore': 'true',
  'data-protonpass-ignore': 'true',
  'data-form-type': 'other',
}

/** Renders a field that only bots see and fill in. `honeypotValue` reads it. */
export function Honeypot() {
  return (
    <div className="sr-only" aria-hidden="true">
      <label>
        {fieldMessages.leaveEmpty}
        <input name={HONEYPOT} tabIndex={-1} {...NOT_FOR_PASSWORD_MANAGERS} />
      </label>
    </div>
  )
}

/** Returns the value of a form's honeypot. */
export function honeypotValue(form: HTMLFormElement): string {
  const value = new FormData(form).get(HONEYPOT)
  return typeof value === 'string' ? value : ''
}
