import type { Config } from '@netlify/functions'

import * as comparisons from '#src/features/quizzes/comparison-contracts.ts'
import * as quizzes from '#src/features/quizzes/contracts.ts'
import { handle, operation } from '#src/server/handle.ts'
import { compareQuiz } from '#src/features/quizzes/server/comparisons.ts'
import { scoreQuiz, submitQuiz } from '#src/features/quizzes/server/submissions.ts'

/**
 * Calls that take the answers to a quiz: for a stored result, for a result without an email, and for a comparison with
 * another visitor. They share a rate limit.
 */
export default handle(
  operation(quizzes.submitQuiz, ({ params, body }, sending) =>
    submitQuiz(sending, params.slug, body),
  ),
  operation(quizzes.scoreQuiz, ({ params, body }, call) => scoreQuiz(call, params.slug, body)),
  operation(comparisons.compareQuiz, ({ params, body }, { db }) =>
    compareQuiz(db, params.slug, body),
  ),
)

export const config: Config = {
  path: ['/api/quiz/:slug/submit', '/api/quiz/:slug/score', '/api/quiz/:slug/comparison'],
  rateLimit: { windowLimit: 600, windowSize: 60, aggregateBy: ['ip', 'domain'] },
}
