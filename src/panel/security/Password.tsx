import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { formatMinute } from '#src/domain/lithuanian.ts'
import { NEW_PASSWORD } from '#src/domain/passwords.ts'
import { Button } from '../../islands/ui/Button.tsx'
import { CheckBox } from '../../islands/ui/CheckBox.tsx'
import { Field } from '../../islands/ui/Field.tsx'
import { UserName } from '../frame/UserName.tsx'
import { ListFrame } from '../kit/ListFrame.tsx'
import type { Passkeys } from './passkeys.ts'
import type { ConfirmedBy } from './confirming.ts'
import type { Password as PasswordStore, TypedPasswords } from './password.ts'
import { securityTexts } from './texts.ts'

interface PasswordProps {
  password: PasswordStore
  passkeys: Pick<Passkeys, '$state' | 'isSupported'>
  /** It was changed. */
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
  const { busy, ...messages } = useStore(password.$form)
  const [isShown, setShown] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const fields = useRef<Partial<Record<keyof TypedPasswords, HTMLInputElement | null>>>({})

  const wrong = (['current', 'next', 'repeated'] as const).find((name) => messages[name] !== null)
  useEffect(() => {
    if (wrong !== undefined && busy === null) fields.current[wrong]?.focus()
  }, [wrong, busy])

  async function change(by: ConfirmedBy): Promise<void> {
    const { current, next, repeated } = fields.current
    const isChanged = await password.change(
      {
        current: current?.value ?? '',
        next: next?.value ?? '',
        repeated: repeated?.value ?? '',
      },
      by,
    )
    if (!isChanged) return
    form.current?.reset()
    setShown(false)
    onDone()
  }

  const input = (name: keyof TypedPasswords) => ({
    ref: (element: HTMLInputElement | null) => {
      fields.current[name] = element
    },
    type: isShown ? 'text' : 'password',
    autoComplete: name === 'current' ? 'current-password' : 'new-password',
    autoCapitalize: 'none',
    spellCheck: false,
    required: true,
    readOnly: busy !== null,
  })

  return (
    <form
      ref={form}
      noValidate
      aria-labelledby="keisti-slaptazodi"
      onSubmit={(event) => {
        event.preventDefault()
        void change('password')
      }}
      className="flex flex-col gap-4"
    >
      <h4 id="keisti-slaptazodi" className="font-sans font-semibold">
        {securityTexts.changeHeading}
      </h4>
      <UserName />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <div className="sm:col-span-2 sm:max-w-[calc(50%-0.5rem)]">
          <Field
            label={securityTexts.currentPassword}
            message={messages.current}
            {...(hasPasskey ? { hint: securityTexts.currentPasswordHint } : {})}
          >
            {(control) => <input {...control} {...input('current')} />}
          </Field>
        </div>
        <Field
          label={securityTexts.newPassword}
          hint={securityTexts.newPasswordHint(NEW_PASSWORD.minimum)}
          message={messages.next}
        >
          {(control) => <input {...control} {...input('next')} />}
        </Field>
        <Field label={securityTexts.repeatedPassword} message={messages.repeated}>
          {(control) => <input {...control} {...input('repeated')} />}
        </Field>
      </div>
      <CheckBox checked={isShown} onTick={setShown}>
        {securityTexts.showPasswords}
      </CheckBox>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" quiet busy={busy === 'password'} disabled={busy === 'passkey'}>
          {busy === 'password' ? securityTexts.changing : securityTexts.change}
        </Button>
        {hasPasskey ? (
          <Button
            quiet
            busy={busy === 'passkey'}
            disabled={busy === 'password'}
            onClick={() => void change('passkey')}
          >
            {busy === 'passkey' ? securityTexts.changing : securityTexts.changeByPasskey}
          </Button>
        ) : null}
      </div>
    </form>
  )
}
