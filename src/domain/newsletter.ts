/**
 * States of a subscription: `pending` until its address is confirmed, `left` once its reader has left,
 * `suspicious` when a program may have asked for it (`bots.ts`).
 */
export const SUBSCRIPTION_STATES = ['pending', 'subscribed', 'left', 'suspicious'] as const
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number]

/** The state of a stored subscription. */
export function subscriptionState({
  subscribed,
  leftAt,
  suspicious,
}: {
  subscribed: boolean
  leftAt: Date | null
  suspicious: boolean
}): SubscriptionState {
  if (subscribed) return 'subscribed'
  if (suspicious) return 'suspicious'
  return leftAt === null ? 'pending' : 'left'
}

/** How long a confirmation link is valid. */
export const CONFIRMATION_DAYS = 7

/** How long a leaving link is valid: longer than anybody keeps a mail. */
export const LEAVING_YEARS = 10
