import type { Database } from '#db/client.ts'
import { type Booking, readBookings } from '#src/features/consultations/server/booking-queries.ts'
import type { Batch, Position } from '#src/server/queries/lists.ts'
import {
  readSubmissions,
  type TitledSubmission,
} from '#src/features/quizzes/server/submission-queries.ts'
import {
  readSubscribers,
  type Subscriber,
} from '#src/features/newsletter/server/subscriber-queries.ts'
import type {
  BookingsTableQuery,
  SubmissionsTableQuery,
  SubscribersTableQuery,
} from '../contracts.ts'
import type { CsvRow, CsvTable, PlacedRow } from '#src/core/csv.ts'
import { formatDay, formatMinute } from '#src/core/lithuanian.ts'
import { consultationTitle } from '#src/features/consultations/package-texts.ts'
import { inboxTexts } from '../texts.ts'
import {
  answersInWords,
  isReadable,
  storedBand,
  storedShares,
} from '#src/features/quizzes/server/stored-results.ts'

/** Rows per batch; the largest must fit into one answer of the database. */
const BATCH_SIZE = 100

type TableStart = Pick<BookingsTableQuery, 'afterTime' | 'afterId'>

/** A list as a table, read in batches. */
export function tableOf<Item extends { id: string }>(
  { name, headings }: { name: string; headings: readonly string[] },
  { afterTime, afterId }: TableStart,
  list: {
    read: (batch: Batch) => Promise<Item[]>
    timeOf: (item: Item) => Date
    toRow: (item: Item) => CsvRow
  },
): CsvTable {
  const isWhole = afterTime === undefined || afterId === undefined
  const start = isWhole ? null : { id: afterId, time: new Date(afterTime) }
  return {
    name: `${name}-${formatDay(new Date())}.csv`,
    headings,
    isWhole,
    rows: rowsOf(list, start),
  }
}

async function* rowsOf<Item extends { id: string }>(
  { read, timeOf, toRow }: Parameters<typeof tableOf<Item>>[2],
  start: Position | null,
): AsyncGenerator<PlacedRow, void> {
  let after = start
  for (;;) {
    const items = await read({ after, limit: BATCH_SIZE })
    for (const item of items) {
      after = { id: item.id, time: timeOf(item) }
      const place = { afterTime: after.time.toISOString(), afterId: after.id }
      yield { cells: toRow(item), place }
    }
    if (items.length < BATCH_SIZE) return
  }
}

/** Every booking that matches the query, as a table. */
export function bookingsTable(db: Database, filter: BookingsTableQuery): CsvTable {
  const file = { name: inboxTexts.bookingsFile, headings: inboxTexts.bookingsHeadings }
  return tableOf(file, filter, {
    read: (batch) => readBookings(db, filter, batch),
    timeOf: ({ createdAt }) => createdAt,
    toRow: bookingRow,
  })
}

function bookingRow(booking: Booking): CsvRow {
  return [
    formatMinute(booking.createdAt),
    inboxTexts.status[booking.status],
    booking.name,
    booking.email,
    booking.phone,
    consultationTitle(booking.consultationType),
    booking.preferredDate,
    booking.message,
    booking.notes,
  ]
}

/** Every subscriber that matches the query, as a table. */
export function subscribersTable(db: Database, filter: SubscribersTableQuery): CsvTable {
  const file = { name: inboxTexts.subscribersFile, headings: inboxTexts.subscribersHeadings }
  return tableOf(file, filter, {
    read: (batch) => readSubscribers(db, filter, batch),
    timeOf: ({ subscribedAt }) => subscribedAt,
    toRow: subscriberRow,
  })
}

function subscriberRow(subscriber: Subscriber): CsvRow {
  const { email, name, state, subscribed, subscribedAt, confirmedAt, leftAt, stoppedAt } =
    subscriber
  return [
    email,
    name,
    inboxTexts.subscriptionState[state],
    formatMinute(subscribedAt),
    confirmedAt === null
      ? subscribed
        ? inboxTexts.beforeConfirmation
        : null
      : formatMinute(confirmedAt),
    leftAt === null ? null : formatMinute(leftAt),
    stoppedAt === null ? null : formatMinute(stoppedAt),
  ]
}

/** Every submission that matches the query, as a table. */
export function submissionsTable(db: Database, filter: SubmissionsTableQuery): CsvTable {
  const file = { name: inboxTexts.submissionsFile, headings: inboxTexts.submissionsHeadings }
  return tableOf(file, filter, {
    read: (batch) => readSubmissions(db, filter, batch),
    timeOf: ({ completedAt }) => completedAt,
    toRow: submissionRow,
  })
}

/** Of a submission without email only the day is known. */
function completionOf({ email, completedAt }: TitledSubmission): string {
  return email === null ? formatDay(completedAt) : formatMinute(completedAt)
}

function consentOf({ email, consentedAt }: TitledSubmission): string | null {
  if (consentedAt !== null) return formatMinute(consentedAt)
  return email === null ? null : inboxTexts.noConsent
}

function submissionRow(submission: TitledSubmission): CsvRow {
  return [
    completionOf(submission),
    submission.quizTitle ?? inboxTexts.deletedQuiz,
    submission.email ?? inboxTexts.noEmail,
    submission.name,
    consentOf(submission),
    submission.totalScore,
    storedBand(submission.category)?.name ?? null,
    submission.warned ? inboxTexts.yes : null,
    storedShares(submission.breakdown)
      .map(({ name, share }) => `${name} ${share} %`)
      .join('; '),
    isReadable(submission)
      ? answersInWords(submission.answers)
          .map(({ question, answer }) => `${question} – ${answer}`)
          .join('\n')
      : inboxTexts.unreadable,
  ]
}
