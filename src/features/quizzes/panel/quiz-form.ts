import type { PublicQuiz, QuizResult } from '../contracts.ts'
import type { Version } from '#src/features/publishing/version-contracts.ts'
import { slugify } from '#src/core/slugs.ts'
import { safetyResult } from '#src/features/quizzes/warnings.ts'
import { bandOfScore, type QuestionType, type QuizAnswer, scoreAnswers } from '../quiz.ts'
import { breakdownOf, DIMENSION_LEVELS, type DimensionLevel } from '../quiz-dimensions.ts'
import {
  DEFAULT_QUESTION_TYPE,
  DEFAULT_WEIGHTS,
  defaultBandColor,
  defaultBandRange,
} from '../quiz-editing.ts'
import { type OptionMark, type WarningKind, warningsOf } from '../warnings.ts'
import {
  dimensionOf,
  type DimensionValues,
  isComparable,
  toDimension,
  toDimensionValues,
} from './dimensions.ts'
import { quizFormTexts } from './texts.ts'
import {
  type StatusValues,
  toPublished,
  toStatusValues,
} from '#src/features/publishing/panel/item-status.ts'

export interface OptionValues {
  text: string
  /** Number as typed, with a decimal point or comma. */
  weight: string
  /** '' for no mark; absent in old drafts from before warnings had kinds. */
  mark?: OptionMark | ''
  /** Whether the option is a warning answer. Only in old drafts without `mark`. */
  warning?: boolean
}

/** Returns the mark of an option; '' if it has none. */
export function markOf({ mark, warning }: OptionValues): OptionMark | '' {
  return mark ?? (warning === true ? 'general' : '')
}

export interface QuestionValues {
  id?: string
  question: string
  questionType: QuestionType
  options: OptionValues[]
  required: boolean
  /** Id of the dimension; '' for none. */
  dimensionId: string
}

export interface BandValues {
  id?: string
  name: string
  description: string
  minScore: number
  maxScore: number
  advice: string
  color: string
  omnisendSegment: string
}

/** A stored quiz, or one of its versions. Deleted questions and bands have no id. */
type StoredQuiz = Extract<Version, { kind: 'quiz' }>['item']

export interface QuizValues extends StatusValues {
  title: string
  slug: string
  description: string
  instructions: string
  questions: QuestionValues[]
  dimensions: DimensionValues[]
  /** Whether two visitors may compare their results by dimension. */
  comparable: boolean
  categories: BandValues[]
}

export const EMPTY_QUIZ: QuizValues = {
  title: '',
  slug: '',
  description: '',
  instructions: '',
  status: 'draft',
  publishAt: '',
  publishedAt: '',
  questions: [],
  dimensions: [],
  comparable: false,
  categories: [],
}

/** Returns a new question (specification, section 4). */
export function newQuestion(): QuestionValues {
  return {
    question: '',
    questionType: DEFAULT_QUESTION_TYPE,
    options: quizFormTexts.defaultOptions.map((text, index) => ({
      text,
      weight: String(DEFAULT_WEIGHTS[index] ?? 0),
      mark: '' as const,
    })),
    required: true,
    dimensionId: '',
  }
}

/** Returns a new band (specification, section 4). @param index of the band, from 0; it determines the range. */
export function newBand(index: number, questions: readonly QuestionValues[]): BandValues {
  return {
    name: quizFormTexts.defaultBandName(index + 1),
    description: quizFormTexts.defaultBandDescription,
    advice: quizFormTexts.defaultBandAdvice,
    ...defaultBandRange(index, scoredQuestions({ questions })),
    color: defaultBandColor(index),
    omnisendSegment: '',
  }
}

/** Whether a band still has the sample description or advice of a new band. */
export function hasSampleWords({
  description,
  advice,
}: Pick<BandValues, 'description' | 'advice'>): boolean {
  return (
    description === quizFormTexts.defaultBandDescription ||
    advice === quizFormTexts.defaultBandAdvice
  )
}

