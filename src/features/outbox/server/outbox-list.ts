import { sql } from 'kysely'
import type { Database } from '#db/client.ts'
import {
  entryCounts,
  isInGroup,
  isPlanned,
  requeueEntry,
  requeueStuckEntries,
  type ShownEntry,
  shownEntries,
} from '#src/server/queries/outbox.ts'
import { type MailCounts, mailTroubleOf } from '#src/core/mail-trouble.ts'
import type { OutboxGroup } from '#src/core/outbox.ts'
import type { listOutbox, OutboxQuery } from '../contracts.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { done } from '#src/server/errors.ts'
import { type List, readList } from '#src/server/lists.ts'
import { newestBy } from '#src/server/queries/lists.ts'
import { mailState } from '#src/server/mail.ts'
import { deliverSoon, type OutboxContext } from '#src/server/outbox-trigger.ts'

const outboxList: List<typeof listOutbox, ShownEntry, Counts> = {
  rows: shownEntries,
  time: 'createdAt',
  filters: { group: isInGroup },
  counts: entryCounts,
  toItem: (entry) => ({ ...entry, state: entry.shownState }),
  order: () => sql`${isPlanned}, ${newestBy('createdAt')}`,
}

type Counts = Record<OutboxGroup, number> & MailCounts & { stuck: number; planned: number }

/** Returns a page of a group's entries, newest first, planned mails last. */
export async function pageOfOutbox(db: Database, query: OutboxQuery) {
  const page = await readList(db, outboxList, query)
  const { attention, waiting, sent, waitingMails: due } = page
  const mail = mailState()
  return {
    ...page,
    counts: { attention, waiting, sent },
    due,
    trouble: mailTroubleOf(mail, page),
    mail,
  }
}

/**
 * Requeues an entry and has it delivered.
 * @throws RequestError 404 when the entry is being sent, was sent or is gone.
 */
export async function retryEntry(sending: OutboxContext, id: string): Promise<{ success: true }> {
  const answer = await done(requeueEntry(sending.db, id), errorTexts.outboxEntryNotFound)
  deliverSoon(sending)
  return answer
}

/** Requeues all stuck entries and has them delivered. */
export async function retryAllEntries(sending: OutboxContext): Promise<{ count: number }> {
  const count = await requeueStuckEntries(sending.db)
  deliverSoon(sending)
  return { count }
}
