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
  const { letters, ...rest } = await readOverview(db, { letters: SHOWN_LETTERS })
  return {
    ...rest,
    letters: letters.map(({ waiting, ...letter }) => ({
      ...letter,
      unreached: Math.max(0, letter.recipients - letter.sent - waiting),
    })),
  }
}
