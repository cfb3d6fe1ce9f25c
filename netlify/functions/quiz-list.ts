import type { Config } from '@netlify/functions'

import { listPublishedQuizzes } from '#db/queries/quizzes.ts'
import { listQuizzes } from '#src/contracts/quizzes.ts'
import { handle, operation } from '../http/handle.ts'

export default handle(
  operation(listQuizzes, async (_input, { db }) => {
    const { contentVersion, quizzes } = await listPublishedQuizzes(db)
    return { answer: quizzes, cache: { tags: ['quizzes'], etag: `"${contentVersion}"` } }
  }),
)

export const config: Config = { path: '/api/quizzes' }
