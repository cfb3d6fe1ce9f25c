import type { Database } from '#db/client.ts'
import { readOverview, readQuizCounts } from './statistics-queries.ts'
import type { QuizStatistics } from '../statistics-contracts.ts'
import { averageScore, countByBand } from '../quiz-statistics.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { found } from '#src/server/errors.ts'
import { storedBand } from './stored-results.ts'

/**
 * Returns the statistics of a quiz.
 * @throws RequestError 404 when the quiz does not exist.
 */
export async function describeQuiz(db: Database, id: string): Promise<QuizStatistics> {
  const counts = await found(readQuizCounts(db, id), errorTexts.quizNotFound)
  const { starts, warned, reached, bands, groups, scores, dimensions } = counts
  return {
    starts,
    completions: scores.reduce((sum, { count }) => sum + count, 0),
    warned,
    reached,
    bands: countByBand(
      bands,
      groups.map((group) => ({ ...group, shown: storedBand(group.shown) })),
    ),
    scores,
    averageScore: averageScore(scores),
    dimensions,
  }
}

/** Number of letters that the statistics show. */
const SHOWN_LETTERS = 12

/** Returns figures of all quizzes, of the last two months and of the last letters. */
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
