import fc from 'fast-check'
import Stripe from 'stripe'
import type { Database } from '#db/client.ts'
import { ordersWithState, problemEvents } from '#src/features/orders/server/order-queries.ts'
import type { OrderState } from '#src/features/orders/orders.ts'
import {
  type CheckoutEvent,
  EVENTS,
  newId,
  type Purchase,
  signedCall,
} from '../../scripts/runtime/stand-ins/checkout-events.ts'
import { monthly, SECRETS, weekly } from './purchases.ts'

/** Purchase with its events so far, each once, in the order in which they happened. */
export interface Life {
  purchase: Purchase
  events: CheckoutEvent[]
}

/** Final state of a purchase. Sums are in cents, times in milliseconds since 1970. */
interface Outcome {
  /** Null if the purchase was not paid by a link of ours, or the event of its session has not come. */
  order: {
    state: OrderState
    paidAmount: number
    refundedAmount: number
    renewals: number
    paidAt: number | null
    paidUntil: number | null
    cancelledAt: number | null
    paymentFailedAt: number | null
    /** Number of mails that confirm the order. */
    confirmations: number
  } | null
  /** The reasons why its events need the owner, sorted. */
  problems: string[]
}

const FOREIGN_LINK = 'plink_kitas'
const SESSION = 'checkout.session.'
const hasSession = (events: readonly CheckoutEvent[]) =>
  events.some(({ type }) => type.startsWith(SESSION))

const mostly = fc.integer({ min: 0, max: 9 }).map((number) => number > 0)

/** Generator of lives, with events of every kind that concerns an order. */
export const life: fc.Arbitrary<Life> = fc
  .record({
    isMonthly: fc.boolean(),
    isOurs: mostly,
    payment: fc.constantFrom('at once', 'at once', 'later', 'free', 'failed', 'awaited'),
    renewals: fc.nat(3),
    /** The month whose renewal fails, if there is such a renewal, and whether it is paid later. */
    failing: fc.record({ month: fc.nat(4), isPaidLater: fc.boolean() }),
    /** Whether the checkout tells which payment belongs to which invoice. */
    isNamed: fc.boolean(),
    isOfOlderRelease: fc.boolean(),
    refunds: fc.array(
      fc.record({
        payment: fc.nat(3),
        share: fc.constantFrom(0.25, 0.5, 1),
        course: fc.constantFrom(
          ['succeeded'],
          ['pending'],
          ['pending', 'succeeded'],
          ['succeeded', 'failed'],
          ['pending', 'failed'],
          ['pending', 'canceled'],
        ),
      }),
      { maxLength: 3 },
    ),
    dispute: fc.constantFrom(
      [],
      [],
      ['needs_response'],
      ['needs_response', 'under_review', 'won'],
      ['needs_response', 'under_review', 'lost'],
      ['warning_needs_response', 'warning_closed'],
    ),
    ends: fc.boolean(),
    /** The index of an event that comes again in an unknown form. */
    versioned: fc.nat(20),
    /** Maximum number of events that have happened until now. */
    length: fc.oneof(
      { weight: 3, arbitrary: fc.constant(Infinity) },
      { weight: 1, arbitrary: fc.integer({ min: 1, max: 10 }) },
    ),
  })
  .map((drawn) => {
    const bought = drawn.isMonthly ? monthly() : weekly()
    const purchase = drawn.isOurs ? bought : { ...bought, linkId: FOREIGN_LINK }
    const happened = eventsOf(purchase, drawn)
    const versioned = happened[drawn.versioned]
    if (versioned !== undefined) {
      happened.push({ ...versioned, id: newId('evt'), data: { object: {} } })
    }
    const first = Math.floor(Date.now() / 1000) - 86_400
    const events = happened
      .map((event, minute) => ({ ...event, created: first + minute * 60 }))
      .slice(0, drawn.length)
    const isOlder = drawn.isOfOlderRelease && drawn.isOurs && drawn.isNamed && hasSession(events)
    return { purchase, events: isOlder ? events.map(inOlderRelease) : events }
  })

const ourLife = life.filter(
  ({ purchase, events }) => purchase.linkId !== FOREIGN_LINK && hasSession(events),
)

/**
 * Generator of the lives of one or two purchases of a customer. The second happens at the same time or three hours
 * later.
 */
