import { useState } from 'react'
import { formatMinute } from '#src/domain/lithuanian.ts'
import { createWithdrawalsList } from './inbox-lists.ts'
import { InboxFrame } from './InboxFrame.tsx'
import { inboxViewTexts } from './texts.ts'

export function Withdrawals() {
  const [list] = useState(() => createWithdrawalsList())
  return (
    <InboxFrame name="withdrawals" list={list} withEmail>
      {({ contract, note, createdAt }) => ({
        badge: null,
        facts: <span>{inboxViewTexts.received(formatMinute(createdAt))}</span>,
        details: (
          <>
            <p>{contract}</p>
            {note === null ? null : <p className="text-muted">{note}</p>}
          </>
        ),
      })}
    </InboxFrame>
  )
}
