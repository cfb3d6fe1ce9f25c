/**
 * States of a subscription: `pending` until its address is confirmed, `left` once the person has left, `stopped` when
 * the address does not exist, `suspicious` when a bot seems to have sent the request (`core/visitor-forms.ts`).
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
 * If more than this percentage of a letter's mails is refused because the address does not exist, nobody is stopped, as
 * the sender is the likely cause.
 */
export const SENDER_REFUSED_PERCENT = 5
/** The sender is suspected only from this many refusals on: on a short list one bad address exceeds the percentage. */
export const SENDER_REFUSED_AT_LEAST = 3

/** Gmail clips a mail's HTML at about 102 KB, so the panel warns about a letter of more than this many bytes. */
export const CLIPPED_BYTES = 90 * 1024

/** Whether Gmail may clip a mail. @param html as it is sent. */
export function mayBeClipped(html: string): boolean {
  return new TextEncoder().encode(html).length > CLIPPED_BYTES
}

/** Lifetime of a confirmation link. */
export const CONFIRMATION_DAYS = 7

/** Lifetime of an unsubscribe link: longer than anybody keeps a mail. */
export const LEAVING_YEARS = 10
