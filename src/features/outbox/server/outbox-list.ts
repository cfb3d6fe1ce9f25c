import type { Database } from '#db/client.ts'
import {
  entryCounts,
  isInGroup,
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
import { mailState } from '#src/server/mail.ts'
import { deliverSoon, type OutboxContext } from '#src/server/outbox-trigger.ts'
import { readReport } from './mail-report.ts'

const outboxList: List<typeof listOutbox, ShownEntry, Counts> = {
  rows: shownEntries,
  time: 'createdAt',
  filters: { group: isInGroup },
  counts: entryCounts,
  toItem: (entry) => ({ ...entry, state: entry.shownState }),
}

type Counts = Record<OutboxGroup, number> & MailCounts & { stuck: number; nextTryAt: string | null }

/** Returns a page of a group's entries, newest first. */
export async function pageOfOutbox(db: Database, query: OutboxQuery) {
  const page = await readList(db, outboxList, query)
  const { attention, waiting, planned, sent, waitingMails: due, nextTryAt } = page
  const mail = mailState()
  const trouble = mailTroubleOf(mail, page)
  return {
    ...page,
    counts: { attention, waiting, planned, sent },
    due,
    trouble,
    nextTryAt: nextTryAt === null || new Date(nextTryAt) < new Date() ? null : new Date(nextTryAt),
    report: trouble?.kind === 'standing' ? await readReport(trouble.since) : null,
    mail,
  }
}

/** Requeues an entry and has it delivered. @throws RequestError 404 when it is being sent, was sent or is gone. */
export async function retryEntry(sending: OutboxContext, id: string) {
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
