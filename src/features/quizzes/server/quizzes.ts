import type { Database } from '#db/client.ts'
import {
  deleteQuiz,
  findQuiz,
  type FullQuiz as StoredQuiz,
  insertQuiz,
  listAllQuizzes,
  type Quiz,
  type QuizQuestion,
  type QuizValues,
  updateQuiz,
} from './quiz-queries.ts'
import type { Saved } from '#src/features/publishing/server/publishing-queries.ts'
import type { NewQuizInput, QuizInput } from '../contracts.ts'
import { firstPublished } from '#src/core/items.ts'
import { withUnknownParts } from '../quiz-editing.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { found, RequestError } from '#src/server/errors.ts'
import type { Origin } from '#src/features/articles/server/posts.ts'
import { hasValues, requireUpdated, storeOnce } from '#src/server/records.ts'
import {
  dateOf,
  proposedSlug,
  explainingViolations,
  timeOfPublishing,
} from '#src/features/publishing/server/items.ts'
import {
  publishSaved,
  type PublishingContext,
  scheduleSaved,
} from '#src/features/publishing/server/publishing.ts'

function toAdminQuiz<Stored extends Quiz>(quiz: Stored) {
  return { ...quiz, publishedAt: firstPublished(quiz) }
}

/** Lists all quizzes including drafts, newest first, with the number of questions. */
export async function listQuizzes(db: Database) {
  return (await listAllQuizzes(db)).map(toAdminQuiz)
}

/** Reads a quiz with questions and bands; drafts too. @throws RequestError 404 if it does not exist. */
export async function readQuiz(db: Database, id: string) {
  return toAdminQuiz(await requireQuiz(db, id))
}

async function requireQuiz(db: Database, id: string): Promise<StoredQuiz> {
  return found(findQuiz(db, id), errorTexts.quizNotFound)
}

/**
 * Stores a new quiz, and publishes it unless it is a draft.
 * @param known questions and bands whose ids the input may contain. Other ids are refused.
 */
export async function createQuiz(
  saving: PublishingContext,
  input: QuizInput,
  { id, ...times }: Origin = { id: crypto.randomUUID() },
  known: Parts = NO_PARTS,
) {
  const values = { ...toQuizValues(input, known), ...times }
  const quiz = await explainingViolations(() => insertQuiz(saving.db, id, values))
  return answerCreated(saving, quiz)
}

async function answerCreated(saving: PublishingContext, quiz: Saved<StoredQuiz>) {
  if (quiz.published) await publishSaved(saving, quiz.raised)
  scheduleSaved(saving, quiz)
  return toAdminQuiz(quiz)
}

/**
 * Stores a new quiz. A repeated attempt, for example after a lost response, replaces the quiz that the first one
 * stored, unless it was changed since.
 */
export async function storeQuiz(
  saving: PublishingContext,
  { attemptId: id, ...input }: NewQuizInput,
) {
  if (id === undefined) return createQuiz(saving, input)
  return storeOnce({
    create: () => createQuiz(saving, input, { id }),
    find: () => findQuiz(saving.db, id),
    isSame: (stored) => hasValues(withoutIds(stored), withoutIds(toQuizValues(input, NO_PARTS))),
    answer: (stored) => answerCreated(saving, stored),
    replace: (updatedAt) => replaceQuiz(saving, id, { ...input, updatedAt }),
  })
}

/** Returns a quiz without the ids of questions and bands. */
function withoutIds({ questions, categories, ...fields }: QuizValues) {
  return {
    ...fields,
    questions: questions
      .map(({ id: _, ...question }) => question)
      .toSorted((a, b) => a.order - b.order),
    categories: categories
      .map(({ id: _, ...category }) => category)
      .toSorted((a, b) => a.minScore - b.minScore),
  }
}

/** Replaces a quiz. Questions and bands that are sent without an id get a new one. */
export async function replaceQuiz(saving: PublishingContext, id: string, input: QuizInput) {
  const stored = await requireQuiz(saving.db, id)
  const values = { ...toQuizValues(input, stored), publishedAt: dateOf(input.publishedAt) }
  const expected = input.updatedAt === undefined ? null : new Date(input.updatedAt)
  const outcome = await explainingViolations(() => updateQuiz(saving.db, id, values, expected))
  const item = requireUpdated(outcome, errorTexts.quizNotFound)
  await publishSaved(saving, item.raised)
  scheduleSaved(saving, item)
  return toAdminQuiz(item)
}

/** Deletes a quiz; its submissions stay. */
export async function removeQuiz(
  saving: PublishingContext,
  id: string,
): Promise<{ success: true }> {
  const deleted = await found(deleteQuiz(saving.db, id), errorTexts.quizNotFound)
  await publishSaved(saving, deleted.raised)
  return { success: true }
}

interface Identified {
  readonly id: string
}

/** Questions and bands whose ids a body may contain. Questions include the parts that a body may omit. */
interface Parts {
  questions: readonly (Identified &
    Partial<Pick<QuizQuestion, 'options' | 'marks' | 'dimensionId'>>)[]
  dimensions?: Quiz['dimensions']
  comparable?: boolean
  categories: readonly Identified[]
}

const NO_PARTS: Parts = { questions: [], categories: [] }

/**
 * Converts a validated body to rows.
 * @throws RequestError 400 if a question or band has an unknown id, or a question has an unknown dimension.
 */
function toQuizValues(
  { updatedAt: _, publishedAt: __, categories, slug, ...sent }: QuizInput,
  stored: Parts,
): QuizValues {
  const questions = withIds(
    sent.questions,
    stored.questions,
    'questions',
    errorTexts.unknownQuestion,
  )
  const fields = withUnknownParts({ ...sent, questions }, stored)
  requireDimensions(fields)
  return {
    ...fields,
    slug: slug ?? proposedSlug(fields.title),
    publishAt: timeOfPublishing(fields),
    categories: withIds(categories, stored.categories, 'categories', errorTexts.unknownCategory),
  }
}

function requireDimensions({
  questions,
  dimensions,
}: Pick<QuizValues, 'questions' | 'dimensions'>): void {
  const known = new Set(dimensions.map(({ id }) => id))
  const unknown = questions.findIndex(
    ({ dimensionId }) => dimensionId !== null && !known.has(dimensionId),
  )
  if (unknown === -1) return
  const message = errorTexts.unknownDimension
  throw new RequestError(400, message, {
    fields: { [`questions.${unknown}.dimensionId`]: message },
  })
}

/**
 * Generates ids for new questions or bands.
 * @throws RequestError 400 if an id is not in `stored`, or was sent twice.
 */
function withIds<Item extends { id?: string | undefined }>(
  items: readonly Item[],
  stored: readonly Identified[],
  field: string,
  message: string,
): (Item & Identified)[] {
  const known = new Set(stored.map((item) => item.id))
  return items.map((item, index) => {
    if (item.id === undefined) return { ...item, id: crypto.randomUUID() }
    if (!known.delete(item.id)) {
      throw new RequestError(400, message, { fields: { [`${field}.${index}.id`]: message } })
    }
    return { ...item, id: item.id }
  })
}