export const customer: fc.Arbitrary<Life[]> = fc.oneof(
  life.map((one) => [one]),
  fc.tuple(ourLife, ourLife, fc.constantFrom(0, 3 * 3600)).map(([one, other, later]) => {
    const { customerId } = one.purchase
    const events = other.events.map((event) => ({
      ...event,
      created: event.created + later,
      data: { object: withCustomer(event.data.object, customerId) },
    }))
    return [one, { purchase: { ...other.purchase, customerId }, events }]
  }),
)

const withCustomer = (object: object, customer: string) =>
  'customer' in object ? { ...object, customer } : object

/** Returns an event as the checkout sent it in an older release, which named the subscription elsewhere. */
function inOlderRelease(event: CheckoutEvent): CheckoutEvent {
  const { parent, ...others } = event.data.object as Partial<Stripe.Invoice>
  const subscription = parent?.subscription_details?.subscription
  return {
    ...event,
    api_version: '2025-02-24.acacia',
    data: { object: subscription === undefined ? event.data.object : { ...others, subscription } },
  }
}

function eventsOf(
  purchase: Purchase,
  drawn: {
    payment: string
    renewals: number
    failing: { month: number; isPaidLater: boolean }
    isNamed: boolean
    refunds: { payment: number; share: number; course: readonly string[] }[]
    dispute: readonly string[]
    ends: boolean
  },
): CheckoutEvent[] {
  const { completed, charged, failedLater, paidLater, refunded, disputed } = EVENTS
  const { invoiced, invoicePaid, unpaid, subscriptionUpdated } = EVENTS
  if (drawn.payment === 'awaited') return [completed(purchase, 'unpaid')]
  if (drawn.payment === 'failed') return [completed(purchase, 'unpaid'), failedLater(purchase)]
  let events = [charged(purchase), completed(purchase)]
  if (drawn.payment === 'later') {
    events = [completed(purchase, 'unpaid'), charged(purchase), paidLater(purchase)]
  }
  if (drawn.payment === 'free') events = [completed(purchase, 'no_payment_required')]
  const payments = drawn.payment === 'free' ? [] : [purchase]
  if (purchase.subscriptionId !== null) {
    const paying = (payment: Purchase, month: number, invoiceId: string) => [
      invoiced(payment, month, invoiceId),
      ...(drawn.isNamed && payment.amount > 0 ? [invoicePaid(payment, invoiceId)] : []),
    ]
    const first = drawn.payment === 'free' ? { ...purchase, amount: 0 } : purchase
    events.push(...paying(first, 0, newId('in')))
    for (let month = 1; month <= drawn.renewals; month += 1) {
      const payment = { ...purchase, paymentIntentId: newId('pi') }
      const invoiceId = newId('in')
      if (month === drawn.failing.month) {
        events.push(
          unpaid(payment, month, invoiceId),
          subscriptionUpdated(payment, 'past_due'),
          unpaid(payment, month, invoiceId),
        )
        if (!drawn.failing.isPaidLater) continue
      }
      events.push(charged(payment), ...paying(payment, month, invoiceId))
      payments.push(payment)
    }
  }
  for (const { payment, share, course } of drawn.refunds) {
    const paid = payments[payment % payments.length]
    if (paid === undefined) continue
    const event = refunded(paid, paid.amount * share)
    events.push(...courseOf(event, course, { failed: 'refund.failed' }, 'refund.updated'))
  }
  const ends = ['won', 'lost', 'warning_closed'].map((end) => [end, 'charge.dispute.closed'])
  if (drawn.payment !== 'free') {
    events.push(
      ...courseOf(
        disputed(purchase),
        drawn.dispute,
        Object.fromEntries(ends) as Record<string, CheckoutEvent['type']>,
        'charge.dispute.updated',
      ),
    )
  }
  if (purchase.subscriptionId !== null && drawn.ends) events.push(EVENTS.cancelled(purchase))
  return events
}

/**
 * Returns one event for each state of an object.
 * @param first the event that creates the object.
 * @param course the states, in order.
 * @param ends event types by final state.
 * @param update event type for the other states after the first.
 */
function courseOf(
  first: CheckoutEvent,
  course: readonly string[],
  ends: Partial<Record<string, CheckoutEvent['type']>>,
  update: CheckoutEvent['type'],
): CheckoutEvent[] {
  return course.map((status, index) => ({
    ...first,
    id: newId('evt'),
    type: index === 0 ? first.type : (ends[status] ?? update),
    data: { object: { ...first.data.object, status } },
  }))
}

