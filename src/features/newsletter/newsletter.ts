/**
 * States of a subscription: `pending` until its address is confirmed, `left` once its reader has left,
 * `stopped` when its address does not exist, `suspicious` when a program may have asked for it (`core/visitor-forms.ts`).
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
 * A letter of whose mails more than this share, in percent, was refused because the address does not exist stops
 * nobody: then the sender is the likely cause.
 */
export const SENDER_REFUSED_PERCENT = 5
/** It takes so many refusals to blame the sender: on a short list one wrong address is a larger share. */
export const SENDER_REFUSED_AT_LEAST = 3

/** Gmail shows some 102 KB of the HTML of a mail; a letter beyond so many bytes is warned of. */
export const CLIPPED_BYTES = 90 * 1024

/** Whether Gmail may cut a mail. @param html as it is sent. */
export function mayBeClipped(html: string): boolean {
  return new TextEncoder().encode(html).length > CLIPPED_BYTES
}

/** How long a confirmation link is valid. */
export const CONFIRMATION_DAYS = 7

/** How long a leaving link is valid: longer than anybody keeps a mail. */
export const LEAVING_YEARS = 10
