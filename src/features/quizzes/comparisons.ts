import type { Dimension } from './quiz-dimensions.ts'

/** Difference in percentage points from which two have something to talk about. */
export const TALK_DIFFERENCE = 25

/** What is kept of a visitor's dimension. */
export interface DimensionShare {
  /** Of the dimension. */
  id: string
  name: string
  /** Whole percent. */
  share: number
}

/** What a visitor has agreed to, in the words shown, and on which day. */
export interface ComparisonConsent {
  version: string
  /** That the visitor is of age. */
  adult: string
  text: string
  /** As `2026-11-23`. */
  day: string
}

/** A dimension of both, seen by one of them. */
export interface ComparedDimension {
  id: string
  name: string
  own: number
  other: number
  /** Whether they differ enough to talk about it. */
  differs: boolean
  /** The quiz's question for that; null: a general one. */
  talk: string | null
}

/**
 * Sets two profiles side by side; dimensions that only one of them has are left out.
 * @param dimensions the quiz's by now, with their questions.
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