/**
 * Returns the options of a question after its type changes. If the new type is yes/no and both words are among the
 * options, they keep their points. If not both are, "yes" gets the points of the first option, and "no" those of the
 * second. In either case a mark stays with its word.
 * @param former options that an earlier change to yes/no replaced, or null. Another type restores them.
 * @returns the new options; `former`: the options that yes/no replaced, or null.
 */
export function optionsOfType(
  type: QuestionType,
  options: OptionValues[],
  former: OptionValues[] | null,
): { options: OptionValues[]; former: OptionValues[] | null } {
  return type === 'yes_no'
    ? { options: yesNoOptions(options), former: options }
    : { options: former ?? options, former: null }
}

function yesNoOptions(options: readonly OptionValues[]): OptionValues[] {
  const words = quizFormTexts.yesNoOptions
  const known = words.map((text) => options.find((option) => option.text.trim() === text))
  const weighed = known.every(Boolean) ? known : options
  return words.map((text, index) => {
    const option = known[index]
    return {
      text,
      weight: weighed[index]?.weight ?? String(index === 0 ? 1 : 0),
      mark: option === undefined ? '' : markOf(option),
    }
  })
}

/** Converts a stored quiz or one of its versions to form values. */
export function toQuizValues(quiz: StoredQuiz): QuizValues {
  return {
    title: quiz.title,
    slug: quiz.slug,
    description: quiz.description,
    instructions: quiz.instructions ?? '',
    ...toStatusValues(quiz),
    questions: quiz.questions.map(({ id, question, questionType, required, ...rest }) => ({
      ...(id === undefined ? {} : { id }),
      question,
      questionType,
      options: rest.options.map((text, index) => ({
        text,
        weight: rest.weights[index] ?? '',
        mark: rest.marks[index] ?? '',
      })),
      required,
      dimensionId: rest.dimensionId ?? '',
    })),
    dimensions: quiz.dimensions.map(toDimensionValues),
    comparable: quiz.comparable,
    categories: quiz.categories.map(({ id, ...band }) => ({
      ...(id === undefined ? {} : { id }),
      ...band,
      omnisendSegment: band.omnisendSegment ?? '',
    })),
  }
}

/** Converts form values to a request body, which the contract's schema validates. */
export function toQuizBody({
  slug,
  questions,
  status,
  publishAt,
  publishedAt,
  ...values
}: QuizValues): unknown {
  const { dimensions } = values
  return {
    ...values,
    ...toPublished({ status, publishAt, publishedAt }),
    ...(slug === '' ? {} : { slug }),
    dimensions: dimensions.map(toDimension),
    comparable: isComparable(values),
    questions: questions.map(({ options, ...question }, order) => ({
      ...question,
      options: options.map(({ text }) => text),
      weights: options.map(({ weight }) => weight),
      marks: marksOf(options),
      dimensionId: dimensionOf(question, dimensions),
      order,
    })),
  }
}

/** Whether a mark makes the option a warning answer. */
export function isWarning(mark: OptionMark | ''): mark is WarningKind {
  return mark !== '' && mark !== 'sign'
}

function marksOf(options: readonly OptionValues[]): (OptionMark | null)[] {
  return options.map((option) => markOf(option) || null)
}

/**
 * Returns the form field for a path in the request body: for `questions.0.options.1` it is
 * `questions.0.options.1.text`.
 */
export function quizFieldOf(path: string): string {
  return path
    .replace(/^(questions\.\d+)\.options\.(\d+)$/, '$1.options.$2.text')
    .replace(/^(questions\.\d+)\.weights\.(\d+)$/, '$1.options.$2.weight')
    .replace(/^(questions\.\d+)\.weights$/, '$1.options')
}

/** Returns the name or number of the question, dimension or band that a field belongs to; null for other fields. */
export function partOfField(
  field: string,
  { dimensions, categories }: Pick<QuizValues, 'dimensions' | 'categories'>,
): string | null {
  const [list, place = '', name, level] = field.split('.')
  const index = Number.parseInt(place)
  if (Number.isNaN(index)) return null
  if (list === 'questions') return quizFormTexts.questionHeading(index + 1)
  if (list === 'categories') {
    return named(quizFormTexts.bandHeading(index + 1), categories[index]?.name)
  }
  const dimension = named(quizFormTexts.dimensionHeading(index + 1), dimensions[index]?.name)
  const isLevel = name === 'advice' && isDimensionLevel(level)
  return isLevel ? quizFormTexts.ofLevel(dimension, quizFormTexts.levels[level]) : dimension
}

