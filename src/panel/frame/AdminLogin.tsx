import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { toasts } from '#src/client/toasts.ts'
import { adminTexts } from './texts.ts'
import { Button } from '#src/ui/Button.tsx'
import { Field } from '#src/ui/Field.tsx'
import { Toaster } from '#src/ui/Toaster.tsx'
import { useHydrated } from '#src/ui/use-hydrated.ts'
import { RECOVERY_PATH, session } from './session.ts'
import { UserName } from './UserName.tsx'

/** Renders the login page (specification, section 2): the password field and the passkey button. */
export function AdminLogin() {
  const { status, passwordMessage } = useStore(session.$login)
  const busy = status === 'submitting'
  const hasPasskeys = useHydrated() && session.canUsePasskeys()
  const form = useRef<HTMLFormElement>(null)
  const password = useRef<HTMLInputElement>(null)

  // If the session has ended, the previous page has left a toast to be shown here.
  useEffect(() => toasts.showFromLastPage(), [])

  useEffect(() => {
    // The page marks a form that was submitted before this island was ready.
    const isSent = form.current?.dataset.sent !== undefined
    void (isSent ? session.login(password.current?.value ?? '') : session.resume())
  }, [])

  useEffect(() => {
    if (passwordMessage !== null) password.current?.focus()
  }, [passwordMessage])

  return (
    <main className="wrap grid grow content-center py-10">
      <div className="card mx-auto w-full max-w-md gap-5 p-6 sm:p-8">
        <h1 className="heading">{adminTexts.loginTitle}</h1>
        <p className="text-muted">{adminTexts.loginIntro}</p>
        <form
          ref={form}
          noValidate
          // With GET, a submit before hydration would put the password into the URL.
          method="post"
          onSubmit={(event) => {
            event.preventDefault()
            void session.login(password.current?.value ?? '')
          }}
          className="flex flex-col gap-5"
        >
          <UserName />
          <Field label={adminTexts.passwordLabel} message={passwordMessage}>
            {(control) => (
              <input
                {...control}
                ref={password}
                type="password"
                name="password"
                required
                autoComplete="current-password"
                readOnly={status !== 'idle'}
              />
            )}
          </Field>
          <Button type="submit" busy={busy} disabled={status === 'passkey'}>
            {busy ? adminTexts.submitting : adminTexts.submit}
          </Button>
        </form>
        {/* Hidden, the button keeps its space, so that nothing moves when it appears. */}
        <div className={`grid ${hasPasskeys ? '' : 'invisible'}`.trim()}>
          <Button
            quiet
            busy={status === 'passkey'}
            disabled={busy}
            onClick={() => void session.loginByPasskey()}
          >
            {status === 'passkey' ? adminTexts.submitting : adminTexts.submitPasskey}
          </Button>
        </div>
        <p className="flex flex-wrap justify-between gap-x-6">
          <a href={RECOVERY_PATH} className="link inline-block py-2.5">
            {adminTexts.forgotten}
          </a>
          <a href="/" className="link inline-block py-2.5">
            {adminTexts.toSite}
          </a>
        </p>
      </div>
      <Toaster />
    </main>
  )
}
