import { readableTextColor } from '#src/domain/color.ts'
import type { BandValues } from './quiz-form.ts'
import { quizFormTexts } from './texts.ts'

interface BandsBarProps {
  bands: readonly BandValues[]
  maximum: number
}

/**
 * The bands over the totals from 0 to the maximum, or to the highest band. Overlapping bands get rows of
 * their own; gaps show the background.
 */
export function BandsBar({ bands, maximum }: BandsBarProps) {
  const end = Math.max(maximum, ...bands.map(({ maxScore }) => maxScore), 1) + 1
  const share = (score: number) => `${Math.min(100, Math.max(0, (score / end) * 100))}%`
  const rows = inRows(bands)
  return (
    <div
      role="img"
      aria-label={quizFormTexts.barLabel(maximum.toLocaleString('lt-LT'))}
      className="flex flex-col gap-1"
    >
      {rows.map((row, number) => (
        <div
          key={number}
          className="relative h-9 overflow-hidden rounded-lg bg-[repeating-linear-gradient(135deg,var(--color-line)_0_6px,transparent_6px_12px)]"
        >
          {row.map((band, index) => (
            <span
              key={index}
              style={{
                left: share(band.minScore),
                width: share(band.maxScore + 1 - band.minScore),
                backgroundColor: band.color,
                color: readableTextColor(band.color) ?? undefined,
              }}
              className="absolute inset-y-0 flex items-center justify-center overflow-hidden border-r border-paper px-1 text-sm font-semibold whitespace-nowrap"
            >
              {quizFormTexts.range(band.minScore, band.maxScore)}
            </span>
          ))}
          {maximum + 1 < end ? (
            <span
              style={{ left: share(maximum + 1) }}
              className="absolute inset-y-0 right-0 border-l-2 border-danger bg-paper/60"
            />
          ) : null}
        </div>
      ))}
    </div>
  )
}

/** Puts each band into the first row where it overlaps no other. */
function inRows(bands: readonly BandValues[]): BandValues[][] {
  const rows: BandValues[][] = []
  for (const band of bands.toSorted((a, b) => a.minScore - b.minScore)) {
    if (band.minScore > band.maxScore) continue
    const row = rows.find((each) => (each.at(-1)?.maxScore ?? -1) < band.minScore)
    if (row) row.push(band)
    else rows.push([band])
  }
  return rows
}
