import { formatDay } from './lithuanian.ts'
import { dayAfter, fromVilniusTime } from './vilnius-time.ts'

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
export function refundDueOn(createdAt: string): string {
  return dayAfter(formatDay(createdAt), REFUND_DAYS)
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
