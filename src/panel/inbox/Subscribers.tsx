import { useState } from 'react'
import { formatMinute } from '#src/domain/lithuanian.ts'
import { createSubscribersList } from './inbox-lists.ts'
import { inboxViewTexts } from './texts.ts'
import { InboxCard } from './InboxCard.tsx'
import { InboxFrame } from './InboxFrame.tsx'

export function Subscribers() {
  const [list] = useState(() => createSubscribersList())
  return (
    <InboxFrame name="subscribers" list={list}>
      {({ name, email, subscribed, subscribedAt }, removeButton) => (
        <InboxCard
          name={name}
          email={email}
          badge={
            <span className={`badge ${subscribed ? '' : 'badge-clay'}`.trim()}>
              {subscribed ? inboxViewTexts.subscribed : inboxViewTexts.unsubscribed}
            </span>
          }
          facts={
            <>
              {name === null ? null : (
                <a href={`mailto:${email}`} className="link">
                  {email}
                </a>
              )}
              <span>{inboxViewTexts.subscribedAt(formatMinute(subscribedAt))}</span>
            </>
          }
          removeButton={removeButton}
        />
      )}
    </InboxFrame>
  )
}
