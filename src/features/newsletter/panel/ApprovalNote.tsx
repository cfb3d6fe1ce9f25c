import { useStore } from '@nanostores/react'
import { Button } from '#src/ui/Button.tsx'
import type { EntryActs } from '#src/features/inbox/panel/entry-acts.ts'
import { nameOf } from '#src/features/inbox/panel/inbox-lists.ts'
import { inboxViewTexts } from '#src/features/inbox/panel/texts.ts'
import { panelTexts } from '#src/panel/frame/texts.ts'
import { restoreFocus } from '#src/panel/frame/lost-focus.ts'

interface ApprovalNoteProps {
  of: 'subscribers' | 'withdrawals'
  item: { id: string; name: string | null; email: string }
  acts: EntryActs
}

/** Shows why nothing was sent to the e-mail address of a suspicious entry, and the button that accepts the entry. */
export function ApprovalNote({ of, item, acts }: ApprovalNoteProps) {
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
        onClick={() => void acts.approve(of, item.id).then(() => restoreFocus(null))}
      >
        {label}
      </Button>
    </div>
  )
}
