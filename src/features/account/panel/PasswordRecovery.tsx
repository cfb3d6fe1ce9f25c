import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { formatMoment } from '#src/core/lithuanian.ts'
import { LIMITS } from '#src/core/fields.ts'
import { UserName } from '#src/panel/frame/UserName.tsx'
import { LOGIN_PATH } from '#src/panel/frame/session.ts'
import { Button } from '#src/ui/Button.tsx'
import { Field } from '#src/ui/Field.tsx'
import { Toaster } from '#src/ui/Toaster.tsx'
import { useHydrated } from '#src/ui/use-hydrated.ts'
import { PASSWORD_LINK_MINUTES } from '../contracts.ts'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { createPasswordRecovery, type PasswordRecovery as Store } from './password-recovery.ts'
import { recoveryTexts } from './recovery-texts.ts'

/** Renders the page that replaces a forgotten password, by the mailed link in the address or a recovery code. */
export function PasswordRecovery() {
  const [store] = useState(() => createPasswordRecovery())
  const link = useStore(store.$link)
  const isHydrated = useHydrated()

  useEffect(() => {
    void store.open(location.hash.slice(1))
  }, [store])

  const hasLink = link.step === 'valid' || link.step === 'checking'
  const title = hasLink ? recoveryTexts.linkTitle : recoveryTexts.title
  useEffect(() => {
    const other = hasLink ? recoveryTexts.title : recoveryTexts.linkTitle
    document.title = document.title.replace(other, title)
  }, [hasLink, title])
  return (
    <main className="wrap grid grow content-center py-6 sm:py-10">
      <div
        className={`card mx-auto w-full gap-5 p-6 sm:gap-6 sm:p-8 ${hasLink ? 'max-w-xl' : 'max-w-4xl'}`}
      >
        <div className="flex flex-col gap-3">
          <h1 className="heading">{title}</h1>
          <p className="text-muted" aria-live="polite">
            {link.step === 'valid'
              ? link.needsMore
                ? recoveryTexts.linkNeedsMore
                : recoveryTexts.linkIntro
              : link.step === 'checking'
                ? recoveryTexts.linkChecking
                : recoveryTexts.intro}
          </p>
          {link.step === 'refused' ? <p className="text-sm text-danger">{link.reason}</p> : null}
        </div>
        {hasLink ? (
          <NewPasswordForm store={store} isReady={isHydrated && link.step === 'valid'} />
        ) : (
          <div className="grid divide-line border-t border-line max-lg:divide-y lg:grid-cols-2 lg:divide-x">
            <ByMail store={store} isReady={isHydrated} />
            <Way heading={recoveryTexts.byCode} text={recoveryTexts.byCodeText}>
              <NewPasswordForm store={store} isReady={isHydrated} />
            </Way>
          </div>
        )}
        {hasLink ? null : <p className="text-sm text-muted">{recoveryTexts.last}</p>}
        <p>
          <a href={LOGIN_PATH} className="link inline-block py-2.5">
            {recoveryTexts.back}
          </a>
        </p>
      </div>
      <Toaster />
    </main>
  )
}

function NewPasswordForm({ store, isReady }: { store: Store; isReady: boolean }) {
  const link = useStore(store.$link)
  const { busy, faults } = useStore(store.$form)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const inputs = [...(form.current?.querySelectorAll('input') ?? [])]
    inputs.find(({ name }) => name in faults)?.focus()
  }, [faults])

  function send(by: 'code' | 'passkey'): void {
    // The cast is safe: the form has only text inputs.
    const typed = Object.fromEntries(new FormData(form.current ?? undefined)) as Record<
      string,
      string
    >
    void store.send(typed, by)
  }

  const needsCode = link.step !== 'valid' || link.needsMore
  return (
    <form
      ref={form}
      noValidate
      // Keeps the password out of the address before the script runs.
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        send('code')
      }}
      className="flex w-full flex-col gap-5"
    >
      <UserName />
      {needsCode ? (
        <Field label={recoveryTexts.code} hint={recoveryTexts.codeHint} message={faults.code}>
          {(control) => (
            <input
              {...control}
              name="code"
              required
              maxLength={LIMITS.recoveryCode}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              readOnly={busy !== null}
              className={`${control.className} font-mono`}
            />
          )}
        </Field>
      ) : null}
      <NewPasswordFields faults={faults} isReadOnly={busy !== null} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy === 'code'} disabled={!isReady || busy === 'passkey'}>
          {busy === 'code' ? recoveryTexts.setting : recoveryTexts.set}
        </Button>
        {link.step === 'valid' && link.needsMore ? (
          <Button
            quiet
            busy={busy === 'passkey'}
            disabled={busy === 'code'}
            onClick={() => send('passkey')}
          >
            {recoveryTexts.setByPasskey}
          </Button>
        ) : null}
      </div>
    </form>
  )
}

interface WayProps {
  heading: string
  text: string
  children: ReactNode
}

/** Renders one of the ways to a new password. */
function Way({ heading, text, children }: WayProps) {
  return (
    <section className="flex flex-col items-start gap-3 py-5 lg:gap-4 lg:px-8 lg:py-6 lg:first:pl-0 lg:last:pr-0">
      <h2 className="subheading">{heading}</h2>
      <p className="text-muted">{text}</p>
      {children}
    </section>
  )
}

function ByMail({ store, isReady }: { store: Store; isReady: boolean }) {
  const { busy } = useStore(store.$form)
  const sentUntil = useStore(store.$sentUntil)
  const sent = useRef<HTMLDivElement>(null)
  // The pressed button is gone.
  useEffect(() => sent.current?.focus(), [sentUntil])
  return (
    <Way heading={recoveryTexts.byMail} text={recoveryTexts.byMailText(PASSWORD_LINK_MINUTES)}>
      {sentUntil === null ? (
        <Button
          busy={busy === 'mail'}
          disabled={!isReady || busy === 'code'}
          onClick={() => void store.sendLink()}
        >
          {busy === 'mail' ? recoveryTexts.sending : recoveryTexts.send}
        </Button>
      ) : (
        <div
          ref={sent}
          role="status"
          tabIndex={-1}
          className="flex flex-col gap-2 rounded-xl bg-mist px-5 py-4"
        >
          <p className="font-semibold">{recoveryTexts.sent}</p>
          <p>{recoveryTexts.sentText}</p>
          <p>{recoveryTexts.sentUntil(formatMoment(sentUntil), PASSWORD_LINK_MINUTES)}</p>
          <p>{recoveryTexts.sentMore}</p>
        </div>
      )}
    </Way>
  )
}
