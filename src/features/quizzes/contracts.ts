import { z } from 'zod'
import { DIMENSION_ARTICLES, DIMENSION_LEVELS } from './quiz-dimensions.ts'
import { bandsOverlap, DEFAULT_BAND_COLOR, QUESTION_TYPES } from './quiz.ts'
import { generalMarks, OPTION_MARKS, type OptionMark, WARNING_KINDS } from './warnings.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import {
  ARTICLE_BODY_LIMIT,
  contract,
  READ_RATE_LIMIT,
  type ResponseOf,
} from '#src/core/contract.ts'
import {
  attemptField,
  emailField,
  exactText,
  expectedVersion,
  instant,
  LIMITS,
  ofRow,
  onRow,
  optionalText,
  privateField,
  publishAtField,
  publishedAtField,
  requiredText,
  slugField,
  slugParams,
  unchangeable,
  waitsForTheFuture,
  withoutUnchangeable,
} from '#src/core/fields.ts'
import * as routes from '#src/core/routes.ts'

export const listQuizzes = contract(routes.listQuizzes, {
  response: z.array(
    z.object({
      id: z.uuid(),
      slug: z.string(),
      title: z.string(),
      description: z.string(),
      questionCount: z.number(),
      publishedAt: instant,
    }),
  ),
  rateLimit: READ_RATE_LIMIT,
})

/** A quiz as visitors see it. Without weights and bands, because only the server scores. */
export const publicQuiz = z.object({
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  instructions: z.string().nullable(),
  questions: z.array(
    z.object({
      id: z.uuid(),
      question: z.string(),
      questionType: z.enum(QUESTION_TYPES),
      options: z.array(z.string()),
      required: z.boolean(),
    }),
  ),
})

export const getQuiz = contract(routes.getQuiz, {
  params: slugParams,
  response: publicQuiz.extend({ publishedAt: instant }),
  rateLimit: READ_RATE_LIMIT,
})

const answerIndex = z.union(
  [
    z.int().min(0, { error: errorTexts.invalidAnswer }),
    z
      .string()
      .regex(/^\d{1,4}$/, { error: errorTexts.invalidAnswer })
      .transform(Number),
  ],
  { error: errorTexts.invalidAnswer },
)

const answers = privateField(
  z
    .array(
      z.object({
        questionId: z.uuid({ error: errorTexts.unknownQuestion }),
        answer: answerIndex,
        /** Text of the option as the visitor saw it. Shows whether the quiz has changed since then. */
        option: exactText(LIMITS.option).optional(),
      }),
      { error: errorTexts.missingAnswer },
    )
    .max(LIMITS.questions, { error: errorTexts.tooMany(LIMITS.questions) }),
)

/**
 * Maximum size of a request body with answers, in bytes. A full quiz with the longest options, in three-byte
 * characters, takes some 100 KB.
 */
export const ANSWERS_BODY_LIMIT = 128 * 1024

/** Parameters, limits and response that `submitQuiz` and `scoreQuiz` share. */
const scored = {
  params: slugParams,
  bodyLimit: ANSWERS_BODY_LIMIT,
  response: z.object({
    totalScore: z.number(),
    category: z
      .object({
        name: z.string(),
        color: z.string(),
        description: z.string(),
        advice: z.string(),
      })
      .nullable(),
    /**
     * Whether the answers led to a warning. Then `category` is the safety result, which is shown instead of all others.
     */
    warned: z.boolean(),
    /** Kinds of the warnings, the most urgent first; empty without a warning. */
    warnings: z.array(z.enum(WARNING_KINDS)),
    /** Largest total that the quiz can give; null after a warning, and for old results without details. */
    maximumScore: z.number().nullable(),
    /** The quiz's bands in ascending order; empty after a warning. */
    bands: z.array(
      z.object({
        name: z.string(),
        color: z.string(),
        minScore: z.number(),
        maxScore: z.number(),
      }),
    ),
    /** Dimensions with at least one answered question that gives points, in the quiz's order; empty after a warning. */
    dimensions: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        /** Points reached, in whole percent of the maximum of the answered questions. */
        share: z.number(),
        level: z.enum(DIMENSION_LEVELS),
        advice: z.string(),
        /** Published articles recommended at this level. */
        articles: z.array(z.object({ slug: z.string(), title: z.string() })),
      }),
    ),
    /** Whether the visitor may start a comparison with another visitor. */
    comparable: z.boolean(),
  }),
  rateLimit: { windowLimit: 600, windowSize: 60 },
}

