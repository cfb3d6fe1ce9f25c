import { formatDay } from '#src/core/lithuanian.ts'
import type { EmailPackage } from '#src/features/consultations/consultations.ts'
import { dayAfter, fromVilniusTime, noonOf } from '#src/core/vilnius-time.ts'

/** States of a withdrawal from a contract, set by the owner. */
export const WITHDRAWAL_STATES = ['new', 'confirmed', 'refunded', 'nothing-due'] as const
export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number]

/** States that still need the owner. */
export const OPEN_WITHDRAWAL_STATES = ['new', 'confirmed'] as const satisfies WithdrawalState[]

export function isOpen(state: WithdrawalState): boolean {
  return OPEN_WITHDRAWAL_STATES.some((open) => open === state)
}

/** Groups of withdrawals by which their list is filtered: by whether they still need the owner. */
export const WITHDRAWAL_GROUPS = ['open', 'settled'] as const

/**
 * Whether a withdrawal waits for a refund by the owner; in a dispute the bank settles the money. If the order is not
 * known, it is assumed that a refund is due.
 */
export const isMoneyDue = ({
  state,
  order,
}: {
  state: WithdrawalState
  order: { refundable: number; isDisputed?: boolean } | null
}) => isOpen(state) && (order === null || (order.refundable > 0 && order.isDisputed !== true))

/** Whether a withdrawal names its order by number, which only the client and the owner know. */
export const namesOrder = (
  { contract, note }: { contract: string; note: string | null },
  orderId: string,
) => `${contract} ${note ?? ''}`.toLowerCase().includes(orderId)

/** Whether the order goes on if the owner decides that nothing is due: the withdrawal came late, or names no order. */
export const isRejectable = ({ isLate, isNamed }: { isLate: boolean; isNamed: boolean }) =>
  isLate || !isNamed

/** Whether the owner has rejected a withdrawal, so that its order goes on. */
export const isRejected = ({
  state,
  order,
}: {
  state: WithdrawalState
  order: { isLate: boolean; isNamed: boolean } | null
}) => state === 'nothing-due' && order !== null && isRejectable(order)

/**
 * Whether a withdrawal may come from a stranger, since its address has no order or it lacks the order's number, and the
 * owner has neither accepted nor rejected it.
 */
export const isUnnamed = ({
  state,
  order,
}: {
  state: WithdrawalState
  order: { isNamed: boolean } | null
}) => state === 'new' && order?.isNamed !== true

/**
 * Whether the checkout has returned all that is due for an open withdrawal, so that the owner only has to mark it. A
 * withdrawal that can be rejected is left out.
 */
export const isReturned = ({
  state,
  order,
}: {
  state: WithdrawalState
  order: {
    refundable: number
    refundedAmount: number
    isLate: boolean
    isNamed: boolean
    isRepeated: boolean
    isDisputed: boolean
  } | null
}) =>
  isOpen(state) &&
  order?.refundable === 0 &&
  order.refundedAmount > 0 &&
  !order.isRepeated &&
  !order.isDisputed &&
  !order.isLate &&
  !isUnnamed({ state, order })

/**
 * Whether the owner is to end the subscription of a withdrawn order. An order whose withdrawal is rejected, or can still
 * be, goes on; for a repeated withdrawal the first one counts.
 */
export const isToBeEnded = ({
  state,
  order,
}: {
  state: WithdrawalState
  order: { isRenewed: boolean; isRepeated: boolean; isLate: boolean; isNamed: boolean } | null
}) =>
  order !== null &&
  order.isRenewed &&
  !order.isRepeated &&
  !(isRejectable(order) && (state === 'new' || state === 'nothing-due'))

/** Days to return the money, from the day of the withdrawal (Civil Code, article 6.228-11). */
export const REFUND_DAYS = 14

/** Minutes that the mail about a completed withdrawal is held, so that a mistaken mark can be undone. */
export const HELD_MINUTES = 10

/** Days for which the order's page says that the owner has rejected a withdrawal. */
export const REJECTION_SHOWN_DAYS = 7

/** Days for a consumer to withdraw, from the day of the contract (Civil Code, article 6.228-10). */
export const WITHDRAWAL_DAYS = 14

/** Returns the last day, `YYYY-MM-DD`, to return the money of a withdrawal in time. */
export function refundDueOn(createdAt: string | Date): string {
  return dayAfter(formatDay(createdAt), REFUND_DAYS)
}

/**
 * Returns the first possible day of a refund, `YYYY-MM-DD`: the day of the order, or of the withdrawal if no order is
 * known.
 */
export function refundFrom({
  order,
  createdAt,
}: {
  order: { createdAt: string | Date } | null
  createdAt: string | Date
}): string {
  return formatDay(order?.createdAt ?? createdAt)
}

/** Returns the last day, `YYYY-MM-DD`, to withdraw from a contract made at this instant. */
export function withdrawUntil(agreedAt: Date): string {
  return dayAfter(formatDay(agreedAt), WITHDRAWAL_DAYS)
}

