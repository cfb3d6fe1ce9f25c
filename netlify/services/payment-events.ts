import Stripe from 'stripe'
import type { Insertable } from 'kysely'
import { insertPaymentEvent } from '#db/queries/payments.ts'
import type { OrdersTable, PaymentEventsTable } from '#db/schema/tables.ts'
import { errorTexts } from '#src/texts/errors.ts'
import { RequestError } from '../errors.ts'
import { environment } from './environment.ts'
import { deliverSoon, type Sending } from './outbox-orders.ts'

/** The facts of an event beside those that every event has, and the order of a purchase. */
interface Facts {
  event: Omit<
    Insertable<PaymentEventsTable>,
    'eventId' | 'type' | 'apiVersion' | 'livemode' | 'createdAt'
  >
  order?: Omit<Insertable<OrdersTable>, 'id' | 'createdAt' | 'agreedAt' | 'termsId'> | null
}

/**
 * Takes an event of the checkout: stores what matters of it, once, and the order of a purchase, which is confirmed by
 * mail when it is paid. Types that tell nothing of an order are not stored.
 * @throws RequestError 400 for a forged, stale or unsigned one, 403 for one of the checkout's test mode, 503 while no
 *   secret is configured.
 */
export async function receivePaymentEvent(
  sending: Sending,
  signed: { signature: string | null; bytes: Uint8Array },
): Promise<{ received: true }> {
  const event = verified(signed)
  if (!event.livemode && !environment().payments.takesTests) {
    throw new RequestError(403, errorTexts.paymentTest)
  }
  const facts = factsOf(event)
  if (facts === null) return { received: true }
  const createdAt = instant(event.created)
  const row = {
    eventId: event.id,
    type: event.type,
    apiVersion: event.api_version,
    livemode: event.livemode,
    createdAt,
  }
  if (event.api_version !== Stripe.API_VERSION) {
    await insertPaymentEvent(sending.db, { ...row, problem: 'version' }, null)
    return { received: true }
  }
  const { event: read, order = null } = facts
  const isPaid = read.outcome === 'paid'
  await insertPaymentEvent(
    sending.db,
    { ...row, ...read },
    order && {
      ...order,
      id: crypto.randomUUID(),
      createdAt,
      agreedAt: isPaid ? createdAt : null,
    },
  )
  if (order !== null && isPaid) deliverSoon(sending)
  return { received: true }
}

function verified({
  signature,
  bytes,
}: {
  signature: string | null
  bytes: Uint8Array
}): Stripe.Event {
  const { secrets } = environment().payments
  if (secrets.length === 0) throw new RequestError(503, errorTexts.paymentsUnset)
  const causes: unknown[] = []
  for (const secret of secrets) {
    try {
      return Stripe.webhooks.constructEvent(bytes, signature ?? '', secret)
    } catch (cause) {
      causes.push(cause)
    }
  }
  throw new RequestError(400, errorTexts.paymentForged, { cause: causes })
}

/** What an event tells of an order, read as the pinned version writes it; by the types that tell something. */
const READERS = {
  'checkout.session.completed': ofPurchase,
  'checkout.session.async_payment_succeeded': ofPurchase,
  'checkout.session.async_payment_failed': ofPurchase,
  'charge.succeeded': ofCharge,
  'invoice.paid': ofInvoice,
  'customer.subscription.deleted': ofSubscription,
  'refund.created': ofMoneyBack,
  'refund.updated': ofMoneyBack,
  'refund.failed': (refund) => withProblem(ofMoneyBack(refund), 'refund'),
  'charge.dispute.created': (dispute) => withProblem(ofMoneyBack(dispute), 'dispute'),
  'charge.dispute.updated': ofMoneyBack,
  'charge.dispute.closed': ofMoneyBack,
} satisfies { [E in Stripe.Event as E['type']]?: (object: E['data']['object']) => Facts }

/** Null: it tells nothing of an order. */
function factsOf({ type, data }: Stripe.Event): Facts | null {
  const readers: Partial<Record<string, (object: never) => Facts>> = READERS
  return readers[type]?.(data.object as never) ?? null
}

function ofPurchase(session: Stripe.Checkout.Session): Facts {
  const { id, payment_status, amount_total, currency, customer_details } = session
  const paymentLinkId = idOf(session.payment_link)
  const links = {
    sessionId: id,
    paymentIntentId: idOf(session.payment_intent),
    subscriptionId: idOf(session.subscription),
    customerId: idOf(session.customer),
  }
  const event = {
    ...links,
    paymentLinkId,
    amount: amount_total,
    currency,
    outcome: payment_status,
  }
  const sold = environment().payments.packageOf.get(paymentLinkId)
  if (paymentLinkId === null || sold === undefined) {
    return { event: { ...event, problem: payment_status === 'paid' ? 'link' : null } }
  }
  const email = customer_details?.email?.trim().toLowerCase()
  if (!email || currency === null) return { event: { ...event, problem: 'address' } }
  const name = customer_details?.name?.trim() ?? null
  return {
    event,
    order: { ...links, package: sold, email, name, amount: amount_total ?? 0, currency },
  }
}

function ofInvoice(invoice: Stripe.Invoice): Facts {
  const { id, parent, customer, amount_paid, currency, billing_reason, lines } = invoice
  const ends = lines.data.map(({ period }) => period.end)
  return {
    event: {
      objectId: id,
      subscriptionId: idOf(parent?.subscription_details?.subscription ?? null),
      customerId: idOf(customer),
      amount: amount_paid,
      currency,
      outcome: billing_reason,
      periodEnd: ends.length === 0 ? null : instant(Math.max(...ends)),
    },
  }
}

function ofCharge({ id, payment_intent, customer, amount, currency }: Stripe.Charge): Facts {
  return {
    event: {
      objectId: id,
      paymentIntentId: idOf(payment_intent),
      customerId: idOf(customer),
      amount,
      currency,
    },
  }
}

function ofSubscription({ id, status }: Stripe.Subscription): Facts {
  return { event: { objectId: id, subscriptionId: id, outcome: status } }
}

function ofMoneyBack(object: Stripe.Refund | Stripe.Dispute): Facts {
  const { id, payment_intent, amount, currency, status } = object
  return {
    event: {
      objectId: id,
      paymentIntentId: idOf(payment_intent),
      amount,
      currency,
      outcome: status,
    },
  }
}

function withProblem({ event }: Facts, problem: 'refund' | 'dispute'): Facts {
  return { event: { ...event, problem } }
}

/** The id of an object that the checkout names or encloses. */
function idOf(object: string | { id: string } | null): string | null {
  return typeof object === 'object' ? (object?.id ?? null) : object
}

/** Of seconds since 1970. */
function instant(seconds: number): Date {
  return new Date(seconds * 1000)
}
