import type { Config } from '@netlify/functions'

import { listAllQuizzes } from '#db/queries/quizzes.ts'
import { listAdminQuizzes } from '#src/contracts/quizzes.ts'
import { handle, operation } from '../http/handle.ts'
import { toAdminQuiz } from '../services/quizzes.ts'

export default handle(
  operation(listAdminQuizzes, async (_input, { db }) => ({
    answer: (await listAllQuizzes(db)).map(toAdminQuiz),
  })),
)

export const config: Config = { path: '/api/admin/quizzes' }
