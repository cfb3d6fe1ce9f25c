import type { DimensionLevel } from './quiz-dimensions.ts'

/** Number of submissions that have a score. */
export interface ScoreCount {
  score: number
  count: number
}

/** Number of results at each level of a dimension. */
export interface DimensionCount extends Record<DimensionLevel, number> {
  id: string
  name: string
  /** The mean of the shares in whole percent; null when there are none. */
  average: number | null
}

/** Name and colour of a band. */
interface BandFace {
  name: string
  color: string
}

export interface BandCount extends BandFace {
  count: number
}

/** Submissions that fell into the same band. */
export interface BandGroup {
  /** Null for a deleted band, and for submissions without a band. */
  bandId: string | null
  /** The band as shown to visitors; null for submissions without a band. */
  shown: BandFace | null
  count: number
}

/**
 * Counts submissions by band. The quiz's own bands come first, in order and under their current names, even if no
 * submission fell into them. Deleted bands follow, as they were shown to visitors. A deleted band with the name of
 * another band is merged into that band.
 */
export function countByBand(
  bands: readonly (BandFace & { id: string })[],
  groups: readonly BandGroup[],
): BandCount[] {
  const own = bands.map(({ id, name, color }) => ({ id, name, color, count: 0 }))
  const gone: BandCount[] = []
  for (const { bandId, shown, count } of groups) {
    const band =
      own.find(({ id }) => id === bandId) ??
      [...own, ...gone].find(({ name }) => name === shown?.name)
    if (band) band.count += count
    else if (shown) gone.push({ name: shown.name, color: shown.color, count })
  }
  return [...own.map(({ name, color, count }) => ({ name, color, count })), ...gone]
}

/** Returns the mean of the scores, to two decimals; null when there are none. */
export function averageScore(scores: readonly ScoreCount[]): number | null {
  const number = scores.reduce((sum, { count }) => sum + count, 0)
  if (number === 0) return null
  const total = scores.reduce((sum, { score, count }) => sum + score * count, 0)
  return Math.round((total / number) * 100) / 100
}
