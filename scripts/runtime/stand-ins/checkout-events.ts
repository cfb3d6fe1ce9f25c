import { randomBytes } from 'node:crypto'
import Stripe from 'stripe'

// Events as Stripe sends them, in the version that its library pins, with the fields that the
// product reads.

/** Recursive partial of an object. */
type Part<T> = T extends (infer Item)[]
  ? Part<Item>[]
  : T extends object
    ? { [Key in keyof T]?: Part<T[Key]> }
    : T

/** An event that is not signed yet. */
export interface CheckoutEvent {
  id: string
  object: 'event'
  type: Stripe.Event['type']
  api_version: string
  livemode: boolean
  /** Unix timestamp in seconds. */
  created: number
  data: { object: object }
}

/** A purchase with the ids in its events. */
export interface Purchase {
  linkId: string
  email: string
  name: string
  /** Price in cents. */
  amount: number
  sessionId: string
  paymentIntentId: string
  customerId: string
  /** Null for a one-time payment. */
  subscriptionId: string | null
}

/** Returns a purchase with new ids. @param of.monthly whether it is a subscription, renewed every month. */
export function purchaseOf({
  monthly,
  ...given
}: Pick<Purchase, 'linkId' | 'email' | 'name' | 'amount'> & { monthly: boolean }): Purchase {
  return {
    ...given,
    sessionId: newId('cs_test'),
    paymentIntentId: newId('pi'),
    customerId: newId('cus'),
    subscriptionId: monthly ? newId('sub') : null,
  }
}

/** Types of the events by the status of the dispute. */
const DISPUTE_EVENTS = {
  needs_response: 'charge.dispute.created',
  under_review: 'charge.dispute.updated',
  won: 'charge.dispute.closed',
  lost: 'charge.dispute.closed',
} as const

const nowInSeconds = () => Math.floor(Date.now() / 1000)

type PaymentStatus = Stripe.Checkout.Session.PaymentStatus

/** Functions that create the events of a purchase, by kind. Each event is new, with an id of its own. */
export const EVENTS = {
  /** The purchase is complete. With `unpaid`, the bank will confirm the payment later. */
  completed: (purchase: Purchase, status: PaymentStatus = 'paid') =>
    event('checkout.session.completed', sessionOf(purchase, status)),
  paidLater: (purchase: Purchase) =>
    event('checkout.session.async_payment_succeeded', sessionOf(purchase, 'paid')),
  failedLater: (purchase: Purchase) =>
    event('checkout.session.async_payment_failed', sessionOf(purchase, 'unpaid')),
  charged: ({ paymentIntentId, customerId, amount }: Purchase, id = newId('ch')) =>
    event('charge.succeeded', {
      id,
      object: 'charge',
      payment_intent: paymentIntentId,
      customer: customerId,
      amount,
      currency: 'eur',
      status: 'succeeded',
    } satisfies Part<Stripe.Charge>),
  /** An invoice of a subscription was paid: the first one if `number` is 0, else that of a renewal. */
  invoiced: (purchase: Purchase, number: number, id = newId('in')) =>
    event('invoice.paid', invoiceOf(purchase, number, id)),
  /** The purchase's payment belongs to an invoice. */
  invoicePaid: ({ paymentIntentId, amount }: Purchase, invoiceId: string) =>
    event('invoice_payment.paid', {
      id: newId('inpay'),
      object: 'invoice_payment',
      invoice: invoiceId,
      amount_paid: amount,
      currency: 'eur',
      payment: { type: 'payment_intent', payment_intent: paymentIntentId },
      status: 'paid',
    } satisfies Part<Stripe.InvoicePayment>),
  /** The invoice of the month `number` could not be paid. */
  unpaid: (purchase: Purchase, number: number, id = newId('in')) =>
    event('invoice.payment_failed', {
      ...invoiceOf(purchase, number, id),
      amount_paid: 0,
      amount_due: purchase.amount,
    }),
  /**
   * A subscription's state has changed. @param cancelAt its end, as a Unix timestamp in seconds.
   */
  subscriptionUpdated: (
    purchase: Purchase,
    status: Stripe.Subscription.Status,
    cancelAt: number | null = null,
  ) =>
    event('customer.subscription.updated', {
      ...subscriptionOf(purchase, status),
      cancel_at: cancelAt,
    }),
  cancelled: (purchase: Purchase) =>
    event('customer.subscription.deleted', subscriptionOf(purchase, 'canceled')),
  refunded: (
    { paymentIntentId }: Purchase,
    amount: number,
    id = newId('re'),
    status: 'succeeded' | 'failed' = 'succeeded',
  ) =>
    event(status === 'failed' ? 'refund.failed' : 'refund.created', {
      id,
      object: 'refund',
      payment_intent: paymentIntentId,
      amount,
      currency: 'eur',
      status,
    } satisfies Part<Stripe.Refund>),
  disputed: (
    { paymentIntentId, amount }: Purchase,
    id = newId('dp'),
    status: keyof typeof DISPUTE_EVENTS = 'needs_response',
  ) =>
    event(DISPUTE_EVENTS[status], {
      id,
      object: 'dispute',
      payment_intent: paymentIntentId,
      amount,
      currency: 'eur',
      status,
      evidence_details: { due_by: nowInSeconds() + 7 * 86_400 },
    } satisfies Part<Stripe.Dispute>),
} as const

