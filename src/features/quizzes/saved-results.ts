/** A result that a visitor chose to save in the browser, to compare it with a later one. */
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

/** What saving needs of a result. */
interface SavableResult extends Pick<SavedResult, 'totalScore' | 'maximumScore' | 'dimensions'> {
  category: { name: string } | null
}

/** A result as it is saved: neither answers nor advice. @param day as `2026-11-20`. */
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
