import type { Database } from '#db/client.ts'
import { formatDay } from '#src/core/lithuanian.ts'
import { dayAfter, fromVilniusTime } from '#src/core/vilnius-time.ts'
import {
  answeringOf,
  type RecentAnswers,
  RECENT_ANSWER_DAYS,
} from '#src/features/clients/answering.ts'
import { answerDueAt } from './answer-clock.ts'
import { answersSince } from './correspondence-queries.ts'
import { type Order, waitingOrders } from './order-queries.ts'

/** Returns the queries for the answers of the last `RECENT_ANSWER_DAYS` days, including today, and for what waits now. */
export function recentAnswers(db: Database) {
  const first = dayAfter(formatDay(new Date()), 1 - RECENT_ANSWER_DAYS)
  const since = new Date(fromVilniusTime(`${first}T00:00`) ?? first)
  return [answersSince(db, since), waitingOrders(db)] as const
}

type Rows<Query extends { execute: () => Promise<unknown> }> = Awaited<ReturnType<Query['execute']>>

/** Returns how fast messages were answered, from the rows of `recentAnswers`. */
export function describeRecent(
  answers: Rows<ReturnType<typeof answersSince>>,
  waiting: readonly Order[],
): RecentAnswers {
  const now = new Date()
  const overdue = waiting.filter((order) => (answerDueAt(order) ?? now) < now).length
  const due = answers.map((answer) => {
    return { ...answer, dueAt: answerDueAt(answer) ?? answer.answeredAt }
  })
  return { ...answeringOf(due, overdue), given: answers.length }
}

/** Reads how fast messages were answered lately. */
export async function readRecentAnswers(db: Database): Promise<RecentAnswers> {
  return describeRecent(...(await db.batch(recentAnswers(db))))
}
