import type { Database } from '#db/client.ts'
import { listEntries, requeueEntry } from '#src/server/queries/outbox.ts'
import type { OutboxQuery } from '../contracts.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { done } from '#src/server/errors.ts'
import { pageOfList } from '#src/server/lists.ts'
import { mailState } from '#src/server/mail.ts'
import { deliverSoon, type OutboxContext } from '#src/server/outbox-trigger.ts'

/** Returns a page of a group's entries, newest first. */
export async function pageOfOutbox(db: Database, { group, page }: OutboxQuery) {
  const list = await pageOfList(page, (slice) => listEntries(db, group, slice))
  const { standingSince: since, waitingMails: waiting, plannedMails, ...counts } = list.counts
  const mail = mailState()
  return {
    ...list,
    items: list.items.map((entry) => ({ ...entry, state: entry.shownState })),
    total: counts[group],
    counts,
    due: waiting,
    planned: plannedMails,
    standing: since === null || mail !== 'on' ? null : { since: new Date(since), waiting },
    mail,
  }
}

/** Requeues an entry and has it delivered. @throws RequestError 404 when it is sent or gone. */
export async function retryEntry(sending: OutboxContext, id: string): Promise<{ success: true }> {
  const answer = await done(requeueEntry(sending.db, id), errorTexts.outboxEntryNotFound)
  deliverSoon(sending)
  return answer
}
