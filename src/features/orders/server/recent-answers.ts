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
import { waitingOrders } from './order-queries.ts'

/** Returns how clients' messages were answered in the last `RECENT_ANSWER_DAYS` days, including today. */
export async function readRecentAnswers(db: Database): Promise<RecentAnswers> {
  const now = new Date()
  const first = dayAfter(formatDay(now), 1 - RECENT_ANSWER_DAYS)
  const since = new Date(fromVilniusTime(`${first}T00:00`) ?? first)
  const [answers, waiting] = await db.batch([answersSince(db, since), waitingOrders(db)])
  const overdue = waiting.filter((order) => (answerDueAt(order) ?? now) < now).length
  const due = answers.map((answer) => {
    return { ...answer, dueAt: answerDueAt(answer) ?? answer.answeredAt }
  })
  return { ...answeringOf(due, overdue), given: answers.length }
}
