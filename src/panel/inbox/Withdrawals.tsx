import { useState } from 'react'
import { formatMinute } from '#src/domain/lithuanian.ts'
import { news } from '../frame/news.ts'
import { createAdmission } from './admission.ts'
import { AdmissionNote } from './AdmissionNote.tsx'
import { createWithdrawalsList } from './inbox-lists.ts'
import { InboxFrame } from './InboxFrame.tsx'
import { inboxViewTexts } from './texts.ts'

export function Withdrawals() {
  const [list] = useState(() => createWithdrawalsList())
  const [admission] = useState(() =>
    createAdmission({ of: 'withdrawals', list, onAdmitted: () => void news.load() }),
  )
  return (
    <InboxFrame name="withdrawals" list={list} withEmail>
      {({ contract, note, createdAt, suspicious, ...item }) => ({
        badge: suspicious ? (
          <span className="badge badge-clay">{inboxViewTexts.suspiciousWithdrawal}</span>
        ) : null,
        facts: <span>{inboxViewTexts.received(formatMinute(createdAt))}</span>,
        details: (
          <div className="flex flex-col gap-3">
            <p>{contract}</p>
            {note === null ? null : <p className="text-muted">{note}</p>}
            {suspicious ? (
              <AdmissionNote of="withdrawals" item={item} admission={admission} />
            ) : null}
          </div>
        ),
      })}
    </InboxFrame>
  )
}
