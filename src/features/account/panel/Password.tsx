import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { formatMinute } from '#src/core/lithuanian.ts'
import { NEW_PASSWORD } from '#src/features/account/contracts.ts'
import { CheckBox } from '#src/ui/CheckBox.tsx'
import { Field } from '#src/ui/Field.tsx'
import { ListFrame } from '#src/panel/kit/ListFrame.tsx'
import type { Passkeys } from './passkeys.ts'
import { ConfirmedForm } from './ConfirmedForm.tsx'
import type { Password as PasswordStore } from './password.ts'
import { securityTexts } from './texts.ts'

interface PasswordProps {
  password: PasswordStore
  passkeys: Pick<Passkeys, '$state' | 'isSupported'>
  /** Called after the password was changed. */
  onChanged: () => void
}

export function Password({ password, passkeys, onChanged }: PasswordProps) {
  const state = useStore(passkeys.$state)
  const hasPasskey =
    passkeys.isSupported() && state.step === 'loaded' && state.page.items.length > 0
  return (
    <ListFrame
      list={password}
      id="slaptazodis"
      title={securityTexts.passwordHeading}
      intro={securityTexts.passwordIntro}
      isPart
      skeletons={{ count: 1, height: 'h-24' }}
    >
      {({ items }, focusHeading) =>
        items.map((inForce) => (
          <div key={inForce.id} className="card gap-6 p-5">
            <p>
              {inForce.source === 'panel'
                ? securityTexts.passwordOfPanel(formatMinute(inForce.changedAt))
                : inForce.source === 'preview'
                  ? securityTexts.passwordOfPreview
                  : securityTexts.passwordOfEnvironment}
            </p>
            {inForce.source === 'preview' ? null : (
              <NewPassword
                password={password}
                hasPasskey={hasPasskey}
                onDone={() => {
                  onChanged()
                  focusHeading()
                }}
              />
            )}
          </div>
        ))
      }
    </ListFrame>
  )
}

interface NewPasswordProps {
  password: PasswordStore
  hasPasskey: boolean
  onDone: () => void
}

function NewPassword({ password, hasPasskey, onDone }: NewPasswordProps) {
  const { busy, faults } = useStore(password.form.$form)
  const [isShown, setShown] = useState(false)

  const input = (name: string) => ({
    name,
    type: isShown ? 'text' : 'password',
    autoComplete: name === 'password' ? 'current-password' : 'new-password',
    autoCapitalize: 'none',
    spellCheck: false,
    required: true,
    readOnly: busy !== null,
  })

  return (
    <ConfirmedForm
      form={password.form}
      hasPasskey={hasPasskey}
      buttons={{
        act: securityTexts.change,
        acting: securityTexts.changing,
        byPasskey: securityTexts.changeByPasskey,
      }}
      aria-labelledby="keisti-slaptazodi"
      className="flex flex-col gap-4"
      onDone={() => {
        setShown(false)
        onDone()
      }}
    >
      <h4 id="keisti-slaptazodi" className="font-sans font-semibold">
        {securityTexts.changeHeading}
      </h4>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <div className="sm:col-span-2 sm:max-w-[calc(50%-0.5rem)]">
          <Field
            label={securityTexts.currentPassword}
            message={faults.password}
            {...(hasPasskey ? { hint: securityTexts.currentPasswordHint } : {})}
          >
            {(control) => <input {...control} {...input('password')} />}
          </Field>
        </div>
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
    </ConfirmedForm>
  )
}
