import type { PackageId } from '#src/features/consultations/consultations.ts'

/** The packages that the checkout sells. */
export const ORDER_PACKAGES = [
  'email-weekly',
  'email-monthly',
] as const satisfies readonly PackageId[]
export type OrderPackage = (typeof ORDER_PACKAGES)[number]

/** Hours within which a message is answered (specification, section 3). */
export const ANSWER_WITHIN_HOURS = {
  'email-weekly': 4,
  'email-monthly': 2,
} as const satisfies Record<OrderPackage, number>

/**
 * States of an order, by all events of its payment and the statements of its client. `awaiting`: the bank has not
 * confirmed the payment yet; `cancelled`: the subscription has ended; `withdrawn`: the client has withdrawn from the
 * contract; `closed`: the client has withdrawn the consent to messages, or was erased; `refunded`: the whole payment
 * was returned; `disputed`: the client's bank asks for the money, or has taken it.
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

/** Whether messages can be written: the order is paid, or was until its subscription ended. */
export function isWritable({ state }: { state: OrderState }): boolean {
  return state === 'paid' || state === 'cancelled'
}

/** States of an order that is over: no message is owed any more. */
export const OVER_STATES = ['refunded', 'withdrawn', 'closed'] as const satisfies OrderState[]

export function isOver({ state }: { state: OrderState }): boolean {
  return OVER_STATES.some((over) => over === state)
}

/**
 * Reasons why a payment event needs the owner. `version`: its facts could not be read, for example because of another
 * version; `other-version`: it is the first one of another release of the checkout's interface, and was read; `link`:
 * paid by a payment link that is not ours; `address`: without an email address; `unmatched`: no order has such a
 * payment; `ambiguous`: several orders may have it; `dispute`: a client's bank asks for the money; `refund`: a refund
 * has failed.
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
] as const
export type PaymentProblem = (typeof PAYMENT_PROBLEMS)[number]

/** Types of checkout events that are mailed to the owner, besides a purchase. */
export const NEWS_TYPES = [
  'invoice.payment_failed',
  'customer.subscription.deleted',
  'refund.created',
  'refund.failed',
  'charge.dispute.created',
] as const

/** Slug of the page with the terms of sale. */
export const TERMS_SLUG = 'naudojimo-salygos'

/** Slug of the privacy policy. */
export const PRIVACY_SLUG = 'privatumo-politika'

/**
 * Addresses of the pages that a sale rests on: its terms, and the information due when a buyer gives personal data
 * (GDPR, article 13). The other pages only explain.
 */
export const PAGES_OF_SALE: readonly string[] = [TERMS_SLUG, PRIVACY_SLUG]

/** Time during which the checkout's return address opens the order page, once. */
export const RETURN_HOURS = 24

/** Number of days for which the owner is shown an order without a start form. */
export const UNSTARTED_DAYS = 30

/** Days without checkout events after which none seem to arrive: charges are monthly. */
export const SILENT_CHECKOUT_DAYS = 35

/** Address of the order page, for the browser that has opened an order. */
export const ORDER_PATH = '/uzsakymas'

/** Longest time between charging the card and completing a purchase. */
export const CHARGED_BEFORE_MINUTES = 60

/** Events arrive unordered: for this long, an event without an order may still get one. */
export const MATCHED_WITHIN_MINUTES = 15

/** Whether checkout events come in. */
export const PAYMENT_STATES = ['on', 'unset', 'preview'] as const
