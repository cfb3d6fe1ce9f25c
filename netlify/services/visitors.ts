import { insertBooking } from '#db/queries/bookings.ts'
import type { BookingInput } from '#src/contracts/forms.ts'
import { messageTexts } from '#src/texts/messages.ts'
import { deliverSoon, type Sending } from './outbox-orders.ts'

/** Stores a consultation request, once per attempt id, and has the owner and the visitor told of it. */
export async function book(
  sending: Sending,
  { attemptId, ...booking }: BookingInput,
): Promise<{ message: string }> {
  await insertBooking(sending.db, {
    ...booking,
    id: crypto.randomUUID(),
    attemptId: attemptId ?? null,
  })
  deliverSoon(sending)
  return { message: messageTexts.booked }
}
