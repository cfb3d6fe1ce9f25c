import type { Order } from './order-queries.ts'
import { answerDue } from '../answer-clock.ts'
import { ANSWER_WITHIN_HOURS } from '../orders.ts'
import { workBegins } from '../withdrawals.ts'

type Agreed = Pick<Order, 'package' | 'agreedAt' | 'isEarly' | 'answerHours'>

/** By when the letter that has waited longest is to be answered; null: none waits. */
export function answerDueAt(order: Agreed & Pick<Order, 'waitingSince'>): Date | null {
  return order.waitingSince === null ? null : afterShare(order, order.waitingSince, 1)
}

/** When half of the time to answer a letter of an order has passed. */
export function halfTimeOf(order: Agreed, writtenAt: Date): Date {
  return afterShare(order, writtenAt, 1 / 2)
}

/** The time is counted from when the letter was written, or the work began (terms, section 5). */
function afterShare(
  { package: sold, agreedAt, isEarly, answerHours }: Agreed,
  writtenAt: Date,
  share: number,
) {
  const begins = agreedAt === null || isEarly ? writtenAt : workBegins(agreedAt)
  const from = begins > writtenAt ? begins : writtenAt
  return answerDue(from, ANSWER_WITHIN_HOURS[sold] * share, answerHours)
}
