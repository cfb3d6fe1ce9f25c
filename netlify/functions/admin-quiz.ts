import type { Config } from '@netlify/functions'

import { createQuiz as contract } from '#src/contracts/quizzes.ts'
import { handle, operation } from '../http/handle.ts'
import { storeQuiz } from '../services/quizzes.ts'

export default handle(
  operation(contract, async ({ body }, saving) => ({ answer: await storeQuiz(saving, body) })),
)

export const config: Config = { path: '/api/admin/quiz' }
