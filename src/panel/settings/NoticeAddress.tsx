import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { LIMITS } from '#src/contracts/fields.ts'
import { Button } from '../../islands/ui/Button.tsx'
import { Field } from '../../islands/ui/Field.tsx'
import { UserName } from '../frame/UserName.tsx'
import type { ConfirmedBy } from '../security/confirming.ts'
import { createPasskeys } from '../security/passkeys.ts'
import { createNoticesMove } from './notices-move.ts'
import { settingsTexts as texts } from './texts.ts'

/** Where notices go, and a form for another address, which is confirmed. */
export function NoticeAddress({ stored }: { stored: string | null }) {
  const [move] = useState(() => createNoticesMove())
  const [passkeys] = useState(() => createPasskeys())
  const [address, setAddress] = useState(stored)
  const { busy, ...messages } = useStore(move.$form)
  useStore(passkeys.$state)
  const form = useRef<HTMLFormElement>(null)
  const email = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const hasPasskey = passkeys.areUsable()

  useEffect(() => void passkeys.load(), [passkeys])
  useEffect(() => {
    if (busy !== null) return
    if (messages.email !== null) email.current?.focus()
    else if (messages.password !== null) password.current?.focus()
  }, [messages.email, messages.password, busy])

  async function change(by: ConfirmedBy): Promise<void> {
    const typed = { email: email.current?.value ?? '', password: password.current?.value ?? '' }
    if (!(await move.move(typed, by))) return
    form.current?.reset()
    setAddress(typed.email.trim().toLowerCase())
  }

  return (
    <form
      ref={form}
      noValidate
      aria-labelledby="pranesimai"
      onSubmit={(event) => {
        event.preventDefault()
        void change('password')
      }}
      className="card gap-5 p-5"
    >
      <h3 id="pranesimai" className="subheading">
        {texts.notices}
      </h3>
      <p className="max-w-3xl text-muted">
        {address === null ? texts.noticesNowhere : texts.noticesTo(address)} {texts.noticesText}
      </p>
      <UserName />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label={texts.noticeEmail} message={messages.email}>
          {(control) => (
            <input
              {...control}
              ref={email}
              type="email"
              autoComplete="off"
              maxLength={LIMITS.email}
              readOnly={busy !== null}
            />
          )}
        </Field>
        <Field
          label={texts.noticePassword}
          hint={hasPasskey ? texts.noticePasswordHint : ''}
          message={messages.password}
        >
          {(control) => (
            <input
              {...control}
              ref={password}
              type="password"
              autoComplete="current-password"
              readOnly={busy !== null}
            />
          )}
        </Field>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" quiet busy={busy === 'password'} disabled={busy === 'passkey'}>
          {busy === 'password' ? texts.noticeMoving : texts.noticeMove}
        </Button>
        {hasPasskey ? (
          <Button
            quiet
            busy={busy === 'passkey'}
            disabled={busy === 'password'}
            onClick={() => void change('passkey')}
          >
            {busy === 'passkey' ? texts.noticeMoving : texts.noticeMoveByPasskey}
          </Button>
        ) : null}
      </div>
    </form>
  )
}
