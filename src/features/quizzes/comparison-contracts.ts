import { z } from 'zod'
import { errorTexts } from '#src/core/error-texts.ts'
import { contract, type ResponseOf } from '#src/core/contract.ts'
import { privateField } from '#src/core/fields.ts'
import { ANSWERS_BODY_LIMIT, scoreQuiz } from './contracts.ts'
import * as routes from '#src/core/routes.ts'

/** Length of an invitation's code in characters. */
export const INVITE_LENGTH = 22

const agreed = z.literal(true, { error: errorTexts.comparisonNotAgreed })

/**
 * Starts a comparison, or joins one with an invitation code. After a warning, for a quiz that cannot be compared, or
 * for an invalid code, nothing is stored. The response then looks the same, but its link leads to no comparison.
 */
export const compareQuiz = contract(routes.compareQuiz, {
  params: scoreQuiz.params,
  bodyLimit: ANSWERS_BODY_LIMIT,
  body: scoreQuiz.body.extend({
    /** Boxes that the visitor must tick. */
    adult: agreed,
    consent: agreed,
    invite: privateField(z.string().max(INVITE_LENGTH)).optional(),
  }),
  status: 201,
  response: z.object({
    /** URL of the calling visitor's private page. */
    link: z.url(),
    /** Invitation link for the other visitor. It works once. Null for a visitor who joins. */
    invite: z.url().nullable(),
  }),
  rateLimit: { windowLimit: 600, windowSize: 60 },
})

export type ComparisonLinks = ResponseOf<typeof compareQuiz>
/** Validated body of `compareQuiz`. */
export type ComparisonInput = z.output<typeof compareQuiz.body>
