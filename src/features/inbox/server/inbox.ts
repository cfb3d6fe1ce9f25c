import type { Database } from '#db/client.ts'
import * as bookings from '#src/features/consultations/server/booking-queries.ts'
import { eraseRow } from '#src/server/queries/erasures.ts'
import * as submissions from '#src/features/quizzes/server/submission-queries.ts'
import * as subscribers from '#src/features/newsletter/server/subscriber-queries.ts'
import type { Slice } from '#src/server/queries/lists.ts'
import {
  type BookingChanges,
  type BookingsListQuery,
  INBOX_PAGE_SIZE,
  type SubmissionsQuery,
  type SubscribersQuery,
} from '../contracts.ts'
import type { SubscriptionState } from '#src/features/newsletter/newsletter.ts'
import { isImportVersion } from '#src/features/newsletter/subscribers.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { done } from '#src/server/errors.ts'
import { keepErasuresSoon } from '#src/server/erasures.ts'
import { departureKeys } from '#src/server/keyed-hash.ts'
import { deliverSoon, type Sending } from '#src/server/outbox-orders.ts'
import { requireUpdated } from '#src/features/articles/server/posts.ts'
import {
  answersInWords,
  isReadable,
  storedBand,
  storedShares,
} from '#src/features/quizzes/server/stored-results.ts'

/** One page of a list, as the panel gets it. */
export async function inboxPage<List>(page: number, read: (slice: Slice) => Promise<List>) {
  const slice = { limit: INBOX_PAGE_SIZE, offset: (page - 1) * INBOX_PAGE_SIZE }
  return { ...(await read(slice)), page, pageSize: INBOX_PAGE_SIZE }
}

/** A stored subscriber as the panel gets it. */
export function toSubscriber(subscriber: subscribers.Subscriber) {
  const isImported = isImportVersion(subscriber.consentVersion)
  return { ...subscriber, source: isImported ? subscriber.consentText : null }
}

/** A stored submission with its answers as text. */
export function toSubmission(submission: submissions.TitledSubmission) {
  return {
    ...submission,
    category: storedBand(submission.category),
    dimensions: storedShares(submission.breakdown),
    answers: answersInWords(submission.answers),
    unreadable: !isReadable(submission),
  }
}

/** A page of the bookings. */
export async function pageOfBookings(db: Database, { page, ...filter }: BookingsListQuery) {
  const list = await inboxPage(page, (slice) => bookings.listBookings(db, filter, slice))
  const total =
    filter.status === undefined
      ? Object.values(list.counts).reduce((sum, count) => sum + count)
      : list.counts[filter.status]
  return { ...list, total }
}

/** A page of the subscribers, newest first. */
export async function pageOfSubscribers(db: Database, { page, ...filter }: SubscribersQuery) {
  const list = await inboxPage(page, (slice) => subscribers.listSubscribers(db, filter, slice))
  return { ...list, items: list.items.map(toSubscriber) }
}

/** A page of the submissions, newest first. */
export async function pageOfSubmissions(db: Database, { page, ...filter }: SubmissionsQuery) {
  const list = await inboxPage(page, (slice) => submissions.listSubmissions(db, filter, slice))
  return { ...list, items: list.items.map(toSubmission) }
}

/** Sets status and notes of a booking; with `updatedAt` only at that row version. */
export async function noteBooking(
  sending: Sending,
  id: string,
  { updatedAt, ...changes }: BookingChanges,
) {
  const expected = updatedAt === undefined ? null : new Date(updatedAt)
  const outcome = await bookings.updateBooking(sending.db, id, changes, expected)
  const booking = requireUpdated(outcome, errorTexts.bookingNotFound)
  if (changes.status === 'pending') deliverSoon(sending)
  return booking
}

export async function removeBooking(sending: Sending, id: string): Promise<{ success: true }> {
  const answer = await done(eraseRow(sending.db, 'booking', id), errorTexts.bookingNotFound)
  keepErasuresSoon(sending)
  return answer
}

/** Deletes a subscriber, here and in the marketing service. */
export async function removeSubscriber(sending: Sending, id: string): Promise<{ success: true }> {
  const deleting = removeSubscribers(sending, [id]).then(({ count }) => count > 0)
  return done(deleting, errorTexts.subscriberNotFound)
}

/** As above, several of one state; others are left alone. */
export async function removeSubscribers(
  sending: Sending,
  ids: readonly string[],
  state?: SubscriptionState,
): Promise<{ count: number }> {
  const count = await subscribers.deleteSubscribers(sending.db, ids, departureKeys(), state)
  keepErasuresSoon(sending)
  deliverSoon(sending)
  return { count }
}

/** Has stopped subscribers get letters again. */
export async function resumeSubscribers(
  sending: Sending,
  ids: readonly string[],
): Promise<{ count: number }> {
  const count = await subscribers.resumeSubscribers(sending.db, ids)
  deliverSoon(sending)
  return { count }
}

/** Erases email and name of every submission without a recorded consent. */
export async function anonymiseSubmissions(sending: Sending): Promise<{ count: number }> {
  const count = await submissions.anonymiseSubmissions(sending.db)
  keepErasuresSoon(sending)
  return { count }
}

export async function removeSubmission(sending: Sending, id: string): Promise<{ success: true }> {
  const answer = await done(eraseRow(sending.db, 'submission', id), errorTexts.submissionNotFound)
  keepErasuresSoon(sending)
  return answer
}
