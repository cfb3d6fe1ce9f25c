import { useState } from 'react'
import { NEW_PASSWORD } from '../contracts.ts'
import { CheckBox } from '#src/ui/CheckBox.tsx'
import { Field } from '#src/ui/Field.tsx'
import { securityTexts } from './texts.ts'

interface NewPasswordFieldsProps {
  faults: Record<string, string>
  isReadOnly: boolean
  /** Hint of the field for the current password. Left out if the form has no such field. */
  current?: { hint: string | null }
}

/** Renders the fields of a new password, and a box that shows what is typed. */
export function NewPasswordFields({ faults, isReadOnly, current }: NewPasswordFieldsProps) {
  const [isShown, setShown] = useState(false)
  const input = (name: string) => ({
    name,
    type: isShown ? 'text' : 'password',
    autoComplete: name === 'password' ? 'current-password' : 'new-password',
    autoCapitalize: 'none',
    spellCheck: false,
    required: true,
    readOnly: isReadOnly,
  })
  return (
    <>
      {current === undefined ? null : (
        <div className="sm:max-w-[calc(50%-0.5rem)]">
          <Field
            label={securityTexts.currentPassword}
            message={faults.password}
            {...(current.hint === null ? {} : { hint: current.hint })}
          >
            {(control) => <input {...control} {...input('password')} />}
          </Field>
        </div>
      )}
      <div className="grid items-start gap-4 sm:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))]">
        <Field
          label={securityTexts.newPassword}
          hint={securityTexts.newPasswordHint(NEW_PASSWORD.minimum)}
          message={faults.newPassword}
        >
          {(control) => <input {...control} {...input('newPassword')} />}
        </Field>
        <Field label={securityTexts.repeatedPassword} message={faults.repeated}>
          {(control) => <input {...control} {...input('repeated')} />}
        </Field>
      </div>
      <CheckBox checked={isShown} onTick={setShown}>
        {securityTexts.showPasswords}
      </CheckBox>
    </>
  )
}
