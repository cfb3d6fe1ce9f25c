import { z } from 'zod'
import type { Insertable } from 'kysely'
import type { OrdersTable, PaymentEventsTable } from '#db/schema/tables.ts'
import { emailField, LIMITS, optionalText } from '#src/core/fields.ts'
import type { LinkSale } from '#src/features/settings/server/prices.ts'

// Schemas of the checkout's events. They fit every accepted release of its API. An event that fits no schema is kept
// for a later release of this product.

/** Facts of an event, and the purchase's order without its texts. */
export interface Facts {
  event: Omit<
    Insertable<PaymentEventsTable>,
    'eventId' | 'type' | 'apiVersion' | 'livemode' | 'createdAt'
  >
  order?:
    | (Omit<
        Insertable<OrdersTable>,
        'id' | 'createdAt' | 'agreedAt' | 'termsId' | 'sold' | 'package'
      > & { sale: LinkSale })
    | null
  /** Sum of a renewal before discounts, in cents. */
  renewedSum?: number
}

const id = z.string().regex(/^[\w-]{1,255}$/)

/** Id of an object. The event has the id or the whole object. */
const named = z
  .union([id, z.object({ id }).transform((object) => object.id)])
  .nullish()
  .transform((known) => known ?? null)

const cents = z.int32().nonnegative()
const currency = z.string().regex(/^[a-z]{3}$/)

/** Unix timestamp in seconds, until the year 2100. */
const instant = z
  .int()
  .nonnegative()
  .max(4_102_444_800)
  .transform((seconds) => new Date(seconds * 1000))

/** Fields common to all events. */
export const envelope = z.object({
  id,
  type: z.string().regex(/^[\w.]{1,255}$/),
  api_version: z
    .string()
    .regex(/^[\w.-]{1,255}$/)
    .nullish()
    .transform((version) => version ?? null),
  livemode: z.boolean(),
  created: instant,
  data: z.object({ object: z.unknown() }),
})
export type Envelope = z.output<typeof envelope>

const completedSession = z.object({
  id,
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  amount_total: cents.nullable(),
  currency: currency.nullable(),
  payment_link: named,
  payment_intent: named,
  subscription: named,
  customer: named,
  customer_details: z.object({ email: z.unknown(), name: z.unknown() }).partial().nullish(),
  total_details: z.object({ amount_discount: cents.nullish() }).nullish(),
})

/** Sales of the known payment links, by the checkout's id of the link. */
export type LinkSales = ReadonlyMap<string, LinkSale>

type Session = z.output<typeof completedSession>

function ofPurchase(session: Session, sales: LinkSales): Facts {
  const { payment_status, payment_link: paymentLinkId, amount_total, customer_details } = session
  const links = {
    sessionId: session.id,
    paymentIntentId: session.payment_intent,
    subscriptionId: session.subscription,
    customerId: session.customer,
  }
  const event = {
    ...links,
    paymentLinkId,
    amount: amount_total,
    currency: session.currency,
    outcome: payment_status,
  }
  const sale = sales.get(paymentLinkId ?? '')
  if (sale === undefined) {
    return { event: { ...event, problem: payment_status === 'unpaid' ? null : 'link' } }
  }
  const email = emailField().safeParse(customer_details?.email)
  if (!email.success || session.currency === null)
    return { event: { ...event, problem: 'address' } }
  // A name that is too long is dropped.
  const name = optionalText(LIMITS.name).safeParse(customer_details?.name).data ?? null
  return {
    event: { ...event, problem: chargesPrice(session, sale) ? null : 'price' },
    order: {
      ...links,
      sale,
      email: email.data,
      name,
      amount: amount_total ?? 0,
      currency: session.currency,
    },
  }
}

/** Whether a payment is the price that the site shows, less a discount. A free month is no payment. */
function chargesPrice(
  { payment_status, amount_total: charged, currency: paidIn, total_details }: Session,
  { price }: LinkSale,
): boolean {
  if (payment_status !== 'paid') return true
  const discount = total_details?.amount_discount ?? 0
  return charged === null ? paidIn === 'eur' : isPrice(price, charged + discount, paidIn)
}

/** Whether a sum in cents is a price in whole euros. */
export const isPrice = (price: number, cents: number, paidIn: string | null | undefined) =>
  paidIn === 'eur' && cents === price * 100

/** Types of the events about a purchase. */
export const PURCHASES: readonly string[] = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
]

const invoiceFields = z.object({
  id,
  /** Place of the subscription in older versions of the API. */
  subscription: named,
  parent: z.object({ subscription_details: z.object({ subscription: named }).nullish() }).nullish(),
  customer: named,
  amount_paid: cents,
  /** Sum of the invoice, of which a credit of the client pays a part. */
  total: z.int().nullish(),
  total_discount_amounts: z.array(z.object({ amount: cents })).nullish(),
  currency,
  billing_reason: z
    .enum([
      'automatic_pending_invoice_item_invoice',
      'manual',
      'quote_accept',
      'subscription',
      'subscription_create',
      'subscription_cycle',
      'subscription_threshold',
      'subscription_update',
      'upcoming',
    ])
    .nullable(),
  lines: z.object({ data: z.array(z.object({ period: z.object({ end: instant }) })) }),
})

