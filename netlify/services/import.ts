import { violatedUniqueConstraint } from '#db/client.ts'
import { findExpert } from '#db/queries/experts.ts'
import { findPost } from '#db/queries/posts.ts'
import { findQuiz, hasPartsElsewhere, type QuizValues } from '#db/queries/quizzes.ts'
import type { ImportInput, ImportOutcome } from '#src/contracts/transfer.ts'
import { withoutPassedTime } from '#src/domain/items.ts'
import { withUnknownParts } from '#src/domain/quiz-editing.ts'
import { createExpert, replaceExpert } from './experts.ts'
import { createPost, hasValues, idTaken, type Origin, replacePost, toPostValues } from './posts.ts'
import type { Saving } from './publishing.ts'
import { readSettings, replaceSettings } from './settings.ts'
import { createQuiz, replaceQuiz, toQuizValues } from './quizzes.ts'

/**
 * Stores an item of an archive under its id; an identical stored item is left unchanged. A publishing time in
 * the past is dropped, or the next scheduled run would publish the imported draft.
 * @throws RequestError 409 when its slug or an id belongs to another item, or when it is changed
 *   concurrently.
 */
export async function importContent(
  saving: Saving,
  { kind, item }: ImportInput,
): Promise<{ outcome: ImportOutcome }> {
  try {
    switch (kind) {
      case 'quiz':
        return { outcome: await importQuiz(saving, item) }
      case 'expert':
        return { outcome: await importExpert(saving, item) }
      case 'settings':
        return { outcome: await importSettings(saving, item) }
      case 'post':
      case 'page':
        return { outcome: await importPost(saving, item) }
    }
  } catch (error) {
    if (violatedUniqueConstraint(error)?.endsWith('_pkey') === true) throw idTaken(error)
    throw error
  }
}

type ImportedPost = Extract<ImportInput, { kind: 'post' | 'page' }>['item']
type ImportedExpert = Extract<ImportInput, { kind: 'expert' }>['item']
type ImportedSettings = Extract<ImportInput, { kind: 'settings' }>['item']
type ImportedQuiz = Extract<ImportInput, { kind: 'quiz' }>['item']

async function importPost(saving: Saving, item: ImportedPost): Promise<ImportOutcome> {
  const { id, publishedAt, createdAt, updatedAt, ...archived } = item
  const input = withoutPassedTime(archived, Date.now())
  const stored = await findPost(saving.db, { id, type: input.type })
  if (stored === undefined) {
    await createPost(saving, input, originOf(item))
    return 'created'
  }
  if ([archived, input].some((same) => hasValues(stored, toPostValues(same)))) return 'unchanged'
  const version = stored.updatedAt.toISOString()
  await replacePost(saving, id, { ...input, updatedAt: version }, 'import')
  return 'updated'
}

async function importQuiz(saving: Saving, item: ImportedQuiz): Promise<ImportOutcome> {
  const { id, publishedAt, createdAt, updatedAt, ...sent } = item
  const stored = await findQuiz(saving.db, id)
  // Archives of before version 4 know no dimensions, those of version 1 no marks.
  const archived = withUnknownParts(sent, stored ?? { questions: [] })
  const input = withoutPassedTime(archived, Date.now())
  const known = {
    questions: input.questions.flatMap(identified),
    categories: input.categories.flatMap(identified),
  }
  if (stored === undefined) {
    await createQuiz(saving, input, originOf(item), known)
    return 'created'
  }
  const isSame = (quiz: typeof input) => hasValues(byIds(stored), byIds(toQuizValues(quiz, known)))
  if (isSame(archived) || isSame(input)) return 'unchanged'
  const partIds = [...known.questions, ...known.categories].map((part) => part.id)
  if (await hasPartsElsewhere(saving.db, id, partIds)) throw idTaken()
  const version = stored.updatedAt.toISOString()
  await replaceQuiz(saving, id, { ...input, updatedAt: version }, known, 'import')
  return 'updated'
}

async function importExpert(
  saving: Saving,
  { id, createdAt, updatedAt, ...values }: ImportedExpert,
): Promise<ImportOutcome> {
  const stored = await findExpert(saving.db, id)
  if (stored === undefined) {
    const times = {
      createdAt: new Date(createdAt),
      ...(updatedAt === undefined ? {} : { updatedAt: new Date(updatedAt) }),
    }
    await createExpert(saving, id, { ...values, ...times })
    return 'created'
  }
  if (hasValues(stored, values)) return 'unchanged'
  await replaceExpert(saving, id, { ...values, updatedAt: stored.updatedAt.toISOString() })
  return 'updated'
}

/** There always are settings, so that none are created. The contact address, which is confirmed, stays. */
async function importSettings(
  saving: Saving,
  { id: _, ...archived }: ImportedSettings,
): Promise<ImportOutcome> {
  const { updatedAt, ...stored } = await readSettings(saving.db)
  const settings = {
    ...archived,
    email: stored.email,
    topicQuizzes: archived.topicQuizzes ?? stored.topicQuizzes,
  }
  if (hasValues(stored, settings)) return 'unchanged'
  await replaceSettings(saving, { ...settings, updatedAt })
  return 'updated'
}

function originOf({ id, publishedAt, createdAt, updatedAt }: ImportedPost | ImportedQuiz): Origin {
  const storedAt = updatedAt === undefined ? new Date() : new Date(updatedAt)
  return {
    id,
    createdAt: new Date(createdAt),
    publishedAt: typeof publishedAt === 'string' ? new Date(publishedAt) : null,
    updatedAt: storedAt,
    untouchedAt: storedAt,
  }
}

/** The contract rejects questions and bands without an id. */
function identified({ id }: { id?: string | undefined }): { id: string }[] {
  return id === undefined ? [] : [{ id }]
}

/** Questions and bands in canonical order, for comparison. */
function byIds<Quiz extends Pick<QuizValues, 'questions' | 'categories'>>(quiz: Quiz): Quiz {
  const compare = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)
  return {
    ...quiz,
    questions: quiz.questions.toSorted(compare),
    categories: quiz.categories.toSorted(compare),
  }
}
