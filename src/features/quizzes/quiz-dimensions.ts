import { maximumScore, type QuizAnswer, scoreAnswers, type ScoreBand } from './quiz.ts'
import type { WarningKind } from './warnings.ts'

/** Levels of a dimension, ascending. Each is a third of the points that the answered questions could have given. */
export const DIMENSION_LEVELS = ['low', 'middle', 'high'] as const
export type DimensionLevel = (typeof DIMENSION_LEVELS)[number]

/** Maximum number of articles recommended with a dimension. */
export const DIMENSION_ARTICLES = 3

/** Side of a relationship that some questions cover. */
export interface Dimension {
  /** Unique within its quiz. */
  id: string
  name: string
  /** Text of the result at each level. */
  advice: Record<DimensionLevel, string>
  /** Slugs of recommended articles. */
  articles: string[]
  /** Question to talk about for two visitors who differ in this dimension; null: a general question is shown. */
  talk: string | null
}

/** Question as scoring needs it; `weights` is parallel to its options. */
interface DimensionQuestion {
  id: string
  dimensionId: string | null
  weights: readonly number[]
}

/** Score of one attempt in a dimension. */
export interface DimensionScore<Scored extends Pick<Dimension, 'id'>> {
  dimension: Scored
  /** Whole percent of the points that its answered questions could have given. */
  share: number
  level: DimensionLevel
}

/**
 * Scores an attempt by dimension. A skipped question is left out of its dimension's share.
 * @returns the dimensions with an answered question that gives points, in the quiz's order.
 */
export function scoreDimensions<Scored extends Pick<Dimension, 'id'>>(
  dimensions: readonly Scored[],
  questions: readonly DimensionQuestion[],
  answers: readonly QuizAnswer[],
): DimensionScore<Scored>[] {
  const answeredIds = new Set(answers.map(({ questionId }) => questionId))
  return dimensions.flatMap((dimension) => {
    const answered = questions.filter(
      ({ id, dimensionId }) => dimensionId === dimension.id && answeredIds.has(id),
    )
    const possible = maximumScore(answered)
    if (possible === 0) return []
    const share = Math.round((scoreAnswers(answered, answers) * 100) / possible)
    return [{ dimension, share, level: levelOfShare(share) }]
  })
}

/** Returns the level of a share in whole percent, by thirds. */
export function levelOfShare(share: number): DimensionLevel {
  if (share <= 33) return 'low'
  return share <= 66 ? 'middle' : 'high'
}

/** Result details stored besides total and band. */
export interface Breakdown {
  maximumScore: number
  /** The quiz's bands, ascending; empty after a warning. */
  bands: readonly (ScoreBand & { name: string; color: string })[]
  /** In the quiz's order; empty after a warning. */
  dimensions: readonly DimensionResult[]
  /** Whether the dimensions may be compared with another visitor's. */
  comparable: boolean
  /**
   * Only after a warning: the kinds of warning, and the shares by dimension. The page of one's own data shows these
   * shares, so that it does not reveal the warning.
   */
  warnings?: readonly WarningKind[]
  shares?: readonly Pick<DimensionResult, 'name' | 'share'>[]
}

export interface DimensionResult {
  id: string
  name: string
  /** Whole percent. */
  share: number
  level: DimensionLevel
  /** The dimension's advice for the level. */
  advice: string
  /** Slugs of recommended articles. */
  articles: readonly string[]
}

interface QuizWithDimensions {
  questions: readonly DimensionQuestion[]
  categories: readonly (ScoreBand & { name: string; color: string })[]
  dimensions: readonly Dimension[]
  comparable: boolean
}

/** Builds the parts of a result besides total and band; no scale or dimensions after a warning. */
export function breakdownOf(
  { questions, categories, dimensions, comparable }: QuizWithDimensions,
  { answers, warnings }: { answers: readonly QuizAnswer[]; warnings: readonly WarningKind[] },
): Breakdown {
  const maximum = maximumScore(questions)
  const scores = scoreDimensions(dimensions, questions, answers)
  if (warnings.length > 0) {
    const shares = scores.map(({ dimension: { name }, share }) => ({ name, share }))
    return {
      maximumScore: maximum,
      bands: [],
      dimensions: [],
      comparable: false,
      warnings,
      shares,
    }
  }
  return {
    maximumScore: maximum,
    bands: categories
      .toSorted((a, b) => a.minScore - b.minScore)
      .map(({ name, color, minScore, maxScore }) => ({ name, color, minScore, maxScore })),
    dimensions: scores.map(({ dimension: { id, name, advice, articles }, share, level }) => ({
      id,
      name,
      share,
      level,
      advice: advice[level],
      articles,
    })),
    comparable: comparable && scores.length > 0,
  }
}
