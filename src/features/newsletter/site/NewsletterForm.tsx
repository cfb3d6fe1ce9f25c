import { useStore } from '@nanostores/react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { NAME_MAX } from '#src/core/visitor-forms.ts'
import { shownEmail } from '#src/core/shown-email.ts'
import { createNewsletter } from './newsletter.ts'
import { newsletterTexts } from '../texts.ts'
import { PrivacyNote } from '#src/site/PrivacyNote.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Field } from '#src/ui/Field.tsx'
import { Honeypot, honeypotValue } from '#src/ui/Honeypot.tsx'
import { Toaster } from '#src/ui/Toaster.tsx'
import { earlyInputs } from '#src/ui/early-inputs.ts'
import { useHydrated } from '#src/ui/use-hydrated.ts'

/** Subscribes a visitor to the newsletter (specification, section 2, newsletter form). */
export function NewsletterForm() {
  const [newsletter] = useState(() => createNewsletter())
  const { status, email, name, emailMessage, sentTo } = useStore(newsletter.$state)
  const busy = status === 'submitting'
  const hydrated = useHydrated()
  const emailInput = useRef<HTMLInputElement>(null)
  const pending = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (sentTo === null) return
    pending.current?.focus({ preventScroll: true })
    // Away from the toast at the edge of the screen.
    pending.current?.parentElement?.scrollIntoView({ block: 'center' })
  }, [sentTo])
  const [early] = useState(() => [earlyInputs('email')[0], earlyInputs('name')[0]] as const)

  // Takes over text typed before hydration. A layout effect, because a later effect could overwrite newer input.
  useLayoutEffect(() => {
    newsletter.edit({ email: early[0]?.value ?? '', name: early[1]?.value ?? '' })
  }, [newsletter, early])

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void newsletter.submit(honeypotValue(event.currentTarget))
        if (newsletter.$state.get().emailMessage !== null) emailInput.current?.focus()
      }}
      className="flex flex-col gap-4"
    >
      <Field label={newsletterTexts.emailLabel} message={emailMessage}>
        {(control) => (
          <input
            {...control}
            ref={emailInput}
            type="email"
            name="email"
            required
            autoComplete="email"
            placeholder={newsletterTexts.emailPlaceholder}
            value={email}
            readOnly={busy}
            onChange={(event) => newsletter.edit({ email: event.target.value })}
          />
        )}
      </Field>
      <Field label={newsletterTexts.nameLabel}>
        {(control) => (
          <input
            {...control}
            type="text"
            name="name"
            autoComplete="given-name"
            maxLength={NAME_MAX}
            placeholder={newsletterTexts.namePlaceholder}
            value={name}
            readOnly={busy}
            onChange={(event) => newsletter.edit({ name: event.target.value })}
          />
        )}
      </Field>
      <Honeypot />
      <PrivacyNote {...newsletterTexts.consent} />
      <div>
        {/* Disabled until hydration: a native submit would put the address into the URL. */}
        <Button type="submit" busy={busy} disabled={!hydrated}>
          {busy ? newsletterTexts.submitting : newsletterTexts.submit}
        </Button>
      </div>
      {sentTo === null ? null : (
        <div className="mt-1.5 rounded-xl bg-mist px-5 py-4">
          <h3 ref={pending} tabIndex={-1} className="subheading">
            {newsletterTexts.pendingHeading}
          </h3>
          <p className="mt-1 wrap-anywhere">{newsletterTexts.pending(shownEmail(sentTo))}</p>
        </div>
      )}
      <Toaster />
    </form>
  )
}