function ofInvoice({ parent, ...read }: z.output<typeof invoiceFields>) {
  return {
    objectId: read.id,
    subscriptionId: parent?.subscription_details?.subscription ?? read.subscription,
    customerId: read.customer,
    currency: read.currency,
    outcome: read.billing_reason,
  }
}

const invoice = invoiceFields.transform((read): Facts => {
  const ends = read.lines.data.map(({ period }) => period.end.getTime())
  const periodEnd = ends.length === 0 ? null : new Date(Math.max(...ends))
  const event = { ...ofInvoice(read), amount: read.amount_paid, periodEnd }
  if (read.billing_reason !== 'subscription_cycle' || read.amount_paid === 0) return { event }
  const discounts = read.total_discount_amounts ?? []
  const renewedSum = discounts.reduce(
    (sum, { amount }) => sum + amount,
    read.total ?? read.amount_paid,
  )
  return { event, renewedSum }
})

const unpaidInvoice = invoiceFields
  .extend({ amount_due: cents })
  .transform((read): Facts => ({ event: { ...ofInvoice(read), amount: read.amount_due } }))

/** Schema of the link between an invoice and its payment. Refunds and disputes refer to the payment. */
const invoicePayment = z
  .object({ invoice: named, payment: z.object({ payment_intent: named }) })
  .transform(({ invoice: objectId, payment }): Facts => ({
    event: { objectId, paymentIntentId: payment.payment_intent },
  }))

const charge = z
  .object({ id, payment_intent: named, customer: named, amount: cents, currency })
  .transform((read): Facts => ({
    event: {
      objectId: read.id,
      paymentIntentId: read.payment_intent,
      customerId: read.customer,
      amount: read.amount,
      currency: read.currency,
    },
  }))

const subscription = z
  .object({
    id,
    status: z.enum([
      'active',
      'canceled',
      'incomplete',
      'incomplete_expired',
      'past_due',
      'paused',
      'trialing',
      'unpaid',
    ]),
    cancel_at: instant.nullish(),
  })
  .transform((read): Facts => ({
    event: {
      objectId: read.id,
      subscriptionId: read.id,
      outcome: read.status,
      periodEnd: read.cancel_at ?? null,
    },
  }))

/** Details of a dispute; their time is 0 if the client's bank accepts no answer. */
const evidence = z.object({ due_by: instant.nullish() }).nullish()

/** Returns the schema of a refund or a dispute. */
const moneyBack = (
  statuses: readonly [string, ...string[]],
  problem: 'refund' | 'dispute' | null,
) =>
  z
    .object({
      id,
      payment_intent: named,
      amount: cents,
      currency,
      status: z.enum(statuses).nullable(),
      evidence_details: evidence,
    })
    .transform((read): Facts => ({
      event: {
        objectId: read.id,
        paymentIntentId: read.payment_intent,
        amount: read.amount,
        currency: read.currency,
        outcome: read.status,
        periodEnd: answerableUntil(read.evidence_details?.due_by),
        problem,
      },
    }))

/** Returns the last time to answer a dispute; null if it is not known, or no answer is accepted. */
function answerableUntil(dueBy: Date | null | undefined): Date | null {
  const isAnswerable = dueBy instanceof Date && dueBy.getTime() > 0
  return isAnswerable ? dueBy : null
}

const REFUND = ['pending', 'requires_action', 'succeeded', 'failed', 'canceled'] as const
const DISPUTE = [
  'warning_needs_response',
  'warning_under_review',
  'warning_closed',
  'needs_response',
  'under_review',
  'won',
  'lost',
  'prevented',
] as const

/** Readers of the events after a purchase, by event type; other types concern no order. */
const READERS: Readonly<Partial<Record<string, z.ZodType<Facts>>>> = {
  'charge.succeeded': charge,
  'invoice.paid': invoice,
  'invoice.payment_failed': unpaidInvoice,
  'invoice_payment.paid': invoicePayment,
  'customer.subscription.updated': subscription,
  'customer.subscription.deleted': subscription,
  'refund.created': moneyBack(REFUND, null),
  'refund.updated': moneyBack(REFUND, null),
  'refund.failed': moneyBack(REFUND, 'refund'),
  'charge.dispute.created': moneyBack(DISPUTE, 'dispute'),
  'charge.dispute.updated': moneyBack(DISPUTE, null),
  'charge.dispute.closed': moneyBack(DISPUTE, null),
}

/** Types of the events that are read. */
export const EVENT_TYPES = [...PURCHASES, ...Object.keys(READERS)]

/**
 * Reads the facts of an event.
 * @returns `nothing` for a type that concerns no order, `unread` if its schema does not fit.
 */
export function factsOf(
  { type, data }: Pick<Envelope, 'type' | 'data'>,
  sales: LinkSales,
): Facts | 'nothing' | 'unread' {
  if (PURCHASES.includes(type)) {
    const session = completedSession.safeParse(data.object).data
    return session === undefined ? 'unread' : ofPurchase(session, sales)
  }
  const reader = READERS[type]
  if (reader === undefined) return 'nothing'
  return reader.safeParse(data.object).data ?? 'unread'
}
