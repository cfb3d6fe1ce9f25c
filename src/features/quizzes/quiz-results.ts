import type { ScoreBand } from './quiz.ts'

/** Advice as steps to take. */
interface AdviceSteps {
  /** Step for this week; null if the advice has only one line. */
  thisWeek: string | null
  steps: string[]
}

/** A number, dash or bullet before a step. It is removed, because the list adds its own. */
const BULLET = /^(?:\d{1,2}[.)]|[-–•*])\s+/

/** Splits advice into steps, one per non-blank line. The first of several is the step for this week. */
export function adviceSteps(advice: string): AdviceSteps {
  const lines = advice.split('\n').flatMap((line) => line.trim() || [])
  if (lines.length < 2) return { thisWeek: null, steps: lines }
  const [thisWeek = null, ...steps] = lines.map((line) => line.replace(BULLET, ''))
  return { thisWeek, steps }
}

/** A band with its position, in percent of the scale. */
type Segment<Band> = Band & { start: number; width: number }

/** Scale of bands, with a marker for the total. */
interface Scale<Band> {
  segments: Segment<Band>[]
  /** Position of the total, in percent of the scale. */
  marker: number
  /** Lowest and highest score of the scale. */
  ends: readonly [number, number]
}

/**
 * Computes a scale of bands side by side. Each whole score has a cell of the same width, and the marker is in the
 * middle of the total's cell. So a band of one score is visible, and a whole total is never between two bands.
 * @param bands ascending, at least one.
 * @param maximum largest total. If null, the scale ends with the last band.
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
  return { segments, marker: place(total + 0.5), ends: [first, last] }
}

/** Result saved in the browser, to compare with later ones. */
export interface SavedResult {
  totalScore: number
  /** Null when unknown. */
  maximumScore: number | null
  /** Name of the band; null without one. */
  band: string | null
  /** Share of each dimension in whole percent. */
  dimensions: readonly { id: string; share: number }[]
  /** For example `2026-11-20`. */
  day: string
}

/** The part of a result that can be saved. */
interface SavableResult extends Pick<SavedResult, 'totalScore' | 'maximumScore' | 'dimensions'> {
  category: { name: string } | null
}

/**
 * Returns the part of a result to save in the browser, without answers and advice.
 * @param day for example `2026-11-20`.
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
