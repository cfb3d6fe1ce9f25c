import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { canonicalEmail } from '#src/core/email-addresses.ts'
import { shownEmail } from '#src/core/shown-email.ts'
import { LIMITS } from '#src/core/fields.ts'
import { Field } from '#src/ui/Field.tsx'
import { ConfirmedForm } from '#src/features/account/panel/ConfirmedForm.tsx'
import { ConfirmingPassword } from '#src/features/account/panel/ConfirmingPassword.tsx'
import { createPasskeys } from '#src/features/account/panel/passkeys.ts'
import { createNoticesMove } from './settings-form.ts'
import { settingsTexts as texts } from './texts.ts'

/** Shows the address of notices and a form that changes it. A change must be confirmed. */
export function NoticeAddress({ stored }: { stored: string | null }) {
  const [move] = useState(() => createNoticesMove())
  const [passkeys] = useState(() => createPasskeys())
  const [address, setAddress] = useState(stored)
  const { busy, faults } = useStore(move.$form)
  useStore(passkeys.$state)
  const hasPasskey = passkeys.areUsable()

  useEffect(() => void passkeys.load(), [passkeys])

  return (
    <ConfirmedForm
      form={move}
      hasPasskey={hasPasskey}
      buttons={{
        act: texts.noticeMove,
        acting: texts.noticeMoving,
        byPasskey: texts.noticeMoveByPasskey,
      }}
      aria-labelledby="pranesimai"
      className="card gap-5 p-5"
      onDone={({ noticeEmail }) => setAddress(canonicalEmail(noticeEmail))}
    >
      <h4 id="pranesimai" className="font-sans font-semibold">
        {texts.notices}
      </h4>
      <p className="max-w-3xl text-muted">
        {`${address === null ? texts.noticesNowhere : texts.noticesTo(shownEmail(address))} ${texts.noticesText}`}
      </p>
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
        <ConfirmingPassword
          label={texts.noticePassword}
          hasPasskey={hasPasskey}
          message={faults.password}
          readOnly={busy !== null}
        />
      </div>
    </ConfirmedForm>
  )
}
