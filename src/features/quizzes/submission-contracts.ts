import { z } from 'zod'
import { contract, type ResponseOf } from '#src/core/contract.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { exactText, instant, LIMITS, listCalls, onRow, searchQuery } from '#src/core/fields.ts'
import * as routes from '#src/core/routes.ts'

export const submission = z.object({
  id: z.uuid(),
  /** Both null once the quiz is deleted. */
  quizId: z.uuid().nullable(),
  quizTitle: z.string().nullable(),
  /** Null without consent to store the email. */
  email: z.string().nullable(),
  name: z.string().nullable(),
  totalScore: z.number(),
  /** Whether the answers led to the safety result. */
  warned: z.boolean(),
  /** Band shown to the visitor. If `warned`, the safety result was shown instead. */
  category: z.object({ name: z.string(), color: z.string() }).nullable(),
  /** Shares in whole percent. */
  dimensions: z.array(z.object({ name: z.string(), share: z.number() })),
  /** Questions and answers in words, as they were at the time of the answer. */
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
  /** Time of the consent to store the email. Null together with an email means that no consent was recorded. */
  consentedAt: instant.nullable(),
  /** Exact time with an email, otherwise only the day. */
  completedAt: instant,
  /** Whether the stored data is damaged; unreadable parts are left out. */
  unreadable: z.boolean(),
})

const { page, table } = listCalls({
  query: {
    /** Searches email and name. */
    search: searchQuery,
    /** Id of the quiz; all quizzes when absent. */
    quiz: z.uuid().optional(),
    /** Name of a band; all when absent. */
    band: exactText(LIMITS.title).optional(),
    /** Only submissions that are `warned`; all when absent. */
    warned: z.literal('yes', { error: errorTexts.invalidValue }).optional(),
  },
  item: submission,
  more: {
    /** Number of all submissions with an email but no recorded consent, regardless of the filters. */
    withoutConsent: z.number(),
    /** Names of the bands that visitors got in the quiz of the filter, the lowest first; empty without that filter. */
    bands: z.array(z.string()),
  },
})

export const listSubmissions = contract(routes.listSubmissions, page)

export const downloadSubmissions = contract(routes.downloadSubmissions, {
  ...table,
  act: 'downloadSubmissions',
})

/** Erases email and name of every submission without a recorded consent; answers and score stay. */
export const anonymiseSubmissions = contract(routes.anonymiseSubmissions, {
  access: 'admin',
  act: 'anonymiseSubmissions',
  response: z.object({ count: z.number() }),
})

export const deleteSubmission = contract(routes.deleteSubmission, {
  ...onRow,
  act: 'deleteSubmission',
})

export type Submission = ResponseOf<typeof listSubmissions>['items'][number]
