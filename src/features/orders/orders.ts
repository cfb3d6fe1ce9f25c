import type { EmailPackage } from '#src/features/consultations/consultations.ts'

/** Hours within which a message is answered (specification, section 3). */
export const ANSWER_WITHIN_HOURS = {
  'email-weekly': 4,
  'email-monthly': 2,
} as const satisfies Record<EmailPackage, number>

/**
 * States of an order, derived from its payment events and from what its client has declared. `paid`: the payment is
 * confirmed, and no other state applies; `awaiting`: the bank has not confirmed the payment yet; `failed`: the bank has
 * refused the payment; `cancelled`: the subscription has ended; `withdrawn`: the client has withdrawn from the
 * contract; `closed`: the client has withdrawn the consent to messages, or was erased; `refunded`: the whole payment
 * was returned; `disputed`: the client's bank demands the money back, or has taken it.
 */
export const ORDER_STATES = [
  'paid',
  'awaiting',
  'failed',
  'cancelled',
  'withdrawn',
  'closed',
  'refunded',
  'disputed',
] as const
export type OrderState = (typeof ORDER_STATES)[number]

/** States that lists show and filter by. `withdrawing`: the client has withdrawn, and the owner has not finished. */
export const LISTED_STATES = ['withdrawing', ...ORDER_STATES] as const
export type ListedState = (typeof LISTED_STATES)[number]

/** Whether messages can be written: the order is paid, or was until its subscription ended. */
export function isWritable({ state }: { state: OrderState }): boolean {
  return state === 'paid' || state === 'cancelled'
}

/** States in which an order is over, so no answer is owed any more. */
export const OVER_STATES = ['refunded', 'withdrawn', 'closed'] as const satisfies OrderState[]

export function isOver({ state }: { state: OrderState }): boolean {
  return OVER_STATES.some((over) => over === state)
}

/** Returns the one reason why no messages can be written about an order that is over or whose consent was withdrawn. */
export function endReason({
  state,
  erasedAt,
  withdrawnAt,
}: {
  state: OrderState
  erasedAt: unknown
  withdrawnAt: unknown
}): 'erased' | 'closed' | 'withdrawn' | 'refunded' {
  if (erasedAt !== null) return 'erased'
  if (withdrawnAt !== null) return 'closed'
  return state === 'refunded' ? 'refunded' : 'withdrawn'
}

/**
 * States of a dispute that has not ended in the owner's favour. `open`: the client's bank waits for an answer; `review`:
 * the bank has the answer and decides; `lost`: the client keeps the money.
 */
export const DISPUTE_STATES = ['open', 'review', 'lost'] as const
export type DisputeState = (typeof DISPUTE_STATES)[number]

/**
 * Reasons why a payment event needs the owner. `version`: the event could not be read; `other-version`: the event was
 * read but is the first one of another release of the checkout's API; `link`: the payment link is missing or not one of
 * this site; `address`: the purchase has no valid email address or no currency; `unmatched`: no order has such a
 * payment; `ambiguous`: several orders may have such a payment; `dispute`: a client's bank demands the money back;
 * `refund`: a refund has failed; `price`: the checkout has charged another sum than the price of the package,
 * or of the renewed order.
 */
export const PAYMENT_PROBLEMS = [
  'version',
  'other-version',
  'link',
  'address',
  'unmatched',
  'ambiguous',
  'dispute',
  'refund',
  'price',
] as const
export type PaymentProblem = (typeof PAYMENT_PROBLEMS)[number]

/** Types of checkout events, besides purchases, that are mailed to the owner. */
export const NEWS_TYPES = [
  'invoice.payment_failed',
  'customer.subscription.deleted',
  'refund.created',
  'refund.failed',
  'charge.dispute.created',
] as const

/** Slug of the page with the terms of sale. */
export const TERMS_SLUG = 'naudojimo-salygos'

/** Section of the terms about withdrawals. */
export const WITHDRAWAL_TERMS_PATH = `/p/${TERMS_SLUG}#dalis-7-teise-atsisakyti-sutarties-per-14-dienu`

/** Slug of the privacy policy. */
export const PRIVACY_SLUG = 'privatumo-politika'

/**
 * Slugs of the pages that a sale depends on: the terms and the privacy policy. Buyers give personal data, so they must
 * get the information in the policy (GDPR, article 13).
 */
export const PAGES_OF_SALE: readonly string[] = [TERMS_SLUG, PRIVACY_SLUG]

/**
 * Hours after a purchase during which the checkout's return address can open the order page. It can do so only once.
 */
export const RETURN_HOURS = 24

/** Days after the confirmed payment when the client is reminded of the start form. */
export const START_REMINDER_DAYS = 3

/** Number of days for which the owner is shown an order without a start form. */
export const UNSTARTED_DAYS = 30

/**
 * Days without a checkout event after which the delivery of events seems broken. Running subscriptions are charged
 * monthly, which causes events.
 */
export const SILENT_CHECKOUT_DAYS = 35

/** Path of the order page, which shows the order that the browser has opened. */
export const ORDER_PATH = '/uzsakymas'

/** Longest plausible time, in minutes, between charging the card and completing a purchase. */
export const CHARGED_BEFORE_MINUTES = 60

/** Minutes to wait for an event's order before the event needs the owner, since events arrive in any order. */
export const MATCHED_WITHIN_MINUTES = 15

/**
 * Whether the site receives checkout events. `unset`: no webhook secret is set; `preview`: this deploy is a preview.
 */
export const PAYMENT_STATES = ['on', 'unset', 'preview'] as const
