import { z } from 'zod'
import { requiredMarkdown } from '#src/features/articles/markdown-field.ts'
import { ARTICLE_BODY_LIMIT, contract, type ResponseOf } from '#src/core/contract.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import {
  attemptField,
  instant,
  LIMITS,
  ofRow,
  onRow,
  requiredText,
  sentInstant,
  success,
} from '#src/core/fields.ts'
import * as routes from '#src/core/routes.ts'
import { STEP_MAXIMUM } from './series.ts'

const step = z.object({
  id: z.uuid(),
  subject: z.string(),
  /** Markdown source. */
  content: z.string(),
  /** Days since the step before, or since the series began. */
  waitDays: z.number(),
  /** Hour in Vilnius; without effect if the step does not wait. */
  hour: z.number(),
})

const series = z.object({
  id: z.uuid(),
  /** Whether a confirmed subscription starts it, unless the subscriber's result has a series of its own. */
  isGeneral: z.boolean(),
  /** Quiz and name of the band whose result starts it; null for the general series, and if the band was deleted. */
  band: z.object({ quiz: z.string(), name: z.string() }).nullable(),
  paused: z.boolean(),
  /** Number of subscribers who started it. */
  readers: z.number(),
  steps: z.array(
    step.extend({
      sent: z.number(),
      /** Number of subscribers who left the newsletter after this step and before the next one. */
      left: z.number(),
    }),
  ),
})

/** Lists all series, the general one first, and the bands for which a series can be added. */
export const listSeries = contract(routes.listSeries, {
  access: 'admin',
  response: z.object({
    items: z.array(series),
    bands: z.array(z.object({ id: z.uuid(), quiz: z.string(), name: z.string() })),
  }),
})

/** Adds a paused series for the results of a band, once per attempt id. */
export const createSeries = contract(routes.createSeries, {
  access: 'admin',
  act: 'createSeries',
  body: z.strictObject({
    bandId: z.uuid({ error: errorTexts.invalidId }),
    attemptId: attemptField,
  }),
  response: success,
})

/** Pauses or resumes a series. Resuming sends mails, so it is a grave act. */
export const pauseSeries = contract(routes.pauseSeries, {
  ...onRow,
  isGrave: true,
  act: 'pauseSeries',
  body: z.strictObject({ paused: z.boolean() }),
})

/** Deletes a series, with its steps and the mails of it that wait. The general one stays. */
export const deleteSeries = contract(routes.deleteSeries, { ...onRow, act: 'deleteSeries' })

/** Stores the order of a series' steps. Answers 409 if steps were added or deleted meanwhile. */
export const sortSteps = contract(routes.sortSteps, {
  ...onRow,
  act: 'sortSteps',
  body: z.strictObject({ ids: z.array(z.uuid({ error: errorTexts.invalidId })).min(1) }),
})

const whole = (maximum: number, error: string) =>
  z.coerce.number({ error }).int({ error }).min(0, { error }).max(maximum, { error })

const written = {
  subject: requiredText(LIMITS.subject, errorTexts.subjectRequired),
  content: requiredMarkdown(LIMITS.letter, errorTexts.letterRequired),
  waitDays: whole(STEP_MAXIMUM.waitDays, errorTexts.invalidWaitDays),
  hour: whole(STEP_MAXIMUM.hour, errorTexts.invalidHour),
}

const stored = step.extend({ seriesId: z.uuid(), createdAt: instant, updatedAt: instant })

export const getStep = contract(routes.getStep, { ...ofRow, response: stored })

/** Stores a step at the end of a series, once per attempt id. Answers 409 if the series is full. */
export const createStep = contract(routes.createStep, {
  ...ofRow,
  isGrave: true,
  act: 'createStep',
  status: 201,
  bodyLimit: ARTICLE_BODY_LIMIT,
  body: z.strictObject({ ...written, attemptId: attemptField }),
  response: stored,
})

/** Changes a step, for readers who have not got it. Answers 409 if it was changed meanwhile. */
export const updateStep = contract(routes.updateStep, {
  ...ofRow,
  isGrave: true,
  act: 'updateStep',
  bodyLimit: ARTICLE_BODY_LIMIT,
  body: z.strictObject({ ...written, updatedAt: sentInstant }),
  response: stored,
})

/** Deletes a step and the mails of it that wait. */
export const deleteStep = contract(routes.deleteStep, { ...onRow, act: 'deleteStep' })

export type SeriesList = ResponseOf<typeof listSeries>
export type Series = SeriesList['items'][number]
export type SeriesStep = Series['steps'][number]
export type StoredStep = ResponseOf<typeof getStep>
export type StepInput = z.output<typeof updateStep.body>
export type NewStepInput = z.output<typeof createStep.body>
