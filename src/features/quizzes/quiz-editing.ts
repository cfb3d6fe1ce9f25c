import {
  DEFAULT_BAND_COLOR,
  maximumScore,
  minimumScore,
  type QuestionType,
  type ScoreBand,
} from './quiz.ts'
import type { Dimension } from './quiz-dimensions.ts'
import type { OptionMark } from './warnings.ts'

/** Points of the default options of a new question (specification, section 4). */
export const DEFAULT_WEIGHTS = [0, 1, 2] as const

/** Type of a new question (specification, section 4). */
export const DEFAULT_QUESTION_TYPE: QuestionType = 'multiple_choice'

/** Number of questions assumed for the default bands of a quiz without questions (specification, section 4). */
const ASSUMED_QUESTIONS = 6

interface PartlyKnownQuestion {
  id?: string | undefined
  options?: readonly string[]
  marks?: (OptionMark | null)[] | undefined
  dimensionId?: string | null | undefined
}

interface PartlyKnownQuiz<Question extends PartlyKnownQuestion> {
  questions: readonly Question[]
  dimensions?: Dimension[] | undefined
  comparable?: boolean | undefined
}

/** A question with marks and dimension present. */
type KnownQuestion<Question> = Omit<Question, 'marks' | 'dimensionId'> & {
  marks: (OptionMark | null)[]
  dimensionId: string | null
}

/**
 * Fills in parts of a quiz that an older client does not know and omits. The quiz keeps its dimensions and the setting
 * for comparisons. A question with a known id keeps its dimension if that still exists, and its marks if its options
 * are unchanged. Otherwise it has no dimension and no marks.
 */
export function withUnknownParts<
  Question extends PartlyKnownQuestion,
  Quiz extends PartlyKnownQuiz<Question>,
>(
  quiz: Quiz & PartlyKnownQuiz<Question>,
  stored: PartlyKnownQuiz<PartlyKnownQuestion>,
): Omit<Quiz, 'questions' | 'dimensions' | 'comparable'> & {
  questions: KnownQuestion<Question>[]
  dimensions: Dimension[]
  comparable: boolean
} {
  const dimensions = quiz.dimensions ?? stored.dimensions ?? []
  const hasSameOptions = (one: PartlyKnownQuestion, other: PartlyKnownQuestion) =>
    JSON.stringify(one.options) === JSON.stringify(other.options)
  const questions = quiz.questions.map((question) => {
    const before = stored.questions.find(({ id }) => id !== undefined && id === question.id)
    const marks = before && hasSameOptions(before, question) ? before.marks : undefined
    const kept = dimensions.find(({ id }) => id === before?.dimensionId)?.id ?? null
    return {
      ...question,
      marks: question.marks ?? marks ?? question.options?.map(() => null) ?? [],
      dimensionId: question.dimensionId === undefined ? kept : question.dimensionId,
    }
  })
  const comparable = quiz.comparable ?? stored.comparable ?? false
  return { ...quiz, questions, dimensions, comparable }
}

/** Default colours: red, amber, then green for all others (specification, section 4). */
export const BAND_COLORS = ['#ef4444', '#f59e0b', DEFAULT_BAND_COLOR] as const

/** Returns the default colour of the band at `index`, from 0. */
export function defaultBandColor(index: number): string {
  return BAND_COLORS[index] ?? DEFAULT_BAND_COLOR
}

/**
 * Returns the range of a new band: a third of the totals for each of the first three bands, all totals for further
 * ones. If the questions give less than 2 points, the maximum is assumed to be two points per question (specification,
 * section 4).
 * @param index of the band, from 0.
 */
export function defaultBandRange(
  index: number,
  questions: readonly { weights: readonly number[] }[],
): ScoreBand {
  const reached = Math.ceil(maximumScore(questions))
  const total = reached < 2 ? (questions.length || ASSUMED_QUESTIONS) * 2 : reached
  const thirds = equalRanges(3, { lowest: 0, highest: total })
  return thirds?.[index] ?? { minScore: 0, maxScore: total }
}

/**
 * Divides the totals from `lowest` to `highest` into equal ranges, ascending. The first range begins at 0.
 * @returns null if there are more ranges than whole totals.
 */
export function equalRanges(
  count: number,
  { lowest, highest }: { lowest: number; highest: number },
): ScoreBand[] | null {
  const start = Math.floor(lowest)
  const span = Math.floor(highest) - start
  if (span < count - 1) return null
  const endOf = (index: number) => start + Math.floor((span * (index + 1)) / count)
  return Array.from({ length: count }, (_, index) => ({
    minScore: index === 0 ? 0 : endOf(index - 1) + 1,
    maxScore: index === count - 1 ? Math.ceil(highest) : endOf(index),
  }))
}

