import { insertBooking } from './booking-queries.ts'
import type { BookingInput } from '../contracts.ts'
import { looksLikeBot } from '#src/core/bots.ts'
import { messageTexts } from '#src/core/message-texts.ts'
import { type FormCall, mailLimits, withinLimits } from '#src/server/call-limits.ts'
import { deliverSoon } from '#src/server/outbox-orders.ts'

/**
 * Stores a consultation request, once per attempt id, and has the owner and the visitor told of it. What looks
 * like a bot is stored alone, and promised nothing.
 * @throws RequestError 429
 */
export async function book(
  call: FormCall,
  { attemptId, website, openMs, ...booking }: BookingInput,
): Promise<{ message: string }> {
  const limits = mailLimits(call, booking.email)
  const isHeld = looksLikeBot({ website, openMs })
  const stored = {
    ...booking,
    id: crypto.randomUUID(),
    attemptId: attemptId ?? null,
    status: isHeld ? 'suspicious' : 'pending',
  } as const
  await withinLimits(limits, insertBooking(call.db, stored, limits))
  deliverSoon(call)
  return { message: isHeld ? messageTexts.bookingHeld : messageTexts.booked }
}
