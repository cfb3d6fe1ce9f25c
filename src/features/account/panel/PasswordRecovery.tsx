import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { LIMITS } from '#src/core/fields.ts'
import { UserName } from '#src/panel/frame/UserName.tsx'
import { LOGIN_PATH } from '#src/panel/frame/session.ts'
import { Button } from '#src/ui/Button.tsx'
import { Field } from '#src/ui/Field.tsx'
import { Toaster } from '#src/ui/Toaster.tsx'
import { useHydrated } from '#src/ui/use-hydrated.ts'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { createPasswordRecovery, type PasswordRecovery as Store } from './password-recovery.ts'
import { recoveryTexts } from './recovery-texts.ts'

/** Renders the page that replaces a forgotten password, by a recovery code or the mailed link in the address. */
export function PasswordRecovery() {
  const [store] = useState(() => createPasswordRecovery())
  const link = useStore(store.$link)
  const isHydrated = useHydrated()

  useEffect(() => {
    void store.open(location.hash.slice(1))
  }, [store])

  return (
    <main className="wrap grid grow content-center py-10">
      <div className="card mx-auto w-full max-w-xl gap-6 p-6 sm:p-8">
        <div className="flex flex-col gap-3">
          <h1 className="heading">{recoveryTexts.title}</h1>
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
        <NewPasswordForm store={store} isReady={isHydrated && link.step !== 'checking'} />
        {link.step === 'valid' ? null : <ByMail store={store} isReady={isHydrated} />}
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
      className="flex flex-col gap-5"
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

function ByMail({ store, isReady }: { store: Store; isReady: boolean }) {
  const { busy } = useStore(store.$form)
  return (
    <section className="flex flex-col items-start gap-3 border-t border-line pt-6">
      <h2 className="subheading">{recoveryTexts.byMail}</h2>
      <p className="text-muted">{recoveryTexts.byMailText}</p>
      <Button
        quiet
        busy={busy === 'mail'}
        disabled={!isReady || busy === 'code'}
        onClick={() => void store.sendLink()}
      >
        {busy === 'mail' ? recoveryTexts.sending : recoveryTexts.send}
      </Button>
      <p className="text-sm text-muted">{recoveryTexts.last}</p>
    </section>
  )
}
