import { z } from 'zod'
import { contract, type ResponseOf } from '#src/core/contract.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { exactText, instant, LIMITS, listCalls, onRow, searchQuery } from '#src/core/fields.ts'
import * as routes from '#src/core/routes.ts'

export const submission = z.object({
  id: z.uuid(),
  /** Both are null if the quiz is deleted. */
  quizId: z.uuid().nullable(),
  quizTitle: z.string().nullable(),
  /** Null without a consent to store the e-mail address. */
  email: z.string().nullable(),
  name: z.string().nullable(),
  totalScore: z.number(),
  /** Whether the answers led to the safety result. */
  warned: z.boolean(),
  /** Band of the total. If `warned`, the visitor saw the safety result instead. */
  category: z.object({ name: z.string(), color: z.string() }).nullable(),
  /** `share` is in whole percent. */
  dimensions: z.array(z.object({ name: z.string(), share: z.number() })),
  /** Questions and answers, in the words that the visitor saw. */
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
  /** Time of the consent to store the e-mail address. If null although there is an address, no consent was recorded. */
  consentedAt: instant.nullable(),
  /** Exact time if there is an e-mail address, otherwise only the day. */
  completedAt: instant,
  /** Whether stored data is damaged. Unreadable parts are empty. */
  unreadable: z.boolean(),
})

const { page, table } = listCalls({
  query: {
    /** Searches e-mail address and name. */
    search: searchQuery,
    /** Id of a quiz; all quizzes if absent. */
    quiz: z.uuid().optional(),
    /** Name of a band; all bands if absent. */
    band: exactText(LIMITS.title).optional(),
    /** `yes` returns only submissions with a warning; all if absent. */
    warned: z.literal('yes', { error: errorTexts.invalidValue }).optional(),
  },
  item: submission,
  more: {
    /** Number of all submissions with an e-mail address but no recorded consent. Ignores the filters. */
    withoutConsent: z.number(),
    /** Names of the bands in submissions of the chosen quiz, sorted by lowest total; empty if no quiz is chosen. */
    bands: z.array(z.string()),
  },
})

export const listSubmissions = contract(routes.listSubmissions, page)

export const downloadSubmissions = contract(routes.downloadSubmissions, {
  ...table,
  isGrave: true,
  act: 'downloadSubmissions',
})

/** Erases e-mail address and name of all submissions without a recorded consent. Answers and score stay. */
export const anonymiseSubmissions = contract(routes.anonymiseSubmissions, {
  isGrave: true,
  access: 'admin',
  act: 'anonymiseSubmissions',
  response: z.object({ count: z.number() }),
})

export const deleteSubmission = contract(routes.deleteSubmission, {
  ...onRow,
  isGrave: true,
  act: 'deleteSubmission',
})

export type Submission = ResponseOf<typeof listSubmissions>['items'][number]
