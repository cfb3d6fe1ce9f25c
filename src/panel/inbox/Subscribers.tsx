import { useState } from 'react'
import type { Subscriber } from '#src/contracts/inbox.ts'
import { formatMinute } from '#src/domain/lithuanian.ts'
import { inboxTexts } from '#src/texts/inbox.ts'
import { AdmissionNote } from './AdmissionNote.tsx'
import { createEntryActs } from './entry-acts.ts'
import { createSubscribersList } from './inbox-lists.ts'
import { InboxFrame } from './InboxFrame.tsx'
import { inboxViewTexts } from './texts.ts'

export function Subscribers() {
  const [list] = useState(() => createSubscribersList())
  const [acts] = useState(() => createEntryActs({ list }))
  return (
    <InboxFrame name="subscribers" list={list} withEmail>
      {(subscriber) => ({
        badge: (
          <span className={`badge ${subscriber.subscribed ? '' : 'badge-clay'}`.trim()}>
            {inboxTexts.subscriptionState[subscriber.state]}
          </span>
        ),
        facts: <SubscriptionTimes {...subscriber} />,
        ...(subscriber.state === 'suspicious'
          ? {
              details: <AdmissionNote of="subscribers" item={subscriber} acts={acts} />,
            }
          : {}),
      })}
    </InboxFrame>
  )
}

function SubscriptionTimes({ subscribed, subscribedAt, confirmedAt, leftAt }: Subscriber) {
  return (
    <>
      <span>{inboxViewTexts.subscribedAt(formatMinute(subscribedAt))}</span>
      {confirmedAt === null ? null : (
        <span>{inboxViewTexts.confirmedAt(formatMinute(confirmedAt))}</span>
      )}
      {subscribed && confirmedAt === null ? <span>{inboxViewTexts.beforeConfirmation}</span> : null}
      {leftAt === null ? null : <span>{inboxViewTexts.leftAt(formatMinute(leftAt))}</span>}
    </>
  )
}
