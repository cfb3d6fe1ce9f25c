import { atom } from 'nanostores'
import { failureText, type RequestResult } from '#src/client/request.ts'
import type { Overview, QuizStatistics } from '#src/features/quizzes/statistics-contracts.ts'
import * as routes from '#src/core/routes.ts'
import { formatPeriod, formatSums } from '#src/core/lithuanian.ts'
import { dayAfter, noonOf } from '#src/core/vilnius-time.ts'
import { type Tools, toolsOf } from '#src/panel/frame/tools.ts'
import { statisticsTexts } from './statistics-texts.ts'

type Loaded = { step: 'loaded'; figures: QuizStatistics } | { step: 'all'; overview: Overview }

export type QuizFiguresState = { step: 'loading' } | { step: 'error'; message: string } | Loaded

/** Creates the store of one quiz's figures, or of the overview of all quizzes. */
export function createQuizFigures(given: Tools = {}) {
  const { session, isHandled } = toolsOf(given)
  const $state = atom<QuizFiguresState>({ step: 'loading' })
  let asking = new AbortController()

  async function read(id: string | null, signal: AbortSignal): Promise<RequestResult<Loaded>> {
    if (id === null) {
      const all = await session.call(routes.getOverview, { signal })
      return all.ok ? { ok: true, data: { step: 'all', overview: all.data } } : all
    }
    const one = await session.call(routes.getQuizStatistics, { params: { id }, signal })
    return one.ok ? { ok: true, data: { step: 'loaded', figures: one.data } } : one
  }

  /** Loads the figures of a quiz, or the overview if `id` is null. Aborts earlier calls. */
  async function load(id: string | null): Promise<void> {
    asking.abort()
    const { signal } = (asking = new AbortController())
    $state.set({ step: 'loading' })
    const result = await read(id, signal)
    if (signal.aborted) return
    if (result.ok) $state.set(result.data)
    else if (!isHandled(result.failure)) {
      const message = failureText(result.failure, statisticsTexts.statisticsFailed)
      $state.set({ step: 'error', message })
    }
  }

  return { $state, load }
}

/** Visitors who reached (`count`) and left at (`lost`) a question. */
export interface QuestionStep {
  questionId: string
  question: string
  count: number
  lost: number
}

/**
 * Computes how many visitors left at each question: those who reached it, but not the next question or, at the last
 * one, the result. Visitors who began before the counting was introduced may be counted only at later questions, so
 * negative numbers become 0.
 */
export function questionSteps({
  reached,
  completions,
}: Pick<QuizStatistics, 'reached' | 'completions'>): QuestionStep[] {
  return reached.map((step, index) => ({
    ...step,
    lost: Math.max(0, step.count - (reached[index + 1]?.count ?? completions)),
  }))
}

/** Returns the step at which most visitors left, with its number; undefined if none did. */
export function worstStep(steps: readonly QuestionStep[]) {
  const most = Math.max(...steps.map(({ lost }) => lost))
  const index = steps.findIndex(({ lost }) => lost === most)
  const step = steps[index]
  return step && most > 0 ? { ...step, number: index + 1 } : undefined
}

/** Returns completions divided by starts; null without starts, or if completions exceed starts. */
export function completionRate({
  starts,
  completions,
}: Pick<QuizStatistics, 'starts' | 'completions'>): number | null {
  return starts === 0 || completions > starts ? null : completions / starts
}

/** Number of people below which a percentage says less than their count. */
export const FEW = 10

/** Returns a part in percent; null if it is none, if it exceeds the whole, or of few people. */
export function percentOf(count: number, whole: number): string | null {
  const isTold = count > 0 && count <= whole && whole >= FEW
  return isTold ? statisticsTexts.percent(count / whole) : null
}

/** Maximum number of rows in the table of scores. */
const SCORE_ROWS = 10

/** Row widths, in points, that are easy to read. */
const SCORE_WIDTHS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000]

/** Number of results from `from` to `to`, inclusive. */
export interface ScoreRow {
  from: number
  to: number
  count: number
}

/**
 * Divides the scale from 0 to the maximum score into rows of equal width. The last row may be narrower. Rows without
 * results are kept, so that the table shows the whole scale.
 */
