import { insertBooking } from '#db/queries/bookings.ts'
import type { BookingInput } from '#src/contracts/forms.ts'
import { looksLikeBot } from '#src/domain/bots.ts'
import { messageTexts } from '#src/texts/messages.ts'
import { deliverSoon, type Sending } from './outbox-orders.ts'

/**
 * Stores a consultation request, once per attempt id, and has the owner and the visitor told of it. What looks
 * like a bot gets the same answer.
 */
export async function book(
  sending: Sending,
  { attemptId, website, openMs, ...booking }: BookingInput,
): Promise<{ message: string }> {
  await insertBooking(sending.db, {
    ...booking,
    id: crypto.randomUUID(),
    attemptId: attemptId ?? null,
    status: looksLikeBot({ website, openMs }) ? 'suspicious' : 'pending',
  })
  deliverSoon(sending)
  return { message: messageTexts.booked }
}
