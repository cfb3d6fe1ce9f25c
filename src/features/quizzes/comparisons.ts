import type { Dimension } from './quiz-dimensions.ts'

/** Difference in percentage points from which two shares are worth talking about. */
export const TALK_DIFFERENCE = 25

/** Stored share of a visitor in a dimension. */
export interface DimensionShare {
  /** Dimension id. */
  id: string
  name: string
  /** Whole percent. */
  share: number
}

/** A visitor's consent, in the words shown. */
export interface ComparisonConsent {
  version: string
  /** Statement that the visitor is of age. */
  adult: string
  text: string
  /** As `2026-11-23`. */
  day: string
}

/** A compared dimension as one visitor sees it. */
export interface ComparedDimension {
  id: string
  name: string
  own: number
  other: number
  /** Whether the two shares differ enough to talk about them. */
  differs: boolean
  /** The quiz's question for that talk; null: a general question is shown. */
  talk: string | null
}

/**
 * Compares the shares of two visitors, dimension by dimension. Leaves out dimensions that only one visitor has.
 * @param dimensions the quiz's current dimensions, with the questions for the talk.
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