/** Returns all events of lives as they may arrive: some once, some twice, in any order. */
export function deliveriesOf(lives: readonly Life[]): fc.Arbitrary<CheckoutEvent[]> {
  const all = lives.flatMap(({ events }) => events)
  return fc
    .subarray(all)
    .map((again) => [...all, ...again])
    .chain((sent) => fc.shuffledSubarray(sent, { minLength: sent.length }))
}

/** Returns calls that the site must refuse: forged, stale, and with a truncated body. */
export function hostileCalls({ purchase }: Life): { headers: HeadersInit; body: string }[] {
  const refund = EVENTS.refunded(purchase, purchase.amount)
  const genuine = signedCall(refund, SECRETS[0])
  const stale = Stripe.webhooks.generateTestHeaderString({
    payload: genuine.body,
    secret: SECRETS[0],
    timestamp: Math.floor(Date.now() / 1000) - 301,
  })
  return [
    signedCall(refund, 'whsec_svetimas'),
    { ...genuine, headers: { ...genuine.headers, 'Stripe-Signature': stale } },
    { ...genuine, body: genuine.body.slice(0, -20) },
  ]
}

/**
 * Computes the outcomes of lives with a slow reference implementation, which applies the events one after the other, in
 * the order in which they happened.
 */
export function outcomesOf(lives: readonly Life[]): Outcome[] {
  return lives.map((one) => outcomeOf(one, lives))
}

/**
 * Returns the ids of a purchase's payments that no invoice names, if the customer had more than one subscription then:
 * such a payment may belong to another subscription.
 */
function ambiguousPayments({ purchase, events }: Life, lives: readonly Life[]): Set<string> {
  if (purchase.subscriptionId === null) return new Set()
  const told = stripeEventsOf(events)
  const invoices = new Set(
    told.flatMap((event) => (event.type === 'invoice.paid' ? [event.data.object.id] : [])),
  )
  const named = new Set(
    told.flatMap((event) => {
      if (event.type !== 'invoice_payment.paid') return []
      const { invoice, payment } = event.data.object
      return typeof invoice === 'string' && invoices.has(invoice) ? [payment.payment_intent] : []
    }),
  )
  const subscribedAt = lives.flatMap((other) =>
    other.purchase.customerId === purchase.customerId && other.purchase.subscriptionId !== null
      ? (other.events.find(({ type }) => type.startsWith(SESSION))?.created ?? [])
      : [],
  )
  return new Set(
    told.flatMap((event) => {
      if (event.type !== 'charge.succeeded') return []
      const { payment_intent } = event.data.object
      const isLikely = subscribedAt.filter((at) => at < event.created + 3600).length > 1
      return typeof payment_intent === 'string' && isLikely && !named.has(payment_intent)
        ? [payment_intent]
        : []
    }),
  )
}

/** Returns the events in the checkout's own types, except those in an unknown form. */
const stripeEventsOf = (events: readonly CheckoutEvent[]) =>
  (events as unknown as Stripe.Event[]).filter((event) => 'id' in event.data.object)

