import Stripe from 'stripe'
import { errorTexts } from '#src/core/error-texts.ts'
import { RequestError } from '#src/server/errors.ts'
import { digestId } from '#src/server/keyed-hash.ts'
import { environment } from '#src/server/environment.ts'
import type { Sending } from '#src/server/outbox-orders.ts'
import { envelope } from './payment-facts.ts'
import { keepUnread, rowOf, storePaymentEvent } from './stored-payments.ts'

/** Columns of an event without a valid envelope. */
const UNKNOWN = { type: 'unknown', apiVersion: null, livemode: true } as const

/**
 * Takes an event of the checkout: stores what matters of it, once, and the order of a purchase, which is confirmed by
 * mail when nothing more is to be paid. Types that tell nothing of an order are not stored. What cannot be read is kept, as the
 * checkout forgets what was answered.
 * @throws RequestError 400 for a forged, stale, unsigned or thin one, 403 for one of the checkout's test mode, 503 while no
 *   secret is configured.
 */
export async function receivePaymentEvent(
  sending: Sending,
  signed: { signature: string | null; bytes: Uint8Array },
): Promise<{ received: true }> {
  const sent = verified(signed)
  if (!sent.livemode && !environment().payments.takesTests) {
    throw new RequestError(403, errorTexts.paymentTest)
  }
  const event = envelope.safeParse(sent).data
  const isStored =
    event !== undefined &&
    (await storePaymentEvent(
      sending,
      event,
      releaseOf(event.api_version) !== releaseOf(Stripe.API_VERSION),
    ))
  if (!isStored) {
    const body = new TextDecoder().decode(signed.bytes)
    const row =
      event === undefined
        ? { ...UNKNOWN, eventId: digestId(body), createdAt: new Date() }
        : rowOf(event)
    await keepUnread(sending.db, row, body)
  }
  return { received: true }
}

/** The name of a release of the checkout's interface: its versions differ in nothing that is read. */
function releaseOf(version: string | null): string | undefined {
  return version?.split('.')[1]
}

/** @throws RequestError 400, 503 */
function verified({ signature, bytes }: { signature: string | null; bytes: Uint8Array }) {
  const { secrets } = environment().payments
  if (secrets.length === 0) throw new RequestError(503, errorTexts.paymentsUnset)
  const causes: unknown[] = []
  for (const secret of secrets) {
    try {
      return Stripe.webhooks.constructEvent(bytes, signature ?? '', secret)
    } catch (cause) {
      // It is signed, and none of the events that are read.
      if (!(cause instanceof Stripe.errors.StripeSignatureVerificationError)) {
        throw new RequestError(400, errorTexts.paymentThin, { cause })
      }
      causes.push(cause)
    }
  }
  throw new RequestError(400, errorTexts.paymentForged, { cause: causes })
}