function named(heading: string, name = ''): string {
  return name.trim() === '' ? heading : quizFormTexts.named(heading, name.trim())
}

function isDimensionLevel(level: string | undefined): level is DimensionLevel {
  return DIMENSION_LEVELS.some((each) => each === level)
}

/** Copies a quiz as a new draft. Questions and bands have no ids. */
export function copyOfQuiz(values: QuizValues): QuizValues {
  const title = quizFormTexts.duplicateTitle(values.title)
  return {
    ...values,
    title,
    slug: slugify(title),
    status: 'draft',
    publishAt: '',
    publishedAt: '',
    questions: values.questions.map(({ id: _, ...question }) => question),
    categories: values.categories.map(({ id: _, ...band }) => band),
  }
}

/** Returns the weight of an option; 0 while the typed text is not a number. */
export function weightOf({ weight }: OptionValues): number {
  const number = Number(weight.trim().replace(',', '.'))
  return Number.isFinite(number) ? number : 0
}

/** Returns the summary of a collapsed question. */
export function questionFacts(
  question: QuestionValues,
  dimensions: readonly DimensionValues[],
): string[] {
  const weights = question.options.map(weightOf)
  const id = dimensionOf(question, dimensions)
  const name = dimensions.find((dimension) => dimension.id === id)?.name.trim() ?? ''
  return [
    ...(name === '' ? [] : [name]),
    quizFormTexts.shortTypes[question.questionType],
    ...(weights.length === 0
      ? []
      : [quizFormTexts.points(quizFormTexts.range(Math.min(...weights), Math.max(...weights)))]),
    ...(question.required ? [] : [quizFormTexts.notRequired]),
  ]
}

/** Converts the questions to the format that scoring takes. */
export function scoredQuestions(values: { questions: readonly QuestionValues[] }) {
  return values.questions.map(({ options, required, dimensionId }, index) => ({
    id: String(index),
    required,
    dimensionId,
    weights: options.map(weightOf),
    marks: marksOf(options),
  }))
}

/**
 * Converts form values to a quiz for a trial, with a function that computes its result.
 * @param titleOf returns the title of an article by slug.
 */
export function trialOf(
  values: QuizValues,
  titleOf: (slug: string) => string,
): {
  quiz: PublicQuiz
  resultOf: (answers: readonly QuizAnswer[]) => QuizResult
} {
  return {
    quiz: {
      slug: values.slug,
      title: values.title,
      description: values.description,
      instructions: values.instructions === '' ? null : values.instructions,
      questions: values.questions.map(({ question, questionType, options, required }, index) => ({
        id: String(index),
        question,
        questionType,
        options: options.map(({ text }) => text),
        required,
      })),
    },
    resultOf: (answers) => trialResult(values, answers, titleOf),
  }
}

function trialResult(
  values: QuizValues,
  answers: readonly QuizAnswer[],
  titleOf: (slug: string) => string,
): QuizResult {
  const questions = scoredQuestions(values)
  const totalScore = scoreAnswers(questions, answers)
  const warnings = warningsOf(questions, answers)
  if (warnings.length > 0) return safetyResult({ totalScore, warnings })
  const { maximumScore, bands, dimensions } = breakdownOf(
    { ...values, questions, dimensions: values.dimensions.map(toDimension) },
    { answers, warnings },
  )
  return {
    totalScore,
    category: bandOfScore(values.categories, totalScore),
    warned: false,
    warnings,
    maximumScore,
    bands: [...bands],
    dimensions: dimensions.map(({ articles, ...dimension }) => ({
      ...dimension,
      articles: articles.map((slug) => ({ slug, title: titleOf(slug) })),
    })),
    // A trial cannot be compared, because no other visitor takes part.
    comparable: false,
  }
}
