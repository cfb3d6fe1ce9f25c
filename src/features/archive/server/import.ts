import { type Database, violatedUniqueConstraint } from '#db/client.ts'
import { findExpert } from '#src/features/experts/server/expert-queries.ts'
import { findPost } from '#src/features/articles/server/post-queries.ts'
import { idTaken } from '#src/server/records.ts'
import { findQuiz } from '#src/features/quizzes/server/quiz-queries.ts'
import type { ImportInput, ImportOutcome } from '../contracts.ts'
import { withoutPassedTime } from '#src/core/items.ts'
import { createExpert } from '#src/features/experts/server/experts.ts'
import { createPost, type Origin } from '#src/features/articles/server/posts.ts'
import { dateOf } from '#src/features/publishing/server/items.ts'
import type { PublishingContext } from '#src/features/publishing/server/publishing.ts'
import { createQuiz } from '#src/features/quizzes/server/quizzes.ts'

/**
 * Stores an item of an archive under its id; an existing item is never changed. A publishing time in the past is
 * dropped, because otherwise the next scheduled run would publish the imported draft.
 * @throws RequestError 409 when the item's slug, or an id in it, belongs to another item, 400 when it refers to an
 *   author or a dimension that does not exist.
 */
export async function importContent(
  saving: PublishingContext,
  input: ImportInput,
): Promise<{ outcome: ImportOutcome }> {
  if ((await findStored(saving.db, input)) !== undefined) return { outcome: 'exists' }
  try {
    await create(saving, input)
    return { outcome: 'created' }
  } catch (error) {
    if (violatedUniqueConstraint(error)?.endsWith('_pkey') === true) throw idTaken(error)
    throw error
  }
}

function findStored(db: Database, { kind, item }: ImportInput): Promise<object | undefined> {
  switch (kind) {
    case 'quiz':
      return findQuiz(db, item.id)
    case 'expert':
      return findExpert(db, item.id)
    case 'post':
    case 'page':
      return findPost(db, item)
  }
}

function create(saving: PublishingContext, { kind, item }: ImportInput): Promise<object> {
  switch (kind) {
    case 'quiz':
      return importQuiz(saving, item)
    case 'expert':
      return importExpert(saving, item)
    case 'post':
    case 'page':
      return importPost(saving, item)
  }
}

type ImportedPost = Extract<ImportInput, { kind: 'post' | 'page' }>['item']
type ImportedExpert = Extract<ImportInput, { kind: 'expert' }>['item']
type ImportedQuiz = Extract<ImportInput, { kind: 'quiz' }>['item']

function importPost(saving: PublishingContext, item: ImportedPost): Promise<object> {
  const { id, publishedAt, createdAt, updatedAt, ...archived } = item
  return createPost(saving, withoutPassedTime(archived, Date.now()), originOf(item))
}

function importQuiz(saving: PublishingContext, item: ImportedQuiz): Promise<object> {
  const { id, publishedAt, createdAt, updatedAt, ...archived } = item
  const known = {
    questions: archived.questions.flatMap(identified),
    categories: archived.categories.flatMap(identified),
  }
  return createQuiz(saving, withoutPassedTime(archived, Date.now()), originOf(item), known)
}

function importExpert(
  saving: PublishingContext,
  { id, createdAt, updatedAt, ...values }: ImportedExpert,
): Promise<object> {
  return createExpert(saving, id, {
    ...values,
    createdAt: new Date(createdAt),
    ...(updatedAt === undefined ? {} : { updatedAt: new Date(updatedAt) }),
  })
}

function originOf({ id, publishedAt, createdAt, updatedAt }: ImportedPost | ImportedQuiz): Origin {
  return {
    id,
    createdAt: new Date(createdAt),
    publishedAt: dateOf(publishedAt),
    ...(updatedAt === undefined ? {} : { updatedAt: new Date(updatedAt) }),
  }
}

/**
 * Returns the id in a list. Only the types allow an empty list: the contract rejects questions and bands without an id.
 */
function identified({ id }: { id?: string | undefined }): { id: string }[] {
  return id === undefined ? [] : [{ id }]
}
