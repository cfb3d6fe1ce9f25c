import type { Config } from '@netlify/functions'

import { deleteQuiz, updateQuiz } from '#src/contracts/quizzes.ts'
import { handle, operation } from '../http/handle.ts'
import { removeQuiz, replaceQuiz } from '../services/quizzes.ts'

export default handle(
  operation(updateQuiz, async ({ params, body }, saving) => ({
    answer: await replaceQuiz(saving, params.id, body),
  })),
  operation(deleteQuiz, async ({ params }, saving) => ({
    answer: await removeQuiz(saving, params.id),
  })),
)

export const config: Config = { path: '/api/admin/quiz/:id' }
