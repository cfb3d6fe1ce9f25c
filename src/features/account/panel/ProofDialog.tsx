import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { PROOF_MINUTES } from '#src/features/account/contracts.ts'
import { Dialog } from '#src/panel/frame/Dialog.tsx'
import { proof } from '#src/panel/frame/proof.ts'
import { ConfirmedForm } from './ConfirmedForm.tsx'
import { ConfirmingPassword } from './ConfirmingPassword.tsx'
import { createPasskeys } from './passkeys.ts'
import { actOf, createProofForm } from './proof-form.ts'
import { proofTexts } from './proof-texts.ts'
import { securityTexts } from './texts.ts'

const TITLE_ID = 'patvirtinimas'

/** Asks for the password or a passkey before a refused act is repeated. Escape cancels the act. */
export function ProofDialog() {
  const [{ $fault, ...form }] = useState(() => createProofForm())
  const [passkeys] = useState(() => createPasskeys())
  const { busy, faults } = useStore(form.$form)
  const fault = useStore($fault)
  const act = actOf(useStore(proof.$asked))
  useStore(passkeys.$state)
  const hasPasskey = passkeys.areUsable()
  const field = useRef<HTMLDivElement>(null)

  useEffect(() => void passkeys.load(), [passkeys])
  useEffect(() => field.current?.querySelector('input')?.focus(), [])

  return (
    <Dialog title={proofTexts.title} onClose={() => proof.answer(false)}>
      <div id={TITLE_ID} className="flex flex-col gap-2">
        {act === undefined ? null : <p className="font-semibold">{proofTexts.act(act)}</p>}
        <p>{proofTexts.text(PROOF_MINUTES)}</p>
      </div>
      <ConfirmedForm
        form={form}
        hasPasskey={hasPasskey}
        buttons={proofTexts.buttons}
        aria-labelledby={TITLE_ID}
        className="flex flex-col gap-5"
        onDone={() => proof.answer(true)}
        onCancel={() => proof.answer(false)}
      >
        <div ref={field}>
          <ConfirmingPassword
            label={securityTexts.password}
            hasPasskey={hasPasskey}
            message={faults.password}
            readOnly={busy !== null}
          />
        </div>
        <p role="alert" className="text-sm font-semibold empty:hidden">
          {busy === null ? fault : ''}
        </p>
      </ConfirmedForm>
    </Dialog>
  )
}
