import type { Database } from '#db/client.ts'
import * as bookings from '#db/queries/bookings.ts'
import { eraseRow } from '#db/queries/erasures.ts'
import * as submissions from '#db/queries/submissions.ts'
import * as subscribers from '#db/queries/subscribers.ts'
import type { Slice } from '#db/queries/lists.ts'
import {
  type BookingChanges,
  type BookingsListQuery,
  INBOX_PAGE_SIZE,
  type SubmissionsQuery,
  type SubscribersQuery,
} from '#src/contracts/inbox.ts'
import type { SubscriptionState } from '#src/domain/newsletter.ts'
import { isImportVersion } from '#src/domain/subscribers.ts'
import { errorTexts } from '#src/texts/errors.ts'
import { RequestError } from '../errors.ts'
import { keepErasuresSoon } from './erasures.ts'
import { departureKeys } from './keyed-hash.ts'
import { deliverSoon, type Sending } from './outbox-orders.ts'
import { requireUpdated } from './posts.ts'
import { answersInWords, isReadable, storedBand, storedShares } from './stored-results.ts'

function sliceOf(page: number): Slice {
  return { limit: INBOX_PAGE_SIZE, offset: (page - 1) * INBOX_PAGE_SIZE }
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
  const { items, counts } = await bookings.listBookings(db, filter, sliceOf(page))
  const total =
    filter.status === undefined
      ? Object.values(counts).reduce((sum, count) => sum + count)
      : counts[filter.status]
  return { items, total, page, pageSize: INBOX_PAGE_SIZE, counts }
}

/** A page of the subscribers, newest first. */
export async function pageOfSubscribers(db: Database, { page, ...filter }: SubscribersQuery) {
  const { items, ...counts } = await subscribers.listSubscribers(db, filter, sliceOf(page))
  return { items: items.map(toSubscriber), ...counts, page, pageSize: INBOX_PAGE_SIZE }
}

/** A page of the submissions, newest first. */
export async function pageOfSubmissions(db: Database, { page, ...filter }: SubmissionsQuery) {
  const { items, ...counts } = await submissions.listSubmissions(db, filter, sliceOf(page))
  return { items: items.map(toSubmission), ...counts, page, pageSize: INBOX_PAGE_SIZE }
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

/** The response of a deletion. @throws RequestError 404 with the sentence when nothing was deleted. */
function requireDeleted(deleted: boolean, missing: string): { success: true } {
  if (!deleted) throw new RequestError(404, missing)
  return { success: true }
}

export async function removeBooking(sending: Sending, id: string): Promise<{ success: true }> {
  const isDeleted = await eraseRow(sending.db, 'booking', id)
  keepErasuresSoon(sending)
  return requireDeleted(isDeleted, errorTexts.bookingNotFound)
}

/** Deletes a subscriber, here and in the marketing service. */
export async function removeSubscriber(sending: Sending, id: string): Promise<{ success: true }> {
  const { count } = await removeSubscribers(sending, [id])
  return requireDeleted(count > 0, errorTexts.subscriberNotFound)
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
  const isDeleted = await eraseRow(sending.db, 'submission', id)
  keepErasuresSoon(sending)
  return requireDeleted(isDeleted, errorTexts.submissionNotFound)
}
