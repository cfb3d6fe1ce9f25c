import type { PackageId } from '#src/features/consultations/consultations.ts'

/** The packages that the checkout sells. */
export const ORDER_PACKAGES = [
  'email-weekly',
  'email-monthly',
] as const satisfies readonly PackageId[]
export type OrderPackage = (typeof ORDER_PACKAGES)[number]

/** Within how many hours a message is answered (specification, section 3). */
export const ANSWER_WITHIN_HOURS = {
  'email-weekly': 4,
  'email-monthly': 2,
} as const satisfies Record<OrderPackage, number>

/**
 * What has become of an order, by all events of its payment and what its client has said. `awaiting`: the bank has not
 * confirmed the payment yet; `cancelled`: the subscription has ended; `withdrawn`: its client has withdrawn from the
 * contract; `closed`: its client has withdrawn the consent to messages, or was erased; `refunded`: all that was paid was returned; `disputed`: the client's
 * bank asks for the money, or has taken it.
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

/** Whether messages can be written about an order: it is paid, or was until its subscription ended. */
export function isWritable({ state }: { state: OrderState }): boolean {
  return state === 'paid' || state === 'cancelled'
}

/** States of an order that is over: no message is owed about it any more. */
export const OVER_STATES = ['refunded', 'withdrawn', 'closed'] as const satisfies OrderState[]

export function isOver({ state }: { state: OrderState }): boolean {
  return OVER_STATES.some((over) => over === state)
}

/**
 * Why an event of a payment needs the owner. `version`: its facts could not be read, as by another version; `other-version`: it is the first of another
 * release of the checkout's interface, and was read; `link`: paid by a payment link that is not ours; `address`: without an e-mail address; `unmatched`: no
 * order has such a payment; `ambiguous`: several orders may have it; `dispute`: a client's bank asks for the money; `refund`: a refund has failed.
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

/** Types of the checkout's events of which the owner gets a mail, beside a purchase. */
export const NEWS_TYPES = [
  'invoice.payment_failed',
  'customer.subscription.deleted',
  'refund.created',
  'refund.failed',
  'charge.dispute.created',
] as const

/** Address of the page with the terms of sale. */
export const TERMS_SLUG = 'naudojimo-salygos'

/** Address of the privacy policy. */
export const PRIVACY_SLUG = 'privatumo-politika'

/**
 * Addresses of the pages that a sale rests on: its terms, and what a buyer is to be told of personal data when they are
 * given (GDPR, article 13). The others only explain.
 */
export const PAGES_OF_SALE: readonly string[] = [TERMS_SLUG, PRIVACY_SLUG]

/** For how long the address to which the checkout returns leads to the page of the order, once. */
export const RETURN_HOURS = 24

/** For so many days the owner is shown an order whose client has not begun. */
export const UNSTARTED_DAYS = 30

/** A subscription is charged every month: so many days without any event of the checkout mean that none arrives. */
export const SILENT_CHECKOUT_DAYS = 35

/** Where the browser that has opened an order shows it. */
export const ORDER_PATH = '/uzsakymas'

/** A purchase is complete at most so long after its card was charged. */
export const CHARGED_BEFORE_MINUTES = 60

/** Events come unordered: for so long an event without an order may still get one. */
export const MATCHED_WITHIN_MINUTES = 15

/** Whether events of the checkout come in. */
export const PAYMENT_STATES = ['on', 'unset', 'preview'] as const
