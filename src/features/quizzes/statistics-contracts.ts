import { z } from 'zod'
import { errorTexts } from '#src/core/error-texts.ts'
import { contract, type ResponseOf } from '#src/core/contract.ts'
import { instant, ofRow, slugParams, success } from '#src/core/fields.ts'
import * as routes from '#src/core/routes.ts'

/** Counts that a visitor has reached a question. Anonymous: without cookies and ids. */
export const reportProgress = contract(routes.reportProgress, {
  params: slugParams,
  body: z.object({ questionId: z.uuid({ error: errorTexts.unknownQuestion }) }),
  response: success,
  rateLimit: { windowLimit: 1200, windowSize: 60 },
})

const totals = {
  /** Visitors who answered or skipped the first question. */
  starts: z.number(),
  /** Attempts that ended with a result, stored or not. */
  completions: z.number(),
  /** Stored submissions that led to the safety result. */
  warned: z.number(),
  /** Number of different e-mail addresses in the submissions. One that two quizzes have counts twice. */
  addresses: z.number(),
}

/** Days in Lithuania, from `from` to the day before `until`. */
const days = { from: z.iso.date(), until: z.iso.date() }

/** Returns the statistics of a quiz since its beginning. */
export const getQuizStatistics = contract(routes.getQuizStatistics, {
  ...ofRow,
  response: z.object({
    ...totals,
    /** This month to today, the previous one to the same day, and all of it. Deleted rows do not count. */
    months: z.array(z.object({ ...days, ...totals })),
    /** Stored submissions that did not lead to the safety result. The figures about results are about these. */
    results: z.number(),
    /** Number of visitors who reached each question, in the quiz's order. */
    reached: z.array(z.object({ questionId: z.uuid(), question: z.string(), count: z.number() })),
    /** Number of results by band: current bands sorted by lowest score, then deleted ones. */
    bands: z.array(z.object({ name: z.string(), color: z.string(), count: z.number() })),
    /** Number of results by total score, ascending. Totals without results are missing. */
    scores: z.array(z.object({ score: z.number(), count: z.number() })),
    /** Null while there are no results. */
    averageScore: z.number().nullable(),
    /** Largest total that the quiz can give now, or that it gave earlier if that is larger. */
    maximumScore: z.number(),
    /** Current dimensions in the quiz's order, with the number of results at each level. */
    dimensions: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        /** Mean share in whole percent; null if there are no results. */
        average: z.number().nullable(),
        low: z.number(),
        middle: z.number(),
        high: z.number(),
      }),
    ),
  }),
})

/** Returns figures of all quizzes, of this and the previous month, and of the latest letters. */
export const getOverview = contract(routes.getOverview, {
  access: 'admin',
  response: z.object({
    /** Totals since the beginning, most starts first. */
    quizzes: z.array(
      z.object({
        id: z.uuid(),
        title: z.string(),
        ...totals,
        /** Number of `addresses` whose owner booked a consultation or paid for an order after the result. */
        clients: z.number(),
      }),
    ),
    /** This month to today, the previous one to the same day, and all of it. Deleted rows do not count. */
    months: z.array(
      z.object({
        ...days,
        /** Number of people whose first payment was made in these days. */
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
    /** Answers to clients' messages in the last 90 days. */
    recentAnswers: z.object({
      onTime: z.number(),
      /** Answers, and messages that should have been answered by now. */
      total: z.number(),
      given: z.number(),
      /** Minutes in which half of the answers were given; null without answers. */
      medianMinutes: z.number().nullable(),
    }),
    /** Newest first. */
    letters: z.array(
      z.object({
        id: z.uuid(),
        subject: z.string(),
        startedAt: instant,
        recipients: z.number(),
        sent: z.number(),
        /**
         * Number of recipients whom the letter has not reached and will not reach without help of the administrator.
         */
        unreached: z.number(),
        /** Number of subscribers who unsubscribed after this letter and before the next one. */
        left: z.number(),
      }),
    ),
  }),
})

export type Overview = ResponseOf<typeof getOverview>
export type QuizStatistics = ResponseOf<typeof getQuizStatistics>
