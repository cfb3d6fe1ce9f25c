/** How many visitors have got a total score. */
export interface ScoreCount {
  score: number
  count: number
}

/** What a band is called and how it is coloured. */
interface BandFace {
  name: string
  color: string
}

export interface BandCount extends BandFace {
  count: number
}

/** Submissions that fell in the same band. */
export interface BandGroup {
  /** Null for a band that its quiz has lost since, and where there was no band. */
  bandId: string | null
  /** The band as visitors were shown it; null where there was none. */
  shown: BandFace | null
  count: number
}

/**
 * Counts submissions by band: first the quiz's own in their order, each as it is called now and even
 * when nobody is in it; then those that are gone, as visitors were shown them. A band that is gone
 * counts for the quiz's own one of the same name.
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

/** The mean of the scores, to two decimals; null when there are none. */
export function averageScore(scores: readonly ScoreCount[]): number | null {
  const number = scores.reduce((sum, { count }) => sum + count, 0)
  if (number === 0) return null
  const total = scores.reduce((sum, { score, count }) => sum + score * count, 0)
  return Math.round((total / number) * 100) / 100
}