/**
 * Returns ranges that divide the totals of the questions equally among the bands, parallel to `bands`. The order of the
 * bands by score does not change.
 * @returns null if there are more bands than whole totals.
 */
export function spreadBands(
  bands: readonly ScoreBand[],
  questions: readonly { weights: readonly number[]; required: boolean }[],
): ScoreBand[] | null {
  const totals = { lowest: minimumScore(questions), highest: maximumScore(questions) }
  const ascending = bands.toSorted((one, other) => one.maxScore - other.maxScore)
  const ranges = equalRanges(bands.length, totals)
  return ranges && bands.map((band) => ranges[ascending.indexOf(band)] ?? band)
}

/** Maximum number of different totals to enumerate. With more, all totals are assumed to be possible. */
const COUNTED_TOTALS = 5000

/** Factor that makes scores integers. Scores have at most six decimals. */
const UNIT = 1_000_000

/** Returns all attainable totals in ascending order; null if there are too many to enumerate. */
export function attainableTotals(
  questions: readonly { weights: readonly number[]; required: boolean }[],
): number[] | null {
  let totals = new Set([0])
  for (const { weights, required } of questions) {
    const steps = new Set(weights.map((weight) => Math.round(weight * UNIT)))
    if (!required || steps.size === 0) steps.add(0)
    const next = new Set<number>()
    for (const total of totals) for (const step of steps) next.add(total + step)
    if (next.size > COUNTED_TOTALS) return null
    totals = next
  }
  return [...totals].sort((a, b) => a - b).map((total) => total / UNIT)
}

/** Problems of bands, given the attainable totals. */
export interface BandFaults {
  /** Whole totals up to the maximum that no band contains. */
  gaps: ScoreBand[]
  /** Whole totals that more than one band contains. */
  overlaps: ScoreBand[]
  /** Indexes of bands that contain no attainable total. */
  unreachable: number[]
  /** Indexes of reachable bands that extend beyond the maximum. */
  tooHigh: number[]
}

/**
 * Checks bands against the attainable totals.
 * @param maximum largest total of the questions.
 * @param totals result of `attainableTotals`.
 */
export function findBandFaults(
  bands: readonly ScoreBand[],
  maximum: number,
  totals: readonly number[] | null,
): BandFaults {
  const ascending = bands
    .filter(({ minScore, maxScore }) => minScore <= maxScore)
    .toSorted((a, b) => a.minScore - b.minScore)
  const gaps: ScoreBand[] = []
  const overlaps: ScoreBand[] = []
  let covered = -1
  for (const { minScore, maxScore } of ascending) {
    if (minScore > covered + 1) gaps.push({ minScore: covered + 1, maxScore: minScore - 1 })
    if (minScore <= covered) overlaps.push({ minScore, maxScore: Math.min(covered, maxScore) })
    covered = Math.max(covered, maxScore)
  }
  const last = Math.floor(maximum)
  const indexes = bands.map((_, index) => index)
  const isUnreachable = bands.map((band) => !isReachable(band, maximum, totals))
  if (covered < last) gaps.push({ minScore: covered + 1, maxScore: last })
  return {
    gaps: gaps
      .filter(({ minScore }) => minScore <= last)
      .map(({ minScore, maxScore }) => ({ minScore, maxScore: Math.min(maxScore, last) })),
    overlaps,
    unreachable: indexes.filter((index) => isUnreachable[index]),
    tooHigh: indexes.filter(
      (index) => !isUnreachable[index] && (bands[index]?.maxScore ?? 0) > Math.ceil(maximum),
    ),
  }
}

/**
 * Whether an attainable total is in the band, or between its end and the next whole score. Without `totals`, whether
 * the band starts at or below the maximum.
 */
function isReachable(
  { minScore, maxScore }: ScoreBand,
  maximum: number,
  totals: readonly number[] | null,
): boolean {
  if (totals === null) return minScore <= maximum
  return totals.some((total) => minScore <= total && total < maxScore + 1)
}

/** Returns the relative luminance of a colour (WCAG 2.2); null if it is not in the format `#rrggbb`. */
function luminance(color: string): number | null {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color)
  if (!hex) return null
  const [red = 0, green = 0, blue = 0] = hex.slice(1).map((part) => {
    const share = Number.parseInt(part, 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/**
 * Returns black or white, whichever has more contrast with `background`; null if that is not in the format `#rrggbb`.
 * The contrast ratio is at least 4.58.
 */
export function readableTextColor(background: string): '#000000' | '#ffffff' | null {
  const light = luminance(background)
  if (light === null) return null
  return (light + 0.05) / 0.05 > 1.05 / (light + 0.05) ? '#000000' : '#ffffff'
}
