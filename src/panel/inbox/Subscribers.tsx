import { useState } from 'react'
import { formatMinute } from '#src/domain/lithuanian.ts'
import { createSubscribersList } from './inbox-lists.ts'
import { InboxFrame } from './InboxFrame.tsx'
import { inboxViewTexts } from './texts.ts'

export function Subscribers() {
  const [list] = useState(() => createSubscribersList())
  return (
    <InboxFrame name="subscribers" list={list} withEmail>
      {({ subscribed, subscribedAt }) => ({
        badge: (
          <span className={`badge ${subscribed ? '' : 'badge-clay'}`.trim()}>
            {subscribed ? inboxViewTexts.subscribed : inboxViewTexts.unsubscribed}
          </span>
        ),
        facts: <span>{inboxViewTexts.subscribedAt(formatMinute(subscribedAt))}</span>,
      })}
    </InboxFrame>
  )
}
