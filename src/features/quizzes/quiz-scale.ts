import type { ScoreBand } from './quiz.ts'

/** A band's place on the scale of totals, in percent of its width. */
type Segment<Band> = Band & { start: number; width: number }

/** The bands of a quiz as a scale, and where a total stands on it. */
interface Scale<Band> {
  segments: Segment<Band>[]
  /** In percent of the width. */
  marker: number
}

/**
 * Lays bands out beside each other. Each whole score has a cell of equal width, and the total stands in the
 * middle of its own: so a band of one score can be seen, and the marker never stands between two bands.
 * @param bands ascending, at least one.
 * @param maximum the largest total; null when unknown: the end of the last band.
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
