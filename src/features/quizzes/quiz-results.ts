import type { ScoreBand } from './quiz.ts'

/** Advice as steps to take. */
interface AdviceSteps {
  /** The step for this week; null when the advice has only one line. */
  thisWeek: string | null
  steps: string[]
}

/**
 * A number, dash or bullet that the administrator typed before a step. It is removed, because the list shows its own.
 */
const BULLET = /^(?:\d{1,2}[.)]|[-–•*])\s+/

/**
 * Splits advice into steps, one per non-blank line. If there are several, the first is the step for this week.
 */
export function adviceSteps(advice: string): AdviceSteps {
  const lines = advice.split('\n').flatMap((line) => line.trim() || [])
  if (lines.length < 2) return { thisWeek: null, steps: lines }
  const [thisWeek = null, ...steps] = lines.map((line) => line.replace(BULLET, ''))
  return { thisWeek, steps }
}

/** A band with its place, in percent of the scale. */
type Segment<Band> = Band & { start: number; width: number }

/** Scale of a quiz's bands with a marker. */
interface Scale<Band> {
  segments: Segment<Band>[]
  /** Place of the total, in percent of the scale. */
  marker: number
}

/**
 * Lays bands out side by side. Each whole score has a cell of equal width, and the marker is in the middle of the cell
 * of the total. So a band of one score is visible, and the marker of a whole total is never between two bands.
 * @param bands ascending, at least one.
 * @param maximum the largest total; null if unknown, in which case the scale ends with the last band.
 */
export function scaleOf<Band extends ScoreBand>(
  bands: readonly Band[],
  total: number,
  maximum: number | null,
): Scale<Band> {
  const first = Math.min(total, bands[0]?.minScore ?? total)
  const last = Math.max(total, maximum ?? bands.at(-1)?.maxScore ?? total)
  const place = (score: number) => ((score - first) / (last - first + 1)) * 100
  const segments = bands
    .filter(({ minScore }) => minScore <= last)
    .map((band) => {
      const start = place(band.minScore)
      return { ...band, start, width: place(Math.min(band.maxScore, last) + 1) - start }
    })
  return { segments, marker: place(total + 0.5) }
}

/** Result that a visitor saved in the browser, to be compared with a later one. */
export interface SavedResult {
  totalScore: number
  /** Null when unknown. */
  maximumScore: number | null
  /** Name of the band; null without one. */
  band: string | null
  /** Whole percent by dimension. */
  dimensions: readonly { id: string; share: number }[]
  /** As `2026-11-20`. */
  day: string
}

/** The part of a result that is saved. */
interface SavableResult extends Pick<SavedResult, 'totalScore' | 'maximumScore' | 'dimensions'> {
  category: { name: string } | null
}

/**
 * Returns the part of a result that is saved, without answers and advice.
 * @param day as `2026-11-20`.
 */
export function savedResultOf(result: SavableResult, day: string): SavedResult {
  const { totalScore, maximumScore, category, dimensions } = result
  return {
    totalScore,
    maximumScore,
    band: category?.name ?? null,
    dimensions: dimensions.map(({ id, share }) => ({ id, share })),
    day,
  }
}
