import type { Config } from '@netlify/functions'

import { deleteQuiz, updateQuiz } from '#src/contracts/quizzes.ts'
import { handle, operation } from '../http/handle.ts'
import { removeQuiz, replaceQuiz } from '../services/quizzes.ts'

export default handle(
  operation(updateQuiz, async ({ params, body }, { db }) => ({
    answer: await replaceQuiz(db, params.id, body),
  })),
  operation(deleteQuiz, async ({ params }, { db }) => ({
    answer: await removeQuiz(db, params.id),
  })),
)

export const config: Config = { path: '/api/admin/quiz/:id' }