/** Returns when the work starts without an early start. @param agreedAt when the contract was made. */
export function workBegins(agreedAt: Date): Date {
  const midnight = fromVilniusTime(`${dayAfter(withdrawUntil(agreedAt))}T00:00`)
  return new Date(midnight ?? agreedAt)
}

/** Days of the weekly package (terms, section 5). */
const WEEK_DAYS = 7

/** Facts that decide when the work starts. */
interface Begun {
  package: EmailPackage
  /** Time when the payment was confirmed. */
  agreedAt: Date | null
  /** Time when the client sent the start form. */
  startedAt: Date | null
  /** Whether the client wanted the work to start at once. */
  isEarly: boolean
}

/**
 * Returns the last day, `YYYY-MM-DD`, for which messages are paid (terms, section 5). The weekly package ends a week
 * after the work starts. The monthly package ends with the period that an invoice has paid for, extended by the time
 * between payment and start. Null if the day is not known yet.
 */
export function lastPaidDay({ paidUntil, ...order }: Begun & { paidUntil: Date | null }) {
  const { agreedAt, startedAt, isEarly } = order
  const lastDay = (end: number) => formatDay(new Date(end - 1))
  if (agreedAt === null || startedAt === null) return paidUntil && lastDay(paidUntil.getTime())
  const earliest = isEarly ? agreedAt : workBegins(agreedAt)
  const begins = Math.max(startedAt.getTime(), earliest.getTime())
  if (order.package === 'email-weekly') return lastDay(begins + WEEK_DAYS * 86_400_000)
  return paidUntil && lastDay(paidUntil.getTime() + begins - agreedAt.getTime())
}

/**
 * Whether an order with an early start was fully served before a day, `YYYY-MM-DD`. The client can no longer withdraw
 * from such an order (terms, section 7).
 */
export function isServed(order: Parameters<typeof lastPaidDay>[0], day: string): boolean {
  const last = order.startedAt !== null && order.isEarly ? lastPaidDay(order) : null
  return last !== null && last < day
}

/** Days after the last paid day on which messages can still be begun (terms, section 5). */
const EXTRA_LETTER_DAYS = 1

/** Additional days while a payment is expected, since the checkout may report it late. */
const LATE_PAYMENT_DAYS = 3

/**
 * Returns the last day, `YYYY-MM-DD`, to begin a message; null if it is not known, or the order was not started.
 * @param order.isPaying whether the order will be charged again, and no payment has failed.
 */
export function lastMessageDay({
  isPaying,
  ...order
}: Parameters<typeof lastPaidDay>[0] & { isPaying: boolean }): string | null {
  const paid = order.startedAt === null ? null : lastPaidDay(order)
  return paid && dayAfter(paid, EXTRA_LETTER_DAYS + (isPaying ? LATE_PAYMENT_DAYS : 0))
}

/** Sums and times of a withdrawn order. */
export interface WithdrawnOrder extends Begun {
  /** First payment, in cents. */
  amount: number
  refundedAmount: number
}

/**
 * Computes the refund for an order when the client withdraws at an instant (terms, section 7).
 * @returns `refundable` in cents; the days of the paid period, and how many of them were served, including a day that
 *   has begun; `isLate` if the withdrawal came after the last day to withdraw.
 */
export function refundOf(order: WithdrawnOrder, withdrawnAt: Date) {
  const { agreedAt, startedAt, isEarly, amount, refundedAmount } = order
  if (agreedAt === null) return { refundable: 0, usedDays: 0, paidDays: 0, isLate: false }
  const day = formatDay(withdrawnAt)
  const paidDays =
    order.package === 'email-weekly' ? WEEK_DAYS : daysOfMonthFrom(formatDay(agreedAt))
  const isLate = day > withdrawUntil(agreedAt)
  const served = startedAt === null || !isEarly ? 0 : daysBetween(formatDay(startedAt), day) + 1
  const usedDays = Math.min(paidDays, Math.max(0, served))
  const due = Math.round((amount * (paidDays - usedDays)) / paidDays) - refundedAmount
  return { refundable: isLate ? 0 : Math.max(0, due), usedDays, paidDays, isLate }
}

/**
 * Returns the sum, in cents, that was returned for a withdrawal: what the checkout has reported since then, otherwise
 * what the terms require. Page, mail and panel name this sum; refunds from before the withdrawal only lessen it.
 */
export function returnedSum(order: { returnedAmount: number; refundable: number }): number {
  return order.returnedAmount || order.refundable
}

function daysBetween(from: string, to: string): number {
  return Math.round((noonOf(to).getTime() - noonOf(from).getTime()) / 86_400_000)
}

/**
 * Returns the number of days until a subscription made on this day renews: on the same day of the next month, or on the
 * last day of a shorter month.
 */
function daysOfMonthFrom(day: string): number {
  const next = noonOf(day)
  next.setUTCDate(1)
  next.setUTCMonth(next.getUTCMonth() + 2, 0)
  const date = Math.min(noonOf(day).getUTCDate(), next.getUTCDate())
  next.setUTCDate(date)
  return daysBetween(day, next.toISOString().slice(0, 10))
}
