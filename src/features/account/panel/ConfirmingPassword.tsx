import { Field } from '#src/ui/Field.tsx'
import { securityTexts } from './texts.ts'

/** Renders the password field of a form that a passkey can confirm too. */
export function ConfirmingPassword({
  label,
  hasPasskey,
  message,
  readOnly,
}: {
  label: string
  hasPasskey: boolean
  message: string | undefined
  readOnly: boolean
}) {
  return (
    <Field
      label={label}
      hint={hasPasskey ? securityTexts.currentPasswordHint : ''}
      message={message}
    >
      {(control) => (
        <input
          {...control}
          name="password"
          type="password"
          autoComplete="current-password"
          readOnly={readOnly}
        />
      )}
    </Field>
  )
}
