import { useStore } from '@nanostores/react'
import { Field } from '#src/ui/Field.tsx'
import type { ConfirmedForm } from './confirming.ts'
import { securityTexts } from './texts.ts'

/** Renders the password field of a form that a passkey can confirm too. */
export function ConfirmingPassword({
  form,
  label = securityTexts.password,
  hasPasskey,
}: {
  form: Pick<ConfirmedForm<unknown>, '$form'>
  label?: string
  hasPasskey: boolean
}) {
  const { busy, faults } = useStore(form.$form)
  return (
    <Field
      label={label}
      hint={hasPasskey ? securityTexts.currentPasswordHint : ''}
      message={faults.password}
    >
      {(control) => (
        <input
          {...control}
          name="password"
          type="password"
          autoComplete="current-password"
          readOnly={busy !== null}
        />
      )}
    </Field>
  )
}
