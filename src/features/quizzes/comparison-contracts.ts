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
 * Starts a comparison, or joins one with the code of an invitation. The answer has the same form whether or
 * not anything was stored: after a warning answer, or for a code that is used up, the link leads to no
 * comparison.
 */
export const compareQuiz = contract(routes.compareQuiz, {
  params: scoreQuiz.params,
  bodyLimit: ANSWERS_BODY_LIMIT,
  body: scoreQuiz.body.extend({
    /** The boxes under the result (`src/features/consent/texts.ts`). */
    adult: agreed,
    consent: agreed,
    invite: privateField(z.string().max(INVITE_LENGTH)).optional(),
  }),
  status: 201,
  response: z.object({
    /** Private page of the calling visitor. */
    link: z.url(),
    /** Single-use page for the other visitor; null when joining. */
    invite: z.url().nullable(),
  }),
  rateLimit: { windowLimit: 600, windowSize: 60 },
})

export type ComparisonLinks = ResponseOf<typeof compareQuiz>
/** A validated call. */
export type ComparisonInput = z.output<typeof compareQuiz.body>
