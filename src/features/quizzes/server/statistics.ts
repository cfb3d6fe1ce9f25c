import type { Database } from '#db/client.ts'
import { logFault } from '#src/server/log.ts'
import type { OutboxContext } from '#src/server/outbox-trigger.ts'
import {
  countFinish,
  type FinishedAttempt,
  readOverview,
  readQuizCounts,
} from './statistics-queries.ts'
import type { QuizStatistics } from '../statistics-contracts.ts'
import { maximumScore } from '../quiz.ts'
import {
  averageScore,
  type ComparedPeriods,
  comparedPeriods,
  countByBand,
  instantOf,
} from '../quiz-statistics.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { found } from '#src/server/errors.ts'
import { storedBand } from './stored-results.ts'
import { answeringOf } from '#src/features/clients/answering.ts'
import { answerDueAt } from '#src/features/orders/server/answer-clock.ts'
import { formatDay } from '#src/core/lithuanian.ts'

/**
 * Counts a finished attempt after the response. Logs a failure and does not throw, because the visitor must get the
 * result in any case.
 */
export function countFinishSoon(
  { db, waitUntil }: Pick<OutboxContext, 'db' | 'waitUntil'>,
  attempt: FinishedAttempt,
): void {
  const counted = countFinish(db, attempt).catch((error: unknown) => {
    logFault('finish-not-counted', error)
  })
  waitUntil(counted)
}

/** Returns the statistics of a quiz. @throws RequestError 404 if the quiz does not exist. */
export async function describeQuiz(db: Database, id: string): Promise<QuizStatistics> {
  const periods = comparedPeriods(formatDay(new Date()))
  const counts = await found(readQuizCounts(db, { id, periods }), errorTexts.quizNotFound)
  const { bands, groups, scores, reached } = counts
  const possible = maximumScore(reached.map(({ weights }) => ({ weights: weights.map(Number) })))
  return {
    ...counts,
    months: withDays(periods, counts.months),
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
  const periods = comparedPeriods(formatDay(new Date()))
  const all = await readOverview(db, { letters: SHOWN_LETTERS, periods })
  const { letters, months, answers, ...rest } = all
  return {
    ...rest,
    months: withDays(periods, months).map(({ from, until, ...month }) => {
      const [begin, end] = [instantOf(from), instantOf(until)]
      const given = answers.filter(({ answeredAt }) => answeredAt >= begin && answeredAt < end)
      const due = given.map((answer) => {
        return { ...answer, dueAt: answerDueAt(answer) ?? answer.answeredAt }
      })
      return { ...month, from, until, answers: answeringOf(due, 0) }
    }),
    letters: letters.map(({ waiting, ...letter }) => ({
      ...letter,
      unreached: Math.max(0, letter.recipients - letter.sent - waiting),
    })),
  }
}

/** Adds its days to the figures of each period. */
const withDays = <Figures>(periods: ComparedPeriods, months: readonly Figures[]) =>
  months.flatMap((month, place) => {
    const period = periods[place]
    return period ? [{ ...month, ...period }] : []
  })
