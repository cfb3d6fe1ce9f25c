import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { PROOF_MINUTES } from '#src/features/account/contracts.ts'
import { Dialog } from '#src/panel/frame/Dialog.tsx'
import { proof } from '#src/panel/frame/proof.ts'
import { ConfirmedForm } from './ConfirmedForm.tsx'
import { ConfirmingPassword } from './ConfirmingPassword.tsx'
import { actOf, createProofForm } from './proof-form.ts'
import { proofTexts } from './proof-texts.ts'
import { useHasPasskey } from './use-has-passkey.tsx'

const TITLE_ID = 'patvirtinimas'

/** Asks for the password or a passkey before a refused act is repeated. Escape cancels the act. */
export function ProofDialog() {
  const [{ $fault, ...form }] = useState(() => createProofForm())
  const { busy } = useStore(form.$form)
  const fault = useStore($fault)
  const act = actOf(useStore(proof.$asked))
  const hasPasskey = useHasPasskey()
  const field = useRef<HTMLDivElement>(null)

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
          <ConfirmingPassword form={form} hasPasskey={hasPasskey} />
        </div>
        <p role="alert" className="text-sm font-semibold empty:hidden">
          {busy === null ? fault : ''}
        </p>
      </ConfirmedForm>
    </Dialog>
  )
}