function outcomeOf({ purchase, events }: Life, lives: readonly Life[]): Outcome {
  const ambiguous = ambiguousPayments({ purchase, events }, lives)
  const [refunds, disputes] = [new Map<string, number>(), new Set<string>()]
  const answered = new Set<string>()
  let [hasSession, hasFailed, paidAmount, renewals] = [false, false, 0, 0]
  let paidAt: number | null = null
  let paidUntil: number | null = null
  let cancelledAt: number | null = null
  let paymentFailedAt: number | null = null
  const isOurs = purchase.linkId !== FOREIGN_LINK
  const told = stripeEventsOf(events)
  const problems = Array.from({ length: events.length - told.length }, () => 'version')
  const [unmatched, opened]: [string[], string[]] = [[], []]

  for (const event of told) {
    if (
      event.type === 'checkout.session.completed' ||
      event.type === 'checkout.session.async_payment_succeeded' ||
      event.type === 'checkout.session.async_payment_failed'
    ) {
      const { payment_status, amount_total } = event.data.object
      hasSession = true
      hasFailed ||= event.type === 'checkout.session.async_payment_failed'
      if (payment_status === 'unpaid') continue
      paidAt = event.created * 1000
      paidAmount = amount_total ?? 0
      if (!isOurs) problems.push('link')
    } else if (event.type === 'invoice.paid') {
      const { billing_reason, amount_paid, lines } = event.data.object
      unmatched.push('unmatched')
      paidUntil = (lines.data[0]?.period.end ?? 0) * 1000
      paymentFailedAt = null
      if (billing_reason === 'subscription_create') continue
      renewals += 1
      paidAmount += amount_paid
    } else if (
      event.type === 'invoice.payment_failed' ||
      event.type === 'customer.subscription.updated'
    ) {
      paymentFailedAt = event.created * 1000
    } else if (event.type === 'customer.subscription.deleted') {
      unmatched.push('unmatched')
      cancelledAt = event.created * 1000
    } else if (
      event.type === 'refund.created' ||
      event.type === 'refund.updated' ||
      event.type === 'refund.failed'
    ) {
      const { id, amount, status, payment_intent } = event.data.object
      const isAmbiguous = ambiguous.has(payment_intent as string)
      if (status === 'succeeded' && !isAmbiguous) refunds.set(id, amount)
      else refunds.delete(id)
      if (event.type === 'refund.failed') problems.push('refund')
      else if (isAmbiguous) problems.push('ambiguous')
      else unmatched.push('unmatched')
    } else if (
      event.type === 'charge.dispute.created' ||
      event.type === 'charge.dispute.updated' ||
      event.type === 'charge.dispute.closed'
    ) {
      const { id, status, payment_intent } = event.data.object
      const isAmbiguous = ambiguous.has(payment_intent as string)
      if (status === 'won' || status === 'warning_closed') disputes.delete(id)
      else if (!isAmbiguous) disputes.add(id)
      if (!status.endsWith('needs_response')) answered.add(id)
      if (event.type === 'charge.dispute.created') opened.push(id)
      else if (isAmbiguous) problems.push('ambiguous')
      else unmatched.push('unmatched')
    }
  }

  problems.push(...opened.filter((id) => !answered.has(id)).map(() => 'dispute'))
  if (!isOurs || !hasSession) return { order: null, problems: [...problems, ...unmatched].sort() }
  const refundedAmount = [...refunds.values()].reduce((sum, amount) => sum + amount, 0)
  let state: OrderState = hasFailed ? 'failed' : 'awaiting'
  if (paidAt !== null) state = cancelledAt === null ? 'paid' : 'cancelled'
  if (disputes.size > 0) state = 'disputed'
  if (paidAmount > 0 && refundedAmount >= paidAmount) state = 'refunded'
  const sums = { paidAmount, refundedAmount, renewals, confirmations: paidAt === null ? 0 : 1 }
  if (cancelledAt !== null) paymentFailedAt = null
  return {
    order: { state, ...sums, paidAt, paidUntil, cancelledAt, paymentFailedAt },
    problems: problems.sort(),
  }
}

/** Reads the outcomes from the product, in the order of the lives. */
export async function readOutcomes(db: Database, lives: readonly Life[]): Promise<Outcome[]> {
  const [orders, problems, confirmations] = await db.batch([
    db.read.selectFrom(ordersWithState.as('orders')).selectAll(),
    problemEvents(db, 1_000_000),
    db.read.selectFrom('outbox').select('subjectId').where('kind', '=', 'order-confirmation'),
  ])
  const orderOf = new Map(orders.map((order) => [order.sessionId, order]))
  // The problem `other-version` is left out: only the first event of an API version has it, and any event may arrive
  // first.
  const problemOf = new Map(
    problems
      .filter(({ problem }) => problem !== 'other-version')
      .map(({ eventId, problem }) => [eventId, problem]),
  )
  const confirmed = Map.groupBy(confirmations, ({ subjectId }) => subjectId)
  return lives.map(({ purchase, events }) => {
    const order = orderOf.get(purchase.sessionId)
    return {
      order:
        order === undefined
          ? null
          : {
              state: order.state,
              paidAmount: order.paidAmount,
              refundedAmount: order.refundedAmount,
              renewals: order.renewals,
              confirmations: confirmed.get(order.id)?.length ?? 0,
              paidAt: order.paidAt?.getTime() ?? null,
              paidUntil: order.paidUntil?.getTime() ?? null,
              cancelledAt: order.cancelledAt?.getTime() ?? null,
              paymentFailedAt: order.paymentFailedAt?.getTime() ?? null,
            },
      problems: events.flatMap(({ id }) => problemOf.get(id) ?? []).sort(),
    }
  })
}
