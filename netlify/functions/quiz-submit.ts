import type { Config } from '@netlify/functions'

import { submitQuiz as contract } from '#src/contracts/quizzes.ts'
import { handle, operation } from '../http/handle.ts'
import { submitQuiz } from '../services/submissions.ts'

export default handle(
  operation(contract, ({ params, body }, { db }) => submitQuiz(db, params.slug, body)),
)

export const config: Config = {
  path: '/api/quiz/:slug/submit',
  rateLimit: { windowLimit: 600, windowSize: 60, aggregateBy: ['ip', 'domain'] },
}
