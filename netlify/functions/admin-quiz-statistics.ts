import type { Config } from '@netlify/functions'

import { getQuizStatistics } from '#src/contracts/statistics.ts'
import { handle, operation } from '../http/handle.ts'
import { describeQuiz } from '../services/statistics.ts'

export default handle(
  operation(getQuizStatistics, async ({ params }, { db }) => ({
    answer: await describeQuiz(db, params.id),
  })),
)

export const config: Config = { path: '/api/admin/quiz/:id/statistics' }
