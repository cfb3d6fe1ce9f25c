/**
 * States of a subscription. `pending`: the address is not confirmed; `left`: the person has left; `stopped`: the
 * address does not exist; `suspicious`: a bot seems to have sent the request (`core/visitor-forms.ts`).
 */
export const SUBSCRIPTION_STATES = [
  'pending',
  'subscribed',
  'stopped',
  'left',
  'suspicious',
] as const
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number]

/**
 * Percentage of a letter's mails. If more are refused because the address does not exist, the sender is the likely
 * cause, and no subscription is stopped.
 */
export const SENDER_REFUSED_PERCENT = 10
/**
 * Minimum number of refusals before the sender is suspected. On a short list, a single bad address exceeds
 * `SENDER_REFUSED_PERCENT`.
 */
export const SENDER_REFUSED_AT_LEAST = 3

/** Size in bytes beyond which the panel warns about a letter, since Gmail clips a mail's HTML at about 102 KB. */
export const CLIPPED_BYTES = 90 * 1024

/** Whether Gmail may clip a mail. @param html of the mail as it is sent. */
export function mayBeClipped(html: string): boolean {
  return new TextEncoder().encode(html).length > CLIPPED_BYTES
}

/** Lifetime of a confirmation link. */
export const CONFIRMATION_DAYS = 7

/** Lifetime of an unsubscribe link, longer than people keep a mail. */
export const LEAVING_YEARS = 10
