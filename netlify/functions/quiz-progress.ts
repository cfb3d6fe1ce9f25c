import type { Config } from '@netlify/functions'

import { countReached } from '#src/features/quizzes/server/statistics-queries.ts'
import { reportProgress } from '#src/features/quizzes/statistics-contracts.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { done } from '#src/server/errors.ts'
import { handle, operation } from '#src/server/handle.ts'

export default handle(
  operation(reportProgress, ({ params, body }, { db }) =>
    done(countReached(db, { ...params, ...body }), errorTexts.unknownQuestion),
  ),
)

export const config: Config = {
  path: '/api/quiz/:slug/progress',
  rateLimit: { windowLimit: 1200, windowSize: 60, aggregateBy: ['ip', 'domain'] },
}
