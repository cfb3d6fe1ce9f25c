import { useStore } from '@nanostores/react'
import { useRef, useState } from 'react'
import { formatMoment } from '#src/core/lithuanian.ts'
import { shownEmail } from '#src/core/shown-email.ts'
import { LIMITS } from '#src/core/fields.ts'
import { Button } from '#src/ui/Button.tsx'
import { Field } from '#src/ui/Field.tsx'
import { ConfirmedForm } from '#src/features/account/panel/ConfirmedForm.tsx'
import { ConfirmingPassword } from '#src/features/account/panel/ConfirmingPassword.tsx'
import { useHasPasskey } from '#src/features/account/panel/use-has-passkey.tsx'
import type { AdminSettings } from '#src/features/settings/contracts.ts'
import { createNoticesMove } from './settings-form.ts'
import { settingsTexts as texts } from './texts.ts'

/** Shows the address of notices, the one that waits for its confirmation, and a form that asks for another. */
export function NoticeAddress({ stored }: { stored: AdminSettings }) {
  const [move] = useState(() => createNoticesMove(stored))
  const heading = useRef<HTMLHeadingElement>(null)
  const { noticeEmail, pendingNotices, inPreview } = useStore(move.$notices)
  const acting = useStore(move.$acting)
  const { busy, faults } = useStore(move.$form)
  const hasPasskey = useHasPasskey()
  const former = noticeEmail === null ? null : shownEmail(noticeEmail)

  async function act(name: 'resend' | 'cancel'): Promise<void> {
    // The pressed button may be gone.
    if (await move.act(name)) heading.current?.focus()
  }

  return (
    <section aria-labelledby="pranesimai" className="card gap-5 p-5">
      <h4 ref={heading} id="pranesimai" tabIndex={-1} className="font-sans font-semibold">
        {texts.notices}
      </h4>
      <p className="max-w-3xl text-muted">
        {`${former === null ? texts.noticesNowhere : texts.noticesTo(former)} ${inPreview ? texts.noticesOfPreview : texts.noticesText}`}
      </p>
      {pendingNotices === null ? null : (
        <div className="flex flex-col items-start gap-3">
          <p className="font-semibold wrap-anywhere">
            {texts.noticesPending(shownEmail(pendingNotices.email))}
          </p>
          <p className="max-w-3xl text-muted">
            {pendingNotices.expiresAt === null
              ? texts.noticesExpired(former)
              : texts.noticesPendingText(formatMoment(pendingNotices.expiresAt), former)}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button quiet busy={acting === 'resend'} onClick={() => void act('resend')}>
              {texts.noticeResend}
            </Button>
            <Button quiet busy={acting === 'cancel'} onClick={() => void act('cancel')}>
              {texts.noticeCancel}
            </Button>
          </div>
        </div>
      )}
      {inPreview ? null : (
        <ConfirmedForm
          form={move}
          hasPasskey={hasPasskey}
          buttons={{
            act: texts.noticeMove,
            acting: texts.noticeMoving,
            byPasskey: texts.noticeMoveByPasskey,
          }}
          aria-labelledby="pranesimai"
          className="flex flex-col gap-5"
          onDone={() => void move.reload()}
        >
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <Field label={texts.noticeEmail} message={faults.noticeEmail}>
              {(control) => (
                <input
                  {...control}
                  name="noticeEmail"
                  type="email"
                  autoComplete="off"
                  maxLength={LIMITS.email}
                  readOnly={busy !== null}
                />
              )}
            </Field>
            <ConfirmingPassword form={move} hasPasskey={hasPasskey} />
          </div>
        </ConfirmedForm>
      )}
    </section>
  )
}
