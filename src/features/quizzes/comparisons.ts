import type { Dimension } from './quiz-dimensions.ts'

/** Minimum difference between two shares to talk about, in percentage points. */
export const TALK_DIFFERENCE = 25

/** Stored share of a visitor in a dimension. */
export interface DimensionShare {
  /** Dimension id. */
  id: string
  name: string
  /** Whole percent. */
  share: number
}

/** A visitor's consent, with the texts as shown. */
export interface ComparisonConsent {
  version: string
  /** The visitor's statement of being an adult. */
  adult: string
  text: string
  /** For example `2026-11-23`. */
  day: string
}

/** Dimension of a comparison, as one visitor sees it. */
export interface ComparedDimension {
  id: string
  name: string
  own: number
  other: number
  /** Whether the two shares differ enough to talk about them. */
  differs: boolean
  /** Question of the quiz to talk about. If null, a general question is shown. */
  talk: string | null
}

/** Returns the mean difference of the shares, from 0 to 1, of at least one dimension. */
export function meanDifference(
  dimensions: readonly Pick<ComparedDimension, 'own' | 'other'>[],
): number {
  const sum = dimensions.reduce((total, { own, other }) => total + Math.abs(own - other), 0)
  return sum / dimensions.length / 100
}

/**
 * Compares the shares of two visitors by dimension. Leaves out dimensions that only one of them has.
 * @param dimensions current dimensions of the quiz.
 */
export function compareProfiles(
  own: readonly DimensionShare[],
  other: readonly DimensionShare[],
  dimensions: readonly Pick<Dimension, 'id' | 'talk'>[],
): ComparedDimension[] {
  return own.flatMap(({ id, name, share }) => {
    const theirs = other.find((dimension) => dimension.id === id)
    if (theirs === undefined) return []
    const talk = dimensions.find((dimension) => dimension.id === id)?.talk ?? null
    const differs = Math.abs(share - theirs.share) >= TALK_DIFFERENCE
    return [{ id, name, own: share, other: theirs.share, differs, talk }]
  })
}
