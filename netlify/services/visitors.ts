import type { Database } from '#db/client.ts'
import { insertBooking } from '#db/queries/bookings.ts'
import { saveSubscription } from '#db/queries/subscribers.ts'
import type { BookingInput, SubscriptionInput } from '#src/contracts/forms.ts'
import { messageTexts } from '#src/texts/messages.ts'
import { deliverSoon, type Sending } from './outbox-orders.ts'

/** Subscribes an address to the newsletter; idempotent, with the same response. */
export async function subscribe(
  db: Database,
  subscription: SubscriptionInput,
): Promise<{ message: string }> {
  await saveSubscription(db, { id: crypto.randomUUID(), ...subscription })
  return { message: messageTexts.subscribed }
}

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
