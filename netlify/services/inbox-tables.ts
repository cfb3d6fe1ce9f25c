import type { Database } from '#db/client.ts'
import { type Booking, readBookings } from '#db/queries/bookings.ts'
import type { Batch, Position } from '#db/queries/lists.ts'
import { readSubmissions, type TitledSubmission } from '#db/queries/submissions.ts'
import { readSubscribers, type Subscriber } from '#db/queries/subscribers.ts'
import type { BookingsQuery, SubmissionsQuery, SubscribersQuery } from '#src/contracts/inbox.ts'
import type { CsvRow, CsvTable } from '#src/domain/csv.ts'
import { formatDay, formatMinute } from '#src/domain/lithuanian.ts'
import { consultationTitle } from '#src/texts/packages.ts'
import { inboxTexts } from '#src/texts/inbox.ts'
import { answersInWords, storedBand, storedShares } from './submissions.ts'

/** Rows per batch. */
const BATCH_SIZE = 500

/** Reads a list to its end in batches and maps them to table rows. */
export async function* tableRows<Item>(
  read: (batch: Batch) => Promise<Item[]>,
  positionOf: (item: Item) => Position,
  toRow: (item: Item) => CsvRow,
): AsyncGenerator<CsvRow[], void> {
  let after: Position | null = null
  for (;;) {
    const items: Item[] = await read({ after, limit: BATCH_SIZE })
    const last = items.at(-1)
    if (last === undefined) return
    yield items.map(toRow)
    if (items.length < BATCH_SIZE) return
    after = positionOf(last)
  }
}

export function fileName(name: string): string {
  return `${name}-${formatDay(new Date())}.csv`
}

/** Every booking that matches the query, on all pages, as a table. */
export function bookingsTable(db: Database, filter: BookingsQuery): CsvTable {
  return {
    name: fileName(inboxTexts.bookingsFile),
    headings: inboxTexts.bookingsHeadings,
    batches: tableRows(
      (batch) => readBookings(db, filter, batch),
      ({ id, createdAt }) => ({ id, time: createdAt }),
      bookingRow,
    ),
  }
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

/** Every subscriber that matches the query, on all pages, as a table. */
export function subscribersTable(db: Database, filter: SubscribersQuery): CsvTable {
  return {
    name: fileName(inboxTexts.subscribersFile),
    headings: inboxTexts.subscribersHeadings,
    batches: tableRows(
      (batch) => readSubscribers(db, filter, batch),
      ({ id, subscribedAt }) => ({ id, time: subscribedAt }),
      subscriberRow,
    ),
  }
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

/** Every submission that matches the query, on all pages, as a table. */
export function submissionsTable(db: Database, filter: SubmissionsQuery): CsvTable {
  return {
    name: fileName(inboxTexts.submissionsFile),
    headings: inboxTexts.submissionsHeadings,
    batches: tableRows(
      (batch) => readSubmissions(db, filter, batch),
      ({ id, completedAt }) => ({ id, time: completedAt }),
      submissionRow,
    ),
  }
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
    answersInWords(submission.answers)
      .map(({ question, answer }) => `${question} – ${answer}`)
      .join('\n'),
  ]
}
