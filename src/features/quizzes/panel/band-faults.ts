import { maximumScore, minimumScore, type ScoreBand } from '../quiz.ts'
import { attainableTotals, type BandFaults, findBandFaults, spreadBands } from '../quiz-editing.ts'
import { type QuizValues, scoredQuestions } from './quiz-form.ts'
import { quizFormTexts } from './texts.ts'

export interface BandsCheck {
  lowest: number
  highest: number
  /** One sentence for each fault of the bands. */
  faults: string[]
  /**
   * Equal ranges for the bands in their current order, as a correction. Null if there are no faults or no better
   * ranges.
   */
  spread: ScoreBand[] | null
}

/** Checks whether the bands of a quiz fit the totals of its questions. */
export function checkBands({
  questions,
  categories,
}: Pick<QuizValues, 'questions' | 'categories'>): BandsCheck {
  const scored = scoredQuestions({ questions })
  const highest = maximumScore(scored)
  const faults = sentencesOf(
    findBandFaults(categories, highest, attainableTotals(scored)),
    categories,
  )
  const spread = faults.length === 0 ? null : spreadBands(categories, scored)
  const isSpread = spread !== null && haveRanges(categories, spread)
  return { lowest: minimumScore(scored), highest, faults, spread: isSpread ? null : spread }
}

/** Whether the bands have exactly these ranges. */
export function haveRanges(bands: readonly ScoreBand[], ranges: readonly ScoreBand[]): boolean {
  return (
    bands.length === ranges.length &&
    bands.every(
      ({ minScore, maxScore }, index) =>
        minScore === ranges[index]?.minScore && maxScore === ranges[index].maxScore,
    )
  )
}

function sentencesOf(
  { gaps, overlaps, unreachable, tooHigh }: BandFaults,
  bands: QuizValues['categories'],
): string[] {
  const range = ({ minScore, maxScore }: ScoreBand) => quizFormTexts.range(minScore, maxScore)
  const names = bands.map(({ name }, index) =>
    quizFormTexts.quoted(name.trim() === '' ? quizFormTexts.bandHeading(index + 1) : name.trim()),
  )
  const named = (sentence: (name: string, range: string) => string) => (index: number) => {
    const band = bands[index]
    return band === undefined ? '' : sentence(names[index] ?? '', range(band))
  }
  return [
    ...unreachable.map(named(quizFormTexts.unreachable)),
    ...tooHigh.map(named(quizFormTexts.tooHigh)),
    ...gaps.map((gap) => quizFormTexts.gap(range(gap))),
    ...overlaps.map((overlap) =>
      quizFormTexts.overlap(
        range(overlap),
        names.filter((_, index) => {
          const { minScore = 1, maxScore = 0 } = bands[index] ?? {}
          return minScore <= overlap.maxScore && overlap.minScore <= maxScore
        }),
      ),
    ),
  ]
}
