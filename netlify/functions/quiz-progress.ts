import type { Config } from '@netlify/functions'

import { reportProgress } from '#src/contracts/statistics.ts'
import { handle, operation } from '../http/handle.ts'
import { countProgress } from '../services/statistics.ts'

export default handle(
  operation(reportProgress, ({ params, body }, { db }) =>
    countProgress(db, params.slug, body.questionId),
  ),
)

export const config: Config = {
  path: '/api/quiz/:slug/progress',
  rateLimit: { windowLimit: 1200, windowSize: 60, aggregateBy: ['ip', 'domain'] },
}
