import type { Database } from '#db/client.ts'
import { readOverview } from '#db/queries/overview.ts'
import { countReached, readQuizCounts } from '#db/queries/quiz-statistics.ts'
import type { QuizStatistics } from '#src/contracts/statistics.ts'
import { averageScore, countByBand } from '#src/domain/quiz-statistics.ts'
import { errorTexts } from '#src/texts/errors.ts'
import { RequestError } from '../errors.ts'
import { storedBand } from './stored-results.ts'

/**
 * Counts a visitor who has reached a question.
 * @throws RequestError 404 when no published quiz with this slug has it.
 */
export async function countProgress(
  db: Database,
  slug: string,
  questionId: string,
): Promise<{ success: true }> {
  const counted = await countReached(db, { slug, questionId })
  if (!counted) throw new RequestError(404, errorTexts.unknownQuestion)
  return { success: true }
}

/**
 * The statistics of a quiz.
 * @throws RequestError 404 when the quiz does not exist.
 */
export async function describeQuiz(db: Database, id: string): Promise<QuizStatistics> {
  const counts = await readQuizCounts(db, id)
  if (counts === undefined) throw new RequestError(404, errorTexts.quizNotFound)
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

/** How many letters the statistics show. */
const SHOWN_LETTERS = 12

/** What all quizzes, the last two months and the last letters have led to. */
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
