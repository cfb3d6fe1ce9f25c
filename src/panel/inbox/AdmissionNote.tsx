import { useStore } from '@nanostores/react'
import type { admitSubscriber } from '#src/contracts/inbox.ts'
import * as routes from '#src/contracts/routes.ts'
import { Button } from '../../islands/ui/Button.tsx'
import type { EntryActs } from './entry-acts.ts'
import { nameOf } from './inbox-lists.ts'
import { inboxViewTexts } from './texts.ts'
import { panelTexts } from '../frame/texts.ts'

const ROUTES = { subscribers: routes.admitSubscriber, withdrawals: routes.admitWithdrawal }

interface AdmissionNoteProps {
  of: keyof typeof ROUTES
  item: { id: string; name: string | null; email: string }
  acts: EntryActs
}

/** Why nothing was sent to a suspicious entry's address, and the button that sends it. */
export function AdmissionNote({ of, item, acts }: AdmissionNoteProps) {
  const busy = useStore(acts.$busy)
  const label = inboxViewTexts.admit[of]
  return (
    <div className="flex flex-col items-start gap-3 rounded-xl bg-blush p-4">
      <p>{inboxViewTexts.suspicious[of]}</p>
      <Button
        quiet
        busy={busy === item.id}
        disabled={busy !== null}
        aria-label={panelTexts.itemLabel(label, nameOf(item))}
        onClick={() =>
          void acts.act(
            item.id,
            // Both calls have the same form.
            ({ call }) => call<typeof admitSubscriber>(ROUTES[of], { params: { id: item.id } }),
            { done: inboxViewTexts.admitted[of], failed: inboxViewTexts.admitFailed },
          )
        }
      >
        {label}
      </Button>
    </div>
  )
}
