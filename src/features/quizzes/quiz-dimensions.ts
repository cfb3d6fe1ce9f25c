import { maximumScore, type QuizAnswer, scoreAnswers, type ScoreBand } from './quiz.ts'
import type { WarningKind } from './warnings.ts'

/** Levels of a dimension, ascending. Each covers a third of the possible shares. */
export const DIMENSION_LEVELS = ['low', 'middle', 'high'] as const
export type DimensionLevel = (typeof DIMENSION_LEVELS)[number]

/** Maximum number of recommended articles of a dimension. */
export const DIMENSION_ARTICLES = 3

/** Side of a relationship that some questions ask about. */
export interface Dimension {
  /** Unique within its quiz. */
  id: string
  name: string
  /** Text of the result by level. */
  advice: Record<DimensionLevel, string>
  /** Slugs of recommended articles. */
  articles: string[]
  /** Question to talk about if two visitors differ in this dimension. If null, a general question is shown. */
  talk: string | null
}

/** The part of a question that scoring needs. */
interface DimensionQuestion {
  id: string
  dimensionId: string | null
  weights: readonly number[]
}

/** Score of an attempt in one dimension. */
export interface DimensionScore<Scored extends Pick<Dimension, 'id'>> {
  dimension: Scored
  /** Points reached, in whole percent of the maximum of the answered questions. */
  share: number
  level: DimensionLevel
}

/**
 * Scores an attempt by dimension. Skipped questions do not count.
 * @returns the dimensions with at least one answered question that gives points, in the quiz's order.
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

/** Returns the level of a share in whole percent. Each level is a third. */
export function levelOfShare(share: number): DimensionLevel {
  if (share <= 33) return 'low'
  return share <= 66 ? 'middle' : 'high'
}

/** Details of a stored result, besides total and band. */
export interface Breakdown {
  maximumScore: number
  /** The quiz's bands in ascending order; empty after a warning. */
  bands: readonly (ScoreBand & { name: string; color: string })[]
  /** In the quiz's order; empty after a warning. */
  dimensions: readonly DimensionResult[]
  /** Whether the visitor may start a comparison with another visitor. */
  comparable: boolean
  /**
   * Only after a warning: the kinds of warning, and the share of each dimension. The page with a visitor's own data
   * shows the shares, so that the page does not reveal that there was a warning.
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
  /** Advice for this level. */
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

/** Builds the details of a result. After a warning, bands and dimensions are empty. */
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
