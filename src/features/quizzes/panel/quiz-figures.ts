import { atom } from 'nanostores'
import { failureText, type RequestResult } from '#src/client/request.ts'
import type { Overview, QuizStatistics } from '#src/features/quizzes/statistics-contracts.ts'
import * as routes from '#src/core/routes.ts'
import { formatSums } from '#src/core/lithuanian.ts'
import { noonOf } from '#src/core/vilnius-time.ts'
import { type Tools, toolsOf } from '#src/panel/frame/tools.ts'
import { statisticsTexts } from './statistics-texts.ts'

type Loaded = { step: 'loaded'; figures: QuizStatistics } | { step: 'all'; overview: Overview }

export type QuizFiguresState = { step: 'loading' } | { step: 'error'; message: string } | Loaded

/** Creates the store of one quiz's figures, or of the overview of all quizzes. */
export function createQuizFigures(given: Tools = {}) {
  const { session, hasEnded } = toolsOf(given)
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
    else if (!hasEnded(result.failure)) {
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

/** Returns completions divided by starts; null without starts, or if completions exceed starts. */
export function completionRate({
  starts,
  completions,
}: Pick<QuizStatistics, 'starts' | 'completions'>): number | null {
  return starts === 0 || completions > starts ? null : completions / starts
}

/** Maximum number of rows in the table of scores. */
const SCORE_ROWS = 13

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

type Month = Overview['months'][number]

type Measure = keyof typeof statisticsTexts.months

interface MonthFigure {
  count: number
  text?: string
  /** Length of the bar, from 0 to 1, unless it shows the count; null for no bar. */
  share?: number | null
}

/** Measures of a month in display order: the work with clients, the newsletter, the quizzes. */
const MEASURES: Record<Measure, (month: Month) => MonthFigure> = {
  received: ({ money }) => sumOf(money.map(({ paid, currency }) => [paid, currency])),
  refunded: ({ money }) => sumOf(money.map(({ refunded, currency }) => [refunded, currency])),
  clients: ({ clients }) => ({ count: clients }),
  orders: ({ orders }) => ({ count: orders }),
  answers: ({ answers: { onTime, total } }) => ({
    count: total,
    text: total === 0 ? statisticsTexts.unknown : statisticsTexts.of(onTime, total),
    share: total === 0 ? null : onTime / total,
  }),
  bookings: ({ bookings }) => ({ count: bookings }),
  subscribers: ({ subscribers }) => ({ count: subscribers }),
  left: ({ left }) => ({ count: left }),
  starts: ({ starts }) => ({ count: starts }),
  completions: ({ completions }) => ({ count: completions }),
  addresses: ({ addresses }) => ({ count: addresses }),
  warned: ({ warned }) => ({ count: warned }),
}

/** Adds money up. It has no bar, because euros and people have no common scale. */
function sumOf(sums: [cents: number, currency: string][]): MonthFigure {
  const some = sums.filter(([cents]) => cents > 0)
  const count = some.reduce((sum, [cents]) => sum + cents, 0)
  return { count, text: formatSums(some), share: null }
}

/**
 * Pairs each figure of a month with that of the month before. The largest count of the month has the full bar.
 * @returns `rows`: figures that are above zero in one of the months; `zeros`: names of the others.
 */
export function monthRows(now: Month, before: Month) {
  const all = (Object.keys(MEASURES) as Measure[]).map((measure) => ({
    key: measure,
    name: statisticsTexts.months[measure],
    figures: [MEASURES[measure](now), MEASURES[measure](before)] as const,
  }))
  const counts = all.flatMap(({ figures: [{ count, share }] }) =>
    share === undefined ? [count] : [],
  )
  const most = Math.max(1, ...counts)
  const isZero = ({ figures }: (typeof all)[number]) => figures.every(({ count }) => count === 0)
  return {
    rows: all
      .filter((each) => !isZero(each))
      .map(({ figures, ...row }) => {
        const [{ count, share = count / most }] = figures
        return { ...row, share, cells: figures.map(({ count, text = String(count) }) => text) }
      }),
    zeros: all.filter(isZero).map(({ name }) => name),
  }
}

const monthFormat = new Intl.DateTimeFormat('lt-LT', { month: 'long', timeZone: 'UTC' })

/** Returns the name of a month, with a capital as in a heading. @param month for example `2026-11`. */
export function monthName(month: string): string {
  const name = monthFormat.format(noonOf(`${month}-01`))
  return name.charAt(0).toUpperCase() + name.slice(1)
}