/** Whether the administrator is testing the quiz. Such attempts do not count in the statistics. */
const isTrial = z.boolean().default(false)

export const submitQuiz = contract(routes.submitQuiz, {
  ...scored,
  body: z.object({
    answers,
    email: emailField(),
    name: privateField(optionalText(LIMITS.name)),
    /** Attempt id. A repeated call with the same id gets the first result. */
    attemptId: attemptField,
    /** Whether the visitor agrees that e-mail address and name are stored with the answers. */
    consent: z.boolean().default(false),
    /** Whether the visitor asks for a mail with a link to the result. */
    mailResult: z.boolean().default(false),
    /** Whether the visitor agrees to receive the newsletter, with letters that match the result. */
    marketing: z.boolean().default(false),
    isTrial,
  }),
})

/** Scores answers and stores nothing about the visitor. */
export const scoreQuiz = contract(routes.scoreQuiz, {
  ...scored,
  body: z.object({ answers, isTrial }),
})

/** Weight: a number, or a numeric string with a decimal point or comma. */
const weightField = z
  .union([z.number(), z.string()], { error: errorTexts.weightsNotPositive })
  .transform((value) => String(value).trim().replace(',', '.'))
  .refine((value) => /^\d{1,7}(\.\d{1,6})?$/.test(value), {
    error: errorTexts.weightsNotPositive,
  })

const scoreField = z
  .int({ error: errorTexts.invalidScore })
  .min(0, { error: errorTexts.invalidScore })
  .max(LIMITS.score, { error: errorTexts.invalidScore })

const marksField = z
  .array(z.enum(OPTION_MARKS, { error: errorTexts.invalidMarks }).nullable(), {
    error: errorTexts.invalidMarks,
  })
  .optional()

/** Indexes of the warning answers, as sent before warnings had kinds. */
const warningOptionsField = z
  .array(z.int({ error: errorTexts.invalidMarks }), { error: errorTexts.invalidMarks })
  .optional()

interface Marked {
  options: string[]
  marks?: (OptionMark | null)[] | undefined
  warningOptions?: number[] | undefined
}

/** Replaces `warningOptions` of a question by general warnings in `marks`, unless `marks` is present. */
function withMarks<Question extends Marked>({ warningOptions, ...question }: Question) {
  return question.marks !== undefined || warningOptions === undefined
    ? question
    : { ...question, marks: generalMarks(question.options, warningOptions) }
}

