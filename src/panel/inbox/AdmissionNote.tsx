import { useStore } from '@nanostores/react'
import { Button } from '../../islands/ui/Button.tsx'
import type { Admission } from './admission.ts'
import { nameOf } from './inbox-lists.ts'
import { inboxViewTexts } from './texts.ts'
import { panelTexts } from '../frame/texts.ts'

interface AdmissionNoteProps {
  of: 'subscribers' | 'withdrawals'
  item: { id: string; name: string | null; email: string }
  admission: Admission
}

/** Why nothing was sent to a suspicious entry's address, and the button that sends it. */
export function AdmissionNote({ of, item, admission }: AdmissionNoteProps) {
  const admitting = useStore(admission.$admitting)
  const label = inboxViewTexts.admit[of]
  return (
    <div className="flex flex-col items-start gap-3 rounded-xl bg-blush p-4">
      <p>{inboxViewTexts.suspicious[of]}</p>
      <Button
        quiet
        busy={admitting === item.id}
        disabled={admitting !== null}
        aria-label={panelTexts.itemLabel(label, nameOf(item))}
        onClick={() => void admission.admit(item.id)}
      >
        {label}
      </Button>
    </div>
  )
}