export function scoreRows({
  scores,
  maximumScore,
}: Pick<QuizStatistics, 'scores' | 'maximumScore'>): ScoreRow[] {
  const length = Math.floor(maximumScore) + 1
  const width =
    SCORE_WIDTHS.find((each) => length <= each * SCORE_ROWS) ?? Math.ceil(length / SCORE_ROWS)
  const hasFractions = scores.some(({ score }) => !Number.isInteger(score))
  const lastOf = (from: number) => from + width - (hasFractions ? 0.1 : 1)
  return Array.from({ length: Math.ceil(length / width) }, (_, index) => {
    const from = index * width
    return {
      from,
      to: Math.min(lastOf(from), Math.max(from, maximumScore)),
      count: scores
        .filter(({ score }) => Math.floor(score / width) === index)
        .reduce((sum, { count }) => sum + count, 0),
    }
  })
}

/** Figures of some days: of one quiz, or of the whole site. */
export type Month = QuizStatistics['months'][number] & Partial<Overview['months'][number]>

type Measure = keyof typeof statisticsTexts.months

/** Measures in display order: the work with clients, the newsletter, the quizzes. */
const MEASURES = Object.keys(statisticsTexts.months) as Measure[]

/** Whether more is better. Safety results are neither. */
const IS_MORE_BETTER: Partial<Record<Measure, boolean | null>> = {
  refunded: false,
  left: false,
  warned: null,
}

interface MonthFigure {
  count: number
  text?: string
  /** Number that is compared instead of the count; null if it cannot be. */
  compared?: number | null
}

/** Returns a figure of some days; undefined if they have none. */
function figureOf(measure: Measure, month: Month): MonthFigure | undefined {
  const { money, answers } = month
  if (measure === 'received') {
    return money && sumOf(money.map(({ paid, currency }) => [paid, currency]))
  }
  if (measure === 'refunded') {
    return money && sumOf(money.map(({ refunded, currency }) => [refunded, currency]))
  }
  if (measure === 'answers') {
    if (!answers) return undefined
    const { onTime, total } = answers
    if (total === 0) return { count: 0, text: statisticsTexts.unknown, compared: null }
    return { count: total, text: statisticsTexts.of(onTime, total), compared: onTime / total }
  }
  const count = month[measure]
  return count === undefined ? undefined : { count }
}

function sumOf(sums: [cents: number, currency: string][]): MonthFigure {
  const some = sums.filter(([cents]) => cents > 0)
  return { count: some.reduce((sum, [cents]) => sum + cents, 0), text: formatSums(some) }
}

/**
 * Pairs each figure with those of the month before.
 * @param months this month to today, the previous one to the same day, all of the previous one.
 * @returns `rows`: figures that are above zero in one of the months; `zeros`: names of the others. `change` compares the
 *   first two; `isGood` is null if neither direction is better.
 */
export function monthRows(months: readonly Month[]) {
  const all = MEASURES.flatMap((measure) => {
    const figures = months.flatMap((month) => figureOf(measure, month) ?? [])
    return figures.length === 0 ? [] : [{ measure, name: statisticsTexts.months[measure], figures }]
  })
  const isZero = ({ figures }: (typeof all)[number]) => figures.every(({ count }) => count === 0)
  return {
    rows: all
      .filter((each) => !isZero(each))
      .map(({ measure, name, figures }) => {
        const [now, before] = figures.map(({ count, compared = count }) => compared)
        const difference = (now ?? NaN) - (before ?? NaN)
        const isMoreBetter = IS_MORE_BETTER[measure]
        return {
          key: measure,
          name,
          cells: figures.map(({ count, text = String(count) }) => text),
          change: difference > 0 ? ('more' as const) : difference < 0 ? ('less' as const) : null,
          isGood: isMoreBetter === null ? null : difference > 0 === (isMoreBetter ?? true),
        }
      }),
    zeros: all.filter(isZero).map(({ name }) => name),
  }
}

const monthFormat = new Intl.DateTimeFormat('lt-LT', { month: 'long', timeZone: 'UTC' })

/** Returns headings such as "Lapkričio 1–29 d.", and for the last month, which is a whole one, "Visas spalis". */
export function monthHeadings(months: readonly Pick<Month, 'from' | 'until'>[]): string[] {
  return months.map(({ from, until }, index) => {
    const first = noonOf(from)
    if (index === 2) return statisticsTexts.wholeMonth(monthFormat.format(first))
    const days = formatPeriod({ from: first, to: noonOf(dayAfter(until, -1)) })
    const words = days.charAt(0).toUpperCase() + days.slice(1)
    // The days may stand below the month.
    return words.replace('\u00a0', ' ')
  })
}
