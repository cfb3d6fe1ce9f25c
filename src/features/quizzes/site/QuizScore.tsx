import type { QuizResult } from '../contracts.ts'
import { formatLongDay } from '#src/core/lithuanian.ts'
import { bindSpaces } from '#src/core/typography.ts'
import { scaleOf, type SavedResult } from '#src/features/quizzes/quiz-results.ts'
import { quizEndingTexts } from '../ending-texts.ts'
import { Rings } from '#src/site/Rings.tsx'

interface QuizScoreProps {
  result: QuizResult
  earlier: SavedResult | null
}

/** Shares below this many percent are named beside the best band, which would hide them. */
const LOW_SHARE = 40

/** Shows the logo's rings above a result, unless its band is the lowest of several: they would look like a celebration. */
export function ResultRings({ result: { category, bands } }: Pick<QuizScoreProps, 'result'>) {
  if (bands.length > 1 && bands[0]?.name === category?.name) return null
  return <Rings className="-mb-5 w-14 text-forest" />
}

/** Shows the total, its band, and its position among all bands. */
export function QuizScore({ result, earlier }: QuizScoreProps) {
  const { totalScore, maximumScore, category, bands, dimensions } = result
  const isBest = bands.length > 1 && bands.at(-1)?.name === category?.name
  const low = isBest ? dimensions.filter(({ share }) => share < LOW_SHARE) : []
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
        <p>
          <span className="block text-sm text-muted">{quizEndingTexts.scoreLabel}</span>{' '}
          <strong className="font-serif text-6xl leading-none font-semibold text-forest" data-score>
            {inWords(totalScore)}
          </strong>
          {maximumScore === null ? null : (
            <span className="text-xl text-muted">
              {` ${quizEndingTexts.scoreOf(inWords(maximumScore))}`}
            </span>
          )}
        </p>
        {category === null ? null : <BandLabel {...category} />}
      </div>
      {bands.length === 0 ? null : <Scale {...result} />}
      {low.length === 0 ? null : <p>{quizEndingTexts.low(low.map(({ name }) => name))}</p>}
      {earlier === null ? null : <p className="text-sm text-muted">{earlierInWords(earlier)}</p>}
    </div>
  )
}

const inWords = (score: number) => score.toLocaleString('lt-LT')

/** Returns the total and the maximum, `18 iš 20`; only the total if the maximum is unknown. */
function scoreInWords({
  totalScore,
  maximumScore,
}: Pick<QuizResult, 'totalScore' | 'maximumScore'>): string {
  const total = inWords(totalScore)
  return maximumScore === null
    ? total
    : `${total} ${quizEndingTexts.scoreOf(inWords(maximumScore))}`
}

function earlierInWords({ band, day, ...earlier }: SavedResult): string {
  const words = quizEndingTexts.earlier(scoreInWords(earlier))
  const inBand = band === null ? '' : `, ${quizEndingTexts.earlierBand(band)}`
  return `${words}${inBand} (${bindSpaces(formatLongDay(day))})`
}

/** Shows the name of a band on a tint of its colour. A dot shows the colour in print too. */
function BandLabel({ name, color }: { name: string; color: string }) {
  // Colours are SVG attributes, because pages that functions render must not contain style attributes.
  return (
    <p className="band" data-category>
      <svg aria-hidden="true" className="absolute inset-0 size-full">
        <rect width="100%" height="100%" fill={color} fillOpacity="0.16" />
      </svg>
      <svg aria-hidden="true" viewBox="0 0 8 8" className="relative size-4 shrink-0">
        <circle cx="4" cy="4" r="3" fill={color} />
      </svg>
      <span className="relative">{name}</span>
    </p>
  )
}

/** Share of the scale, in percent, that the marker nearly covers. */
const COVERED = 2

/** Share of the scale, in percent, beside its ends in which half a marker does not fit on a phone. */
const NEAR_END = 3.5

/** Returns the place of a marker's centre. Near an end of the scale, the styles move it inside. */
function placeOf(marker: number) {
  if (marker < NEAR_END) return { cx: '0%', 'data-end': 'low' }
  return marker > 100 - NEAR_END ? { cx: '100%', 'data-end': 'high' } : { cx: `${marker}%` }
}

/**
 * Shows the bands side by side with a marker at the total, and the scores at both ends. A boundary that the marker
 * nearly covers is drawn at its centre, so that it has no sliver or gap beside it.
 */
function Scale({ totalScore, maximumScore, category, bands }: QuizResult) {
  const { segments, marker, ends } = scaleOf(bands, totalScore, maximumScore)
  const score = scoreInWords({ totalScore, maximumScore })
  const drawn = (boundary: number) => (Math.abs(boundary - marker) < COVERED ? marker : boundary)
  return (
    <>
      <svg
        role="img"
        aria-label={
          category === null
            ? quizEndingTexts.scale(score)
            : quizEndingTexts.scaleInBand(score, category.name)
        }
        className="scale"
      >
        {segments.map(({ name, color, start, width }) => (
          <g key={start} data-own={name === category?.name ? '' : undefined}>
            <rect
              x={`${drawn(start)}%`}
              y="6"
              width={`${drawn(start + width) - drawn(start)}%`}
              height="12"
              rx="6"
              fill={color}
            />
          </g>
        ))}
        <circle {...placeOf(marker)} cy="12" r="8" />
      </svg>
      <div aria-hidden="true" className="scale-ends">
        <span>{inWords(ends[0])}</span>
        <span>{inWords(ends[1])}</span>
      </div>
    </>
  )
}
