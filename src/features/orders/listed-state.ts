import type { OrderState } from './orders.ts'

// In a file of its own, because visitors' scripts load all of `orders.ts`.

/** Returns the state that lists show and filter by: a paid order whose renewal cannot be charged counts as `failed`. */
export function listedState({
  state,
  paymentFailedAt,
}: {
  state: OrderState
  paymentFailedAt: unknown
}): OrderState {
  return state === 'paid' && paymentFailedAt !== null ? 'failed' : state
}