/** A question as the form sends it (specification, section 5). */
const questionInput = z
  .strictObject({
    /** Id of an existing question, which keeps the link to its answers. Absent for a new question. */
    id: z.uuid({ error: errorTexts.unknownQuestion }).optional(),
    question: requiredText(LIMITS.question, errorTexts.questionRequired),
    questionType: z.enum(QUESTION_TYPES, { error: errorTexts.questionTypeRequired }),
    options: z
      .array(requiredText(LIMITS.option, errorTexts.emptyOption), {
        error: errorTexts.optionRequired,
      })
      .min(1, { error: errorTexts.optionRequired })
      .max(LIMITS.options, { error: errorTexts.tooMany(LIMITS.options) }),
    weights: z
      .array(weightField, { error: errorTexts.weightRequired })
      .min(1, { error: errorTexts.weightRequired })
      .max(LIMITS.options, { error: errorTexts.tooMany(LIMITS.options) }),
    order: z
      .int({ error: errorTexts.invalidOrder })
      .min(0, { error: errorTexts.invalidOrder })
      .max(10_000, { error: errorTexts.invalidOrder }),
    required: z.boolean().default(true),
    /**
     * Mark of each option; null for an unmarked one. If the list is omitted, a question keeps its marks if its id and
     * options are unchanged.
     */
    marks: marksField,
    /** Older forms send this in place of `marks`. */
    warningOptions: warningOptionsField,
    /** Null for no dimension. If omitted, a question with an unchanged id keeps its dimension. */
    dimensionId: z.uuid({ error: errorTexts.unknownDimension }).toLowerCase().nullable().optional(),
  })
  .refine(
    // The rules above already reject empty lists.
    ({ options, weights }) =>
      options.length === 0 || weights.length === 0 || options.length === weights.length,
    { error: errorTexts.weightsDoNotMatch, path: ['weights'] },
  )
  .refine(({ options, marks = options }) => marks.length === options.length, {
    error: errorTexts.invalidMarks,
    path: ['marks'],
  })
  .refine(
    ({ options, warningOptions = [] }) =>
      new Set(warningOptions).size === warningOptions.length &&
      warningOptions.every((index) => options[index] !== undefined),
    { error: errorTexts.invalidMarks, path: ['warningOptions'] },
  )
  .transform(withMarks)

/** A result band as the form sends it (specification, section 5). */
const bandInput = z
  .strictObject({
    id: z.uuid({ error: errorTexts.unknownCategory }).optional(),
    name: requiredText(LIMITS.title, errorTexts.bandNameRequired),
    description: requiredText(LIMITS.bandText, errorTexts.bandDescriptionRequired),
    minScore: scoreField,
    maxScore: scoreField,
    advice: requiredText(LIMITS.bandText, errorTexts.bandAdviceRequired),
    color: z
      .string()
      .regex(/^#[0-9a-f]{6}$/i, { error: errorTexts.invalidColor })
      .default(DEFAULT_BAND_COLOR),
    omnisendSegment: optionalText(LIMITS.segment),
  })
  .refine(({ minScore, maxScore }) => minScore <= maxScore, {
    error: errorTexts.bandReversed,
    path: ['minScore'],
  })

const dimensionAdvice = requiredText(LIMITS.bandText, errorTexts.dimensionAdviceRequired)

/** A dimension as the form sends it. The form generates the id. */
const dimensionInput = z.strictObject({
  // The database returns ids in lower case, and questions refer to a dimension by its id.
  id: z.uuid({ error: errorTexts.invalidId }).toLowerCase(),
  name: requiredText(LIMITS.dimension, errorTexts.dimensionNameRequired),
  advice: z.strictObject({ low: dimensionAdvice, middle: dimensionAdvice, high: dimensionAdvice }),
  articles: z
    .array(slugField)
    .max(DIMENSION_ARTICLES, { error: errorTexts.tooMany(DIMENSION_ARTICLES) })
    .default([]),
  talk: optionalText(LIMITS.question),
})

const dimensionsField = z
  .array(dimensionInput)
  .max(LIMITS.dimensions, { error: errorTexts.tooMany(LIMITS.dimensions) })
  .refine((dimensions) => areDifferent(dimensions.map(({ id }) => id)), {
    error: errorTexts.dimensionsAlike,
  })
  .refine((dimensions) => areDifferent(dimensions.map(({ name }) => name.toLowerCase())), {
    error: errorTexts.dimensionsAlike,
  })

function areDifferent(values: readonly string[]): boolean {
  return new Set(values).size === values.length
}

const quizFields = {
  title: requiredText(LIMITS.title, errorTexts.titleRequired),
  slug: slugField.optional(),
  description: requiredText(LIMITS.description, errorTexts.descriptionRequired),
  instructions: optionalText(LIMITS.instructions),
  published: z.boolean().default(false),
  publishAt: publishAtField,
  questions: z
    .array(questionInput)
    .max(LIMITS.questions, { error: errorTexts.tooMany(LIMITS.questions) })
    .default([]),
  /** If omitted, the quiz keeps its stored dimensions. */
  dimensions: dimensionsField.optional(),
  /** Whether two visitors may compare their results by dimension. If omitted, the quiz keeps the stored value. */
  comparable: z.boolean().optional(),
  categories: z
    .array(bandInput)
    .max(LIMITS.bands, { error: errorTexts.tooMany(LIMITS.bands) })
    .refine((bands) => !bandsOverlap(bands), { error: errorTexts.bandsOverlap })
    .default([]),
}

const adminQuiz = z.object({
  id: z.uuid(),
  title: z.string(),
  slug: z.string(),
  description: z.string(),
  instructions: z.string().nullable(),
  published: z.boolean(),
  /** Time at which a draft is published automatically; null if it is not. */
  publishAt: instant.nullable(),
  /** Time of first publication; null if it was never published. */
  publishedAt: instant.nullable(),
  createdAt: instant,
  updatedAt: instant,
})

export const fullQuiz = adminQuiz.extend({
  questions: z.array(
    z.object({
      id: z.uuid(),
      question: z.string(),
      questionType: z.enum(QUESTION_TYPES),
      options: z.array(z.string()),
      weights: z.array(z.string()),
      order: z.number(),
      required: z.boolean(),
      /** Mark of each option; null for an unmarked one. */
      marks: z.array(z.enum(OPTION_MARKS).nullable()),
      dimensionId: z.uuid().nullable(),
    }),
  ),
  dimensions: z.array(dimensionInput),
  comparable: z.boolean(),
  categories: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      description: z.string(),
      minScore: z.number(),
      maxScore: z.number(),
      advice: z.string(),
      color: z.string(),
      omnisendSegment: z.string().nullable(),
    }),
  ),
})

