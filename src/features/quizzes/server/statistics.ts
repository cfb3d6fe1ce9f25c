import type { Database } from '#db/client.ts'
import { logFault } from '#src/server/log.ts'
import type { OutboxContext } from '#src/server/outbox-trigger.ts'
import { countFinish, readOverview, readQuizCounts } from './statistics-queries.ts'
import type { QuizStatistics } from '../statistics-contracts.ts'
import { maximumScore } from '../quiz.ts'
import { averageScore, countByBand } from '../quiz-statistics.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { found } from '#src/server/errors.ts'
import { storedBand } from './stored-results.ts'
import { answeringOf } from '#src/features/clients/answering.ts'
import { answerDueAt } from '#src/features/orders/server/answer-clock.ts'
import { formatDay } from '#src/core/lithuanian.ts'
import { dayAfter, fromVilniusTime } from '#src/core/vilnius-time.ts'

/**
 * Counts a finished attempt after the response. Logs a failure and does not throw, because the visitor must get the
 * result in any case.
 */
export function countFinishSoon(
  { db, waitUntil }: Pick<OutboxContext, 'db' | 'waitUntil'>,
  quizId: string,
): void {
  const counted = countFinish(db, quizId).catch((error: unknown) => {
    logFault('finish-not-counted', error)
  })
  waitUntil(counted)
}

/** Returns the statistics of a quiz. @throws RequestError 404 if the quiz does not exist. */
export async function describeQuiz(db: Database, id: string): Promise<QuizStatistics> {
  const counts = await found(readQuizCounts(db, id), errorTexts.quizNotFound)
  const { bands, groups, scores, reached } = counts
  const possible = maximumScore(reached.map(({ weights }) => ({ weights: weights.map(Number) })))
  return {
    ...counts,
    results: scores.reduce((sum, { count }) => sum + count, 0),
    maximumScore: Math.max(possible, scores.at(-1)?.score ?? 0),
    bands: countByBand(
      bands,
      groups.map((group) => ({ ...group, shown: storedBand(group.shown) })),
    ),
    averageScore: averageScore(scores),
  }
}

/** Number of letters in the overview. */
const SHOWN_LETTERS = 12

/** Returns figures of all quizzes, of this and the previous month, and of the latest letters. */
export async function describeOverview(db: Database) {
  const thisMonth = formatDay(new Date()).slice(0, 7)
  const begins = { now: beginOf(thisMonth), before: beginOf(monthBefore(thisMonth)) }
  const { letters, months, answers, ...rest } = await readOverview(db, {
    letters: SHOWN_LETTERS,
    begins,
  })
  return {
    ...rest,
    months: months.map((month) => {
      const isNow = month.month === thisMonth
      const given = answers.filter(({ answeredAt }) => answeredAt >= begins.now === isNow)
      const due = given.map((answer) => {
        return { ...answer, dueAt: answerDueAt(answer) ?? answer.answeredAt }
      })
      return { ...month, answers: answeringOf(due, 0) }
    }),
    letters: letters.map(({ waiting, ...letter }) => ({
      ...letter,
      unreached: Math.max(0, letter.recipients - letter.sent - waiting),
    })),
  }
}

/** Returns the month before another, both as `2026-11`. */
const monthBefore = (month: string) => dayAfter(`${month}-01`, -1).slice(0, 7)

/** Returns the first instant of a month in Vilnius. */
const beginOf = (month: string) => new Date(fromVilniusTime(`${month}-01T00:00`) ?? month)
