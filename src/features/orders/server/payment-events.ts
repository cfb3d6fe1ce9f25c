import Stripe from 'stripe'
import { canonicalEmail } from '#src/core/email-addresses.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { RequestError } from '#src/server/errors.ts'
import { digestId, readToken, signToken } from '#src/server/signing.ts'
import { environment } from '#src/server/environment.ts'
import { type OutboxContext, deliverSoon } from '#src/server/outbox-trigger.ts'
import { type Database, refusesData } from '#db/client.ts'
import type { Private } from '#src/core/private.ts'
import { SEALED_EVENT_DAYS } from '#src/core/retention.ts'
import { type LinkSale, readLinkSales } from '#src/features/settings/server/prices.ts'
import { ANSWER_WITHIN_HOURS } from '../orders.ts'
import type { Sold } from '../sold.ts'
import {
  envelope,
  type Envelope,
  type Facts,
  factsOf,
  isPrice,
  PURCHASES,
} from './payment-facts.ts'
import * as queries from './payment-queries.ts'

// Keeps the facts of the checkout's events. An event that could not be read is kept as an encrypted copy until a later
// release can read it.

/** Purpose of the token that holds an encrypted copy. */
const SEAL = 'payment-event'

/** Maps an envelope to the columns of every event. */
export function rowOf({ id, type, api_version, livemode, created }: Envelope) {
  return { eventId: id, type, apiVersion: api_version, livemode, createdAt: created }
}

/**
 * Stores the facts of an event, and the order of a purchase.
 * @param isOther whether the event is from another release of the checkout's API. The owner is notified only of the
 *   first such event.
 * @returns false if the event's schema is unexpected, or the database refuses its data.
 */
export async function storePaymentEvent(
  sending: OutboxContext,
  event: Envelope,
  isOther: boolean,
): Promise<boolean> {
  const { sales, restatedTerms } = PURCHASES.includes(event.type)
    ? await readLinkSales(sending.db)
    : NOTHING_SOLD
  const facts = factsOf(event, sales)
  if (facts === 'nothing') return true
  if (facts === 'unread') return false
  const { event: read, order = null } = facts
  const isOtherSum = await isRenewedAtOtherSum(sending.db, facts)
  const isBought = order !== null && read.outcome !== 'unpaid'
  try {
    await queries.insertPaymentEvent(
      sending.db,
      {
        ...rowOf(event),
        ...read,
        problem: isOtherSum ? 'price' : (read.problem ?? (isOther ? 'other-version' : null)),
      },
      order && {
        ...withSold(order),
        id: crypto.randomUUID(),
        createdAt: event.created,
        agreedAt: isBought ? event.created : null,
      },
      order === null ? [] : restatedTerms(order.sale),
    )
  } catch (error) {
    if (refusesData(error)) return false
    throw error
  }
  deliverSoon(sending)
  return true
}

/** Whether an event is a renewal at another sum than the price that its order has sold. */
async function isRenewedAtOtherSum(
  db: Database,
  { event: { subscriptionId = null, currency }, renewedSum }: Facts,
): Promise<boolean> {
  if (renewedSum === undefined) return false
  const price = await queries.findSoldPrice(db, subscriptionId)
  return price !== null && !isPrice(price, renewedSum, currency)
}

/** Sales for an event that is not about a purchase. */
const NOTHING_SOLD = { sales: new Map<string, LinkSale>(), restatedTerms: () => [] }

/** Replaces the sale with what the order keeps of it. */
function withSold({ sale, ...order }: NonNullable<Facts['order']>) {
  const { package: id, price, settings } = sale
  const { title, features } = settings.packages[id]
  const sold: Sold = {
    title,
    price,
    features,
    hours: ANSWER_WITHIN_HOURS[id],
    answerHours: settings.answerHours,
  }
  return { ...order, package: id, sold: JSON.stringify(sold) }
}

/** Stores an event that could not be read, for the owner and for a later release. */
export async function storeUnreadableEvent(
  db: Database,
  row: ReturnType<typeof rowOf>,
  body: string,
): Promise<void> {
  const end = new Date(Date.now() + SEALED_EVENT_DAYS * 86_400_000)
  const sealedBody = signToken(SEAL, [body], end)
  await queries.insertPaymentEvent(db, { ...row, problem: 'version', sealedBody }, null)
}

/** Tries again to read the events that an earlier release could not read. Stores every event that can be read now. */
export async function rereadPaymentEvents(sending: OutboxContext): Promise<void> {
  for (const { id, body } of await readSealed(sending.db)) {
    const event = envelope.safeParse(JSON.parse(body)).data
    const isRead = event !== undefined && (await storePaymentEvent(sending, event, false))
    if (isRead) await queries.deleteSealed(sending.db, [id])
  }
}

/** Deletes the encrypted copies of unread events that contain an address. */
export async function deleteSealedCopies(db: Database, email: Private): Promise<void> {
  const sealed = await readSealed(db)
  const about = sealed.filter(({ body }) => names(body, email))
  if (about.length > 0)
    await queries.deleteSealed(
      db,
      about.map(({ id }) => id),
    )
}

/** Whether the event contains the address, even in another spelling (`canonicalEmail`). */
function names(body: string, email: Private): boolean {
  let isNamed = body.toLowerCase().includes(email)
  JSON.parse(body, (_, value: unknown) => {
    isNamed ||= typeof value === 'string' && canonicalEmail(value) === email
    return value
  })
  return isNamed
}

async function readSealed(db: Database): Promise<{ id: string; body: string }[]> {
  const rows = await queries.listSealed(db)
  return rows.flatMap(({ id, sealedBody }) => {
    const read = readToken(SEAL, sealedBody)
    return read.state === 'valid' ? [{ id, body: read.claims[0] ?? '' }] : []
  })
}

/** Columns of an event without a valid envelope. */
const UNKNOWN = { type: 'unknown', apiVersion: null, livemode: true } as const

/**
 * Receives an event of the checkout: stores its facts once, and the order of a purchase. Once the payment is confirmed,
 * the order is confirmed by mail. Types that concern no order are not stored. An unreadable event is kept, since the
 * checkout does not send an acknowledged event again.
 * @throws RequestError 400 for a forged, stale, unsigned or thin event, 403 for an event of the checkout's test mode,
 *   503 while no secret is configured.
 */
export async function receivePaymentEvent(
  sending: OutboxContext,
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
    await storeUnreadableEvent(sending.db, row, body)
  }
  return { received: true }
}

/**
 * Returns the release name in a version of the checkout's API. Versions of one release do not differ in the fields
 * that are read.
 */
function releaseOf(version: string | null): string | undefined {
  return version?.split('.')[1]
}

/**
 * Verifies the signature of an event and parses the event.
 * @throws RequestError 400 if that fails, 503 while no secret is configured.
 */
function verified({ signature, bytes }: { signature: string | null; bytes: Uint8Array }) {
  const { secrets } = environment().payments
  if (secrets.length === 0) throw new RequestError(503, errorTexts.paymentsUnset)
  const causes: unknown[] = []
  for (const secret of secrets) {
    try {
      return Stripe.webhooks.constructEvent(bytes, signature ?? '', secret)
    } catch (cause) {
      // The signature is right, but this is a thin event, which the website does not read.
      if (!(cause instanceof Stripe.errors.StripeSignatureVerificationError)) {
        throw new RequestError(400, errorTexts.paymentThin, { cause })
      }
      causes.push(cause)
    }
  }
  throw new RequestError(400, errorTexts.paymentForged, { cause: causes })
}