/** A question of a stored version, which may lack marks and dimension. */
export const keptQuestion = fullQuiz.shape.questions.element
  .partial({ marks: true, dimensionId: true })
  .extend({ warningOptions: warningOptionsField })
  .transform(withMarks)

export const listAdminQuizzes = contract(routes.listAdminQuizzes, {
  access: 'admin',
  response: z.array(
    adminQuiz.extend({
      questionCount: z.number(),
      /** Whether the quiz has warning answers from before warnings had kinds. */
      marksLackKinds: z.boolean(),
      /** Slugs that redirect to the quiz. */
      formerSlugs: z.array(z.string()),
    }),
  ),
})
export const getFullQuiz = contract(routes.getFullQuiz, { ...ofRow, response: fullQuiz })
export const createQuiz = contract(routes.createQuiz, {
  access: 'admin',
  act: 'createQuiz',
  status: 201,
  bodyLimit: ARTICLE_BODY_LIMIT,
  body: z.strictObject({ ...quizFields, attemptId: attemptField }).refine(...waitsForTheFuture),
  response: fullQuiz,
})
export const updateQuiz = contract(routes.updateQuiz, {
  ...ofRow,
  act: 'updateQuiz',
  bodyLimit: ARTICLE_BODY_LIMIT,
  body: z
    .strictObject({
      ...quizFields,
      ...unchangeable,
      publishedAt: publishedAtField,
      updatedAt: expectedVersion,
    })
    .refine(...waitsForTheFuture)
    .transform(withoutUnchangeable),
  response: fullQuiz,
})
export const deleteQuiz = contract(routes.deleteQuiz, { ...onRow, act: 'deleteQuiz' })

export type QuizSummary = ResponseOf<typeof listQuizzes>[number]
export type PublicQuiz = z.output<typeof publicQuiz>
export type QuizResult = ResponseOf<typeof submitQuiz>
export type AdminQuizListed = ResponseOf<typeof listAdminQuizzes>[number]
export type FullQuiz = ResponseOf<typeof getFullQuiz>
export type NewQuizInput = z.output<typeof createQuiz.body>
export type QuizInput = z.output<typeof updateQuiz.body>
export type SubmissionInput = z.output<typeof submitQuiz.body>
export type ScoreInput = z.output<typeof scoreQuiz.body>
