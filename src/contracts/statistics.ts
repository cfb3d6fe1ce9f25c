import { z } from 'zod'
import { errorTexts } from '#src/texts/errors.ts'
import { contract, type ResponseOf } from './contract.ts'
import { idParams, slugParams } from './fields.ts'
import * as routes from './routes.ts'

/**
 * Counts one more visitor who has reached a question. Nothing of who that is: neither a cookie nor
 * an id takes part.
 */
export const reportProgress = contract(routes.reportProgress, {
  params: slugParams,
  body: z.object({ questionId: z.uuid({ error: errorTexts.unknownQuestion }) }),
  response: z.object({ success: z.literal(true) }),
  rateLimit: { windowLimit: 1200, windowSize: 60 },
})

/** How a quiz fares; figures over all time. */
export const getQuizStatistics = contract(routes.getQuizStatistics, {
  access: 'admin',
  params: idParams,
  response: z.object({
    /** Visitors who have begun: who have answered, or gone past, the first question. */
    starts: z.number(),
    /** Submissions that are stored. */
    completions: z.number(),
    /** How many visitors have reached each question, in the quiz's order. */
    reached: z.array(z.object({ questionId: z.uuid(), question: z.string(), count: z.number() })),
    /** Submissions by band: those of the quiz, by lowest score, then bands that are gone. */
    bands: z.array(z.object({ name: z.string(), color: z.string(), count: z.number() })),
    /** Submissions by total score, ascending; scores that nobody has are left out. */
    scores: z.array(z.object({ score: z.number(), count: z.number() })),
    /** Null while nobody has finished. */
    averageScore: z.number().nullable(),
  }),
})

export type QuizStatistics = ResponseOf<typeof getQuizStatistics>
