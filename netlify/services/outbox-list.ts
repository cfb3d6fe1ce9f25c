import type { Database } from '#db/client.ts'
import { deleteEntry, listEntries, requeueEntry } from '#db/queries/outbox.ts'
import { INBOX_PAGE_SIZE } from '#src/contracts/inbox.ts'
import type { OutboxQuery } from '#src/contracts/outbox.ts'
import { errorTexts } from '#src/texts/errors.ts'
import { RequestError } from '../errors.ts'
import { mailState } from './mail.ts'
import { deliverSoon, type Sending } from './outbox-orders.ts'

/** A page of a group of entries, newest first. */
export async function pageOfOutbox(db: Database, { group, page }: OutboxQuery) {
  const slice = { limit: INBOX_PAGE_SIZE, offset: (page - 1) * INBOX_PAGE_SIZE }
  const { items, counts: found } = await listEntries(db, group, slice)
  const { standingSince: since, waitingMails: waiting, ...counts } = found
  const mail = mailState()
  return {
    items: items.map((entry) => ({ ...entry, state: entry.shownState })),
    total: counts[group],
    page,
    pageSize: INBOX_PAGE_SIZE,
    counts,
    standing: since === null || mail !== 'on' ? null : { since: new Date(since), waiting },
    mail,
  }
}

/** Queues an entry again and has it delivered. @throws RequestError 404 when it is sent or gone. */
export async function retryEntry(sending: Sending, id: string): Promise<{ success: true }> {
  if (!(await requeueEntry(sending.db, id))) {
    throw new RequestError(404, errorTexts.outboxEntryNotFound)
  }
  deliverSoon(sending)
  return { success: true }
}

/** @throws RequestError 404 when it is being sent or gone. */
export async function removeEntry(db: Database, id: string): Promise<{ success: true }> {
  if (!(await deleteEntry(db, id, ['waiting', 'unclear', 'failed', 'sent']))) {
    throw new RequestError(404, errorTexts.outboxEntryNotFound)
  }
  return { success: true }
}
