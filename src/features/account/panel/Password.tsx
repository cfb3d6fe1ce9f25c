import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { formatDay, formatMinute } from '#src/core/lithuanian.ts'
import { ConfirmedForm } from './ConfirmedForm.tsx'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import type { Password as PasswordStore } from './password.ts'
import { SecurityPart } from './SecurityPart.tsx'
import { securityTexts } from './texts.ts'

interface PasswordProps {
  password: PasswordStore
  hasPasskey: boolean
  /** Called after the password was changed. */
  onChanged: () => void
}

export function Password({ password, hasPasskey, onChanged }: PasswordProps) {
  return (
    <SecurityPart
      list={password}
      id="slaptazodis"
      title={securityTexts.passwordHeading}
      intro={securityTexts.passwordIntro}
      stateOf={({ items: [inForce] }) => {
        const { changed, ofEnvironment, ofPreview } = securityTexts.states
        if (inForce?.source === 'panel') return { text: changed(formatDay(inForce.changedAt)) }
        return inForce?.source === 'preview'
          ? { text: ofPreview }
          : { text: ofEnvironment, isOpenTask: true }
      }}
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
    </SecurityPart>
  )
}

interface NewPasswordProps {
  password: PasswordStore
  hasPasskey: boolean
  onDone: () => void
}

function NewPassword({ password, hasPasskey, onDone }: NewPasswordProps) {
  const { busy, faults } = useStore(password.form.$form)
  const [changes, setChanges] = useState(0)
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
        setChanges(changes + 1)
        onDone()
      }}
    >
      <h4 id="keisti-slaptazodi" className="font-sans font-semibold">
        {securityTexts.changeHeading}
      </h4>
      <NewPasswordFields
        // Remounts the fields after a change, so that the new password is hidden again.
        key={changes}
        faults={faults}
        isReadOnly={busy !== null}
        current={{ hint: hasPasskey ? securityTexts.currentPasswordHint : null }}
      />
    </ConfirmedForm>
  )
}
