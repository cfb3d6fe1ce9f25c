import { formatDay } from '#src/core/lithuanian.ts'
import type { OrderPackage } from './orders.ts'
import { dayAfter, fromVilniusTime, noonOf } from '#src/core/vilnius-time.ts'

/** What the owner has done about a withdrawal from a contract. */
export const WITHDRAWAL_STATES = ['new', 'confirmed', 'refunded', 'nothing-due'] as const
export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number]

/** Those that still wait for the owner. */
export const OPEN_WITHDRAWAL_STATES = ['new', 'confirmed'] as const satisfies WithdrawalState[]

export function isOpen(state: WithdrawalState): boolean {
  return OPEN_WITHDRAWAL_STATES.some((open) => open === state)
}

/** Days within which the money is returned, from the day of the withdrawal (Civil Code, article 6.228-11). */
export const REFUND_DAYS = 14

/** Days within which a consumer may withdraw, from the day of the contract (Civil Code, article 6.228-10). */
export const WITHDRAWAL_DAYS = 14

/** The last day, `YYYY-MM-DD`, on which the money of a withdrawal is returned in time. */
export function refundDueOn(createdAt: string | Date): string {
  return dayAfter(formatDay(createdAt), REFUND_DAYS)
}

/** The first day, `YYYY-MM-DD`, on which the money of a withdrawal can have been returned: that of its order, where it is known. */
export function refundFrom({
  order,
  createdAt,
}: {
  order: { createdAt: string | Date } | null
  createdAt: string | Date
}): string {
  return formatDay(order?.createdAt ?? createdAt)
}

/** The last day, `YYYY-MM-DD`, on which a contract of this instant can be withdrawn from. */
export function withdrawUntil(agreedAt: Date): string {
  return dayAfter(formatDay(agreedAt), WITHDRAWAL_DAYS)
}

/** When the work begins on an order of this instant whose client has not asked for it at once. */
export function workBegins(agreedAt: Date): Date {
  const midnight = fromVilniusTime(`${dayAfter(withdrawUntil(agreedAt))}T00:00`)
  return new Date(midnight ?? agreedAt)
}

/** Days of the weekly package (terms, section 5). */
const WEEK_DAYS = 7

/** What tells when the work on an order begins. */
interface Begun {
  package: OrderPackage
  /** When the payment was confirmed. */
  agreedAt: Date | null
  /** When its client sent the start form. */
  startedAt: Date | null
  /** Whether its client wanted the work to begin at once. */
  isEarly: boolean
}

/**
 * The last day, `YYYY-MM-DD`, of the messages that are paid for (terms, section 5): a week from when the work begins, or
 * the period that an invoice has paid for, longer by as much as the work has begun after the payment. Null: not known yet.
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
 * Whether an order was served to its end on a day, `YYYY-MM-DD`, as its client has asked for: then it can no longer be
 * withdrawn from (terms, section 7).
 */
export function isServed(order: Parameters<typeof lastPaidDay>[0], day: string): boolean {
  const last = order.startedAt !== null && order.isEarly ? lastPaidDay(order) : null
  return last !== null && last < day
}

/** Days after the last paid one on which messages are still begun (terms, section 5). */
const EXTRA_LETTER_DAYS = 1

/** More of them while a payment is expected, of which the checkout may tell late. */
const LATE_PAYMENT_DAYS = 3

/**
 * The last day, `YYYY-MM-DD`, on which a message can be begun; null: not known, or the order was not started.
 * @param order.isPaying whether it takes more payments, and none has failed.
 */
export function lastMessageDay({
  isPaying,
  ...order
}: Parameters<typeof lastPaidDay>[0] & { isPaying: boolean }): string | null {
  const paid = order.startedAt === null ? null : lastPaidDay(order)
  return paid && dayAfter(paid, EXTRA_LETTER_DAYS + (isPaying ? LATE_PAYMENT_DAYS : 0))
}

/** What an order withdrawn from has come to. */
export interface WithdrawnOrder extends Begun {
  /** Of the first payment, in cents. */
  amount: number
  refundedAmount: number
}

/**
 * What is to be returned of an order that is withdrawn from at an instant (terms, section 7), in cents, and the days of
 * the paid period, of which `usedDays` were served; a day that has begun counts. `isLate`: after the last day to withdraw.
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

function daysBetween(from: string, to: string): number {
  return Math.round((noonOf(to).getTime() - noonOf(from).getTime()) / 86_400_000)
}

/** Days until the same day of the next month, or its last one, as subscriptions are renewed. */
function daysOfMonthFrom(day: string): number {
  const next = noonOf(day)
  next.setUTCDate(1)
  next.setUTCMonth(next.getUTCMonth() + 2, 0)
  const date = Math.min(noonOf(day).getUTCDate(), next.getUTCDate())
  next.setUTCDate(date)
  return daysBetween(day, next.toISOString().slice(0, 10))
}
