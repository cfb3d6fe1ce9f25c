import type { Config } from '@netlify/functions'

import { getFullQuiz } from '#src/contracts/quizzes.ts'
import { handle, operation } from '../http/handle.ts'
import { readQuiz } from '../services/quizzes.ts'

export default handle(
  operation(getFullQuiz, async ({ params }, { db }) => ({ answer: await readQuiz(db, params.id) })),
)

export const config: Config = { path: '/api/admin/quiz/:id/full' }
