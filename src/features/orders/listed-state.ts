import { dayAfter } from '#src/core/vilnius-time.ts'
import type { Order } from './contracts.ts'
import { isOver, type ListedState, type OrderState } from './orders.ts'
import { isOpen, type WithdrawalState } from './withdrawals.ts'

// These rules are not in `orders.ts`, because visitors' scripts load all of that file.

/**
 * Why an order waits without the owner: the bank decides on a dispute, the mail of the last answer is tried again, or
 * the client pays again or sends the start form.
 */
export const STALLED_KINDS = ['disputed', 'unsent', 'unpaid', 'unstarted'] as const
export type StalledKind = (typeof STALLED_KINDS)[number]

/**
 * Returns the state that lists show and filter by. An open withdrawal comes before all states but a dispute, which
 * settles the money. A paid order whose renewal cannot be charged counts as `failed`.
 */
export function listedState({
  state,
  paymentFailedAt,
  withdrawal,
}: {
  state: OrderState
  paymentFailedAt: unknown
  withdrawal: WithdrawalState | null
}): ListedState {
  if (withdrawal !== null && isOpen(withdrawal) && state !== 'disputed') return 'withdrawing'
  return state === 'paid' && paymentFailedAt !== null ? 'failed' : state
}

/**
 * Whether the withdrawal of an order does not count yet, since it lacks the order's number and may come from a stranger:
 * any other makes a paid order `withdrawn`.
 */
export const isWithdrawalUnnamed = ({ state, withdrawal }: Pick<Order, 'state' | 'withdrawal'>) =>
  withdrawal === 'new' && (state === 'paid' || state === 'closed' || state === 'cancelled')

/** Returns the last day to end a subscription before its next charge; null without a next charge. */
export const lastDayToEnd = ({ nextPaymentOn }: Pick<Order, 'nextPaymentOn'>) =>
  nextPaymentOn && dayAfter(nextPaymentOn, -1)

/** Returns the last day to end the subscription of an order about which no message can be written; null without one. */
export const endDueOn = (order: Pick<Order, 'state' | 'nextPaymentOn'>) =>
  isOver(order) ? lastDayToEnd(order) : null

/** Returns `endDueOn`; null while a withdrawal is open, since the end of the subscription is a step of that. */
export const endAskedOn = (order: Pick<Order, 'state' | 'nextPaymentOn' | 'withdrawal'>) =>
  order.withdrawal !== null && isOpen(order.withdrawal) ? null : endDueOn(order)

/** Whether a dispute waits for the owner: it is open, and the owner has not marked it as dealt with. */
export const isToAnswer = ({ dispute }: Pick<Order, 'dispute'>) =>
  dispute?.state === 'open' && dispute.markedAt === null

/**
 * Whether a dispute has a known time to answer that has not passed. Without one it counts as due today, since the
 * checkout knows the time.
 */
export const isInTime = <Time extends Date | string>(
  until: Time | null,
  now: Time,
): until is Time => until !== null && until >= now

/** Whether an order waits for the owner: for an answer, the end of its subscription, or an answer to a dispute. */
export function asksOwner(order: Order): boolean {
  const { dueAt, hasLateLetter } = order
  return dueAt !== null || hasLateLetter || endAskedOn(order) !== null || isToAnswer(order)
}
