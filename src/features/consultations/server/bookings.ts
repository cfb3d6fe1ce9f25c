import { sql } from 'kysely'
import * as bookings from './booking-queries.ts'
import type { BookingChanges, BookingInput, listBookings } from '../contracts.ts'
import { BOOKING_STATUSES } from '../consultations.ts'
import { bookingListTexts } from '../list-texts.ts'
import { bookedTitle } from '../starting-title-texts.ts'
import type { CsvRow } from '#src/core/csv.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { formatCell } from '#src/core/lithuanian.ts'
import { copyErasuresSoon } from '#src/server/erasures.ts'
import { done } from '#src/server/errors.ts'
import type { ListWithTable } from '#src/server/lists.ts'
import { eraseRow } from '#src/server/queries/erasures.ts'
import { packageTitles } from '#src/server/queries/package-titles.ts'
import { longestWaitingBy, newestBy } from '#src/server/queries/lists.ts'
import { findsIn } from '#src/server/queries/search.ts'
import { requireUpdated } from '#src/server/records.ts'
import { looksLikeBot } from '#src/core/visitor-forms.ts'
import { messageTexts } from '#src/core/form-texts.ts'
import { type FormCall, mailRateLimitKeys, withRateLimit } from '#src/server/rate-limits.ts'
import { deliverSoon, type OutboxContext } from '#src/server/outbox-trigger.ts'

/**
 * Stores a consultation request once per attempt id, and notifies the owner and the visitor. A request that seems to
 * come from a bot is only stored, and its response promises no answer.
 * @throws RequestError 429
 */
export async function book(
  call: FormCall,
  { attemptId, website, openMs, ...booking }: BookingInput,
): Promise<{ message: string }> {
  const limits = mailRateLimitKeys(call, booking.email)
  const isHeld = looksLikeBot({ website, openMs })
  const stored = {
    ...booking,
    id: crypto.randomUUID(),
    attemptId: attemptId ?? null,
    status: isHeld ? 'suspicious' : 'pending',
  } as const
  await withRateLimit(limits, bookings.insertBooking(call.db, stored, limits))
  deliverSoon(call)
  return { message: isHeld ? messageTexts.bookingHeld : messageTexts.booked }
}

/** Sets status and notes of a booking. If `updatedAt` is given, it must be the current row version. */
export async function saveBooking(
  sending: OutboxContext,
  id: string,
  { updatedAt, ...changes }: BookingChanges,
) {
  const expected = updatedAt === undefined ? null : new Date(updatedAt)
  const outcome = await bookings.updateBooking(sending.db, id, changes, expected)
  const booking = requireUpdated(outcome, errorTexts.bookingNotFound)
  if (changes.status === 'pending') deliverSoon(sending)
  return booking
}

export async function removeBooking(
  sending: OutboxContext,
  id: string,
): Promise<{ success: true }> {
  const answer = await done(eraseRow(sending.db, 'booking', id), errorTexts.bookingNotFound)
  copyErasuresSoon(sending)
  return answer
}

/** List of bookings, also downloadable as a table. */
export const bookingList: ListWithTable<typeof listBookings, bookings.Booking> = {
  rows: (db) => db.read.selectFrom('consultationBookings').selectAll(),
  time: 'createdAt',
  order: (sort) =>
    sort === 'newest'
      ? newestBy('createdAt')
      : longestWaitingBy(sql`case when status = 'pending' then created_at end`, 'createdAt'),
  filters: {
    search: (search) => findsIn(['name', 'email', 'phone', 'message', 'notes'], search),
    status: (status) => sql`status = ${status}`,
    package: (id) => sql`consultation_type = ${id}`,
  },
  countsBy: { column: 'status', values: BOOKING_STATUSES },
  counts: () => sql`select ${packageTitles} as titles`,
  toItem: (booking) => booking,
  file: bookingListTexts,
  toRow: bookingRow,
}

function bookingRow(booking: bookings.Booking): CsvRow {
  return [
    formatCell(booking.createdAt),
    bookingListTexts.status[booking.status],
    booking.name,
    booking.email,
    booking.phone,
    bookedTitle(booking),
    booking.preferredDate,
    booking.message,
    booking.notes,
  ]
}