function sessionOf(purchase: Purchase, status: PaymentStatus) {
  return {
    id: purchase.sessionId,
    object: 'checkout.session',
    mode: purchase.subscriptionId === null ? 'payment' : 'subscription',
    status: 'complete',
    payment_link: purchase.linkId,
    payment_status: status,
    payment_intent: purchase.subscriptionId === null ? purchase.paymentIntentId : null,
    subscription: purchase.subscriptionId,
    customer: purchase.customerId,
    amount_total: purchase.amount,
    currency: 'eur',
    customer_details: { email: purchase.email, name: purchase.name },
  } satisfies Part<Stripe.Checkout.Session>
}

function invoiceOf(purchase: Purchase, number: number, id: string) {
  return {
    id,
    object: 'invoice',
    customer: purchase.customerId,
    amount_paid: purchase.amount,
    currency: 'eur',
    billing_reason: number === 0 ? 'subscription_create' : 'subscription_cycle',
    parent: {
      type: 'subscription_details',
      subscription_details: { subscription: purchase.subscriptionId ?? '' },
    },
    lines: { data: [{ period: { start: monthsOn(number), end: monthsOn(number + 1) } }] },
  } satisfies Part<Stripe.Invoice>
}

function subscriptionOf(
  { subscriptionId, customerId }: Purchase,
  status: Stripe.Subscription.Status,
) {
  return {
    id: subscriptionId ?? '',
    object: 'subscription',
    customer: customerId,
    status,
  } satisfies Part<Stripe.Subscription>
}

function event(type: CheckoutEvent['type'], object: object): CheckoutEvent {
  return {
    id: newId('evt'),
    object: 'event',
    type,
    api_version: Stripe.API_VERSION,
    livemode: false,
    created: nowInSeconds(),
    data: { object },
  }
}

/** Sends an event to a site as Stripe does: JSON, with a signature over its bytes. */
export async function sendEvent(
  siteUrl: string,
  sent: CheckoutEvent,
  secret: string,
): Promise<Response> {
  return fetch(`${siteUrl}/api/payments/webhook`, { method: 'POST', ...signedCall(sent, secret) })
}

/** Returns the headers and body of the call that sends an event. */
export function signedCall(sent: CheckoutEvent, secret: string) {
  const payload = JSON.stringify(sent)
  return {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Stripe-Signature': Stripe.webhooks.generateTestHeaderString({ payload, secret }),
    },
    body: payload,
  }
}

export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`
}

/** Returns the time `months` from now as a Unix timestamp in seconds. */
export function monthsOn(months: number): number {
  const day = new Date()
  day.setUTCMonth(day.getUTCMonth() + months)
  return Math.floor(day.getTime() / 1000)
}
