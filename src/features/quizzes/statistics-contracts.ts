import { z } from 'zod'
import { errorTexts } from '#src/core/error-texts.ts'
import { contract, type ResponseOf } from '#src/core/contract.ts'
import { instant, ofRow, slugParams, success } from '#src/core/fields.ts'
import * as routes from '#src/core/routes.ts'

/** Counts a visitor who has reached a question. Anonymous: without a cookie or an id. */
export const reportProgress = contract(routes.reportProgress, {
  params: slugParams,
  body: z.object({ questionId: z.uuid({ error: errorTexts.unknownQuestion }) }),
  response: success,
  rateLimit: { windowLimit: 1200, windowSize: 60 },
})

/** Statistics of a quiz, over all time. */
export const getQuizStatistics = contract(routes.getQuizStatistics, {
  ...ofRow,
  response: z.object({
    /** Visitors who answered or skipped the first question. */
    starts: z.number(),
    /** Attempts that got a result, stored or not. */
    completions: z.number(),
    /** Stored submissions that led to the safety result. `results` and the figures about results leave them out. */
    warned: z.number(),
    /** Stored submissions that did not lead to the safety result. */
    results: z.number(),
    /** Visitors who reached each question, in the quiz's order. */
    reached: z.array(z.object({ questionId: z.uuid(), question: z.string(), count: z.number() })),
    /** Number of results by band: the quiz's own bands by lowest score, then deleted bands. */
    bands: z.array(z.object({ name: z.string(), color: z.string(), count: z.number() })),
    /** Number of results by total score, ascending. Scores without results are omitted. */
    scores: z.array(z.object({ score: z.number(), count: z.number() })),
    /** Null while there are no results. */
    averageScore: z.number().nullable(),
    /** The largest total that the quiz can give, or a larger total that an earlier state of the quiz gave. */
    maximumScore: z.number(),
    /** The quiz's own dimensions in order, with the number of results at each level. */
    dimensions: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        /** Whole percent; null while there are no results. */
        average: z.number().nullable(),
        low: z.number(),
        middle: z.number(),
        high: z.number(),
      }),
    ),
  }),
})

const totals = {
  starts: z.number(),
  /** Attempts that got a result, stored or not. */
  completions: z.number(),
  /** Stored submissions that led to the safety result. */
  warned: z.number(),
  /** Different addresses that were stored with a submission. */
  addresses: z.number(),
}

/** Returns figures of the quizzes, of this month and the previous one, and of the last letters. */
export const getOverview = contract(routes.getOverview, {
  access: 'admin',
  response: z.object({
    /** Over all time, most started first. */
    quizzes: z.array(
      z.object({
        id: z.uuid(),
        title: z.string(),
        ...totals,
        /** Number of `addresses` from which a consultation was booked or an order was paid for after the result. */
        clients: z.number(),
      }),
    ),
    /** This month, then the previous month. Rows that were deleted since are not counted. */
    months: z.array(
      z.object({
        /** As `2026-11`. */
        month: z.string(),
        /** Number of people whose first payment was made in the month. */
        clients: z.number(),
        /** Sums in cents by currency, each in the month in which it was paid or refunded. */
        money: z.array(z.object({ currency: z.string(), paid: z.number(), refunded: z.number() })),
        /** Answers given to clients' messages, and how many of them were in time. */
        answers: z.object({ onTime: z.number(), total: z.number() }),
        ...totals,
        bookings: z.number(),
        /** Orders that were paid. */
        orders: z.number(),
        subscribers: z.number(),
        left: z.number(),
      }),
    ),
    /** Newest first. */
    letters: z.array(
      z.object({
        id: z.uuid(),
        subject: z.string(),
        startedAt: instant,
        recipients: z.number(),
        sent: z.number(),
        /** Number of recipients that the letter has not reached and will not reach without the administrator. */
        unreached: z.number(),
        /** Number of subscribers who left after this letter and before the next one. */
        left: z.number(),
      }),
    ),
  }),
})

export type Overview = ResponseOf<typeof getOverview>
export type QuizStatistics = ResponseOf<typeof getQuizStatistics>
