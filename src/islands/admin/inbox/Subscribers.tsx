import { useState } from 'react'
import { formatMinute } from '#src/domain/lithuanian.ts'
import { createSubscribersList } from '#src/stores/admin/inbox-lists.ts'
import { inboxTexts } from '#src/texts/inbox.ts'
import { session } from '../session.ts'
import { InboxFrame } from './InboxFrame.tsx'

/** Who has subscribed to the newsletter. */
export function Subscribers() {
  const [list] = useState(() => createSubscribersList(session))
  return (
    <InboxFrame name="subscribers" list={list}>
      {({ name, email, subscribed, subscribedAt }, removeButton) => (
        <article className="card gap-3 p-5 sm:flex-row sm:items-center sm:justify-between sm:gap-6">
          <div className="flex min-w-0 flex-col gap-1">
            <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
              <h3 className="font-sans text-lg">{name ?? email}</h3>
              <span className={`badge ${subscribed ? '' : 'badge-clay'}`}>
                {subscribed ? inboxTexts.subscribed : inboxTexts.unsubscribed}
              </span>
            </div>
            <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
              <a href={`mailto:${email}`} className="link wrap-anywhere">
                {email}
              </a>
              <span>{inboxTexts.subscribedAt(formatMinute(subscribedAt))}</span>
            </p>
          </div>
          <div className="shrink-0">{removeButton}</div>
        </article>
      )}
    </InboxFrame>
  )
}
