import type { Database } from '#db/client.ts'
import * as bookings from './booking-queries.ts'
import type {
  BookingChanges,
  BookingInput,
  BookingsListQuery,
  BookingsTableQuery,
} from '../contracts.ts'
import { bookingListTexts } from '../list-texts.ts'
import { consultationTitle } from '../package-texts.ts'
import type { CsvRow, CsvTable } from '#src/core/csv.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { formatMinute } from '#src/core/lithuanian.ts'
import { copyErasuresSoon } from '#src/server/erasures.ts'
import { done } from '#src/server/errors.ts'
import { pageOfList, tableOf } from '#src/server/lists.ts'
import { eraseRow } from '#src/server/queries/erasures.ts'
import { requireUpdated } from '#src/server/records.ts'
import { looksLikeBot } from '#src/core/visitor-forms.ts'
import { messageTexts } from '#src/core/form-texts.ts'
import { type FormCall, mailRateLimitKeys, withRateLimit } from '#src/server/rate-limits.ts'
import { deliverSoon, type OutboxContext } from '#src/server/outbox-trigger.ts'

/**
 * Stores a consultation request once per attempt id, and notifies the owner and the visitor. A request that looks
 * like a bot's is only stored, and its response promises nothing.
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

/** Returns a page of the bookings. */
export async function pageOfBookings(db: Database, { page, ...filter }: BookingsListQuery) {
  const list = await pageOfList(page, (slice) => bookings.listBookings(db, filter, slice))
  const total =
    filter.status === undefined
      ? Object.values(list.counts).reduce((sum, count) => sum + count)
      : list.counts[filter.status]
  return { ...list, total }
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

/** Returns every booking that matches the query, as a table. */
export function bookingsTable(db: Database, filter: BookingsTableQuery): CsvTable {
  const file = { name: bookingListTexts.file, headings: bookingListTexts.headings }
  return tableOf(file, filter, {
    read: (batch) => bookings.readBookings(db, filter, batch),
    timeOf: ({ createdAt }) => createdAt,
    toRow: bookingRow,
  })
}

function bookingRow(booking: bookings.Booking): CsvRow {
  return [
    formatMinute(booking.createdAt),
    bookingListTexts.status[booking.status],
    booking.name,
    booking.email,
    booking.phone,
    consultationTitle(booking.consultationType),
    booking.preferredDate,
    booking.message,
    booking.notes,
  ]
}
