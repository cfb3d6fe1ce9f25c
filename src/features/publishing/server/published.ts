import type { Database } from '#db/client.ts'
import { findPublishedPost } from '#src/features/articles/server/post-queries.ts'
import { findPublishedQuiz } from '#src/features/quizzes/server/quiz-queries.ts'
import { listTag, type PostType, withShownDate } from '#src/core/items.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { RequestError } from '#src/server/errors.ts'
import { missingText, toPublicPost } from '#src/features/articles/server/posts.ts'

/** A published article or page. @throws RequestError 404 when there is none with this slug. */
export async function readPost(db: Database, { type, slug }: { type: PostType; slug: string }) {
  const post = await findPublishedPost(db, { type, slug })
  if (post === undefined) {
    throw new RequestError(404, missingText[type], { cacheTag: listTag(type) })
  }
  return toPublicPost(post)
}

/** A published quiz. @throws RequestError 404 when there is none with this slug. */
export async function readQuiz(db: Database, slug: string) {
  const quiz = await findPublishedQuiz(db, slug)
  if (quiz === undefined) {
    throw new RequestError(404, errorTexts.quizNotFound, { cacheTag: listTag('quiz') })
  }
  return withShownDate(quiz)
}
