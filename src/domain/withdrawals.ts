import { formatDay } from './lithuanian.ts'

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

/** The last day, `YYYY-MM-DD`, on which the money of a withdrawal is returned in time. */
export function refundDueOn(createdAt: string): string {
  const due = new Date(`${formatDay(createdAt)}T12:00:00Z`)
  due.setUTCDate(due.getUTCDate() + REFUND_DAYS)
  return due.toISOString().slice(0, 10)
}
