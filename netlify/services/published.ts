import type { Database } from '#db/client.ts'
import { listPublishedExperts } from '#db/queries/experts.ts'
import { findPublishedPost, listPublishedPosts } from '#db/queries/posts.ts'
import { readUnbuiltChanges } from '#db/queries/publishing.ts'
import { findPublishedQuiz, listPublishedQuizzes } from '#db/queries/quizzes.ts'
import type { Expert } from '#src/contracts/experts.ts'
import type { PostType } from '#src/domain/items.ts'
import { type Changes, summarizeChanges } from '#src/domain/changes.ts'
import { listTag, shownDate } from '#src/domain/items.ts'
import { errorTexts } from '#src/texts/errors.ts'
import { RequestError } from '../errors.ts'
import { missingText, toPostSummary, toPublicPost } from './posts.ts'

/** Published articles, newest first, and the content version. */
export async function listArticles(db: Database) {
  const { contentVersion, posts } = await listPublishedPosts(db)
  return { contentVersion, posts: posts.map(toPostSummary) }
}

/** A published article or page. @throws RequestError 404 when there is none with this slug. */
export async function readPost(db: Database, { type, slug }: { type: PostType; slug: string }) {
  const post = await findPublishedPost(db, { type, slug })
  if (post === undefined) {
    throw new RequestError(404, missingText[type], { cacheTag: listTag(type) })
  }
  return toPublicPost(post)
}

/** The experts in their order, and the content version. */
export async function listExperts(
  db: Database,
): Promise<{ contentVersion: number; experts: Expert[] }> {
  return listPublishedExperts(db)
}

/** Published quizzes, newest first, and the content version. */
export async function listQuizzes(db: Database) {
  const { contentVersion, quizzes } = await listPublishedQuizzes(db)
  return {
    contentVersion,
    quizzes: quizzes.map((quiz) => ({ ...quiz, publishedAt: shownDate(quiz) })),
  }
}

/** A published quiz. @throws RequestError 404 when there is none with this slug. */
export async function readQuiz(db: Database, slug: string) {
  const quiz = await findPublishedQuiz(db, slug)
  if (quiz === undefined) {
    throw new RequestError(404, errorTexts.quizNotFound, { cacheTag: listTag('quiz') })
  }
  return { ...quiz, publishedAt: shownDate(quiz) }
}

/** What has changed since the live build. */
export async function readChanges(db: Database): Promise<Changes> {
  return summarizeChanges(await readUnbuiltChanges(db))
}
