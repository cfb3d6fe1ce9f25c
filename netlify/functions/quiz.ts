import type { Config } from '@netlify/functions'

import { findPublishedQuiz } from '#db/queries/quizzes.ts'
import { getQuiz } from '#src/contracts/quizzes.ts'
import { errorTexts } from '#src/texts/errors.ts'
import { RequestError } from '../http/errors.ts'
import { handle, operation } from '../http/handle.ts'

export default handle(
  operation(getQuiz, async ({ params: { slug } }, { db }) => {
    const quiz = await findPublishedQuiz(db, slug)
    if (!quiz) throw new RequestError(404, errorTexts.quizNotFound)
    return { answer: quiz, cache: { tags: [`quiz:${slug}`] } }
  }),
)

export const config: Config = { path: '/api/quiz/:slug' }
