/** States of a subscription: `pending` until its address is confirmed, `left` once its reader has left. */
export const SUBSCRIPTION_STATES = ['pending', 'subscribed', 'left'] as const
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number]

/** The state of a stored subscription. */
export function subscriptionState({
  subscribed,
  leftAt,
}: {
  subscribed: boolean
  leftAt: Date | null
}): SubscriptionState {
  if (subscribed) return 'subscribed'
  return leftAt === null ? 'pending' : 'left'
}

/** How long a confirmation link is valid. */
export const CONFIRMATION_DAYS = 7

/** How long a leaving link is valid: longer than anybody keeps a mail. */
export const LEAVING_YEARS = 10
