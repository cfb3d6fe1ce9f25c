import { dayAfter, fromVilniusTime } from '#src/core/vilnius-time.ts'
import type { DimensionLevel } from './quiz-dimensions.ts'

/** Number of submissions with a score. */
export interface ScoreCount {
  score: number
  count: number
}

/** Number of results by level of a dimension. */
export interface DimensionCount extends Record<DimensionLevel, number> {
  id: string
  name: string
  /** Mean share in whole percent; null if there are no results. */
  average: number | null
}

/** Name and colour of a band. */
interface BandFace {
  name: string
  color: string
}

export interface BandCount extends BandFace {
  count: number
}

/** Submissions in the same band. */
export interface BandGroup {
  /** Null if the band was deleted or there is none. */
  bandId: string | null
  /** The band as the visitors saw it; null if there is none. */
  shown: BandFace | null
  count: number
}

/**
 * Counts submissions by band. Current bands come first, in the quiz's order and with current names, even if their count
 * is 0. Deleted bands follow, as visitors saw them. A deleted band is merged into a band of the same name.
 */
export function countByBand(
  bands: readonly (BandFace & { id: string })[],
  groups: readonly BandGroup[],
): BandCount[] {
  const own = bands.map(({ id, name, color }) => ({ id, name, color, count: 0 }))
  const gone: BandCount[] = []
  for (const { bandId, shown, count } of groups) {
    const band =
      own.find(({ id }) => id === bandId) ??
      [...own, ...gone].find(({ name }) => name === shown?.name)
    if (band) band.count += count
    else if (shown) gone.push({ name: shown.name, color: shown.color, count })
  }
  return [...own.map(({ name, color, count }) => ({ name, color, count })), ...gone]
}

/** Returns the mean score, rounded to two decimals; null if there are no scores. */
export function averageScore(scores: readonly ScoreCount[]): number | null {
  const number = scores.reduce((sum, { count }) => sum + count, 0)
  if (number === 0) return null
  const total = scores.reduce((sum, { score, count }) => sum + score * count, 0)
  return Math.round((total / number) * 100) / 100
}

/** Days in Lithuania, from `from` to the day before `until`. */
export interface Period {
  from: string
  until: string
}

export type ComparedPeriods = readonly [now: Period, soFar: Period, before: Period]

/**
 * Returns this month to today, the previous one to the same day, and all of the previous one, so that a month that has
 * just begun is not compared with a whole one.
 * @param today for example `2026-11-29`.
 */
export function comparedPeriods(today: string): ComparedPeriods {
  const first = (day: string) => `${day.slice(0, 7)}-01`
  const month = first(today)
  const before = first(dayAfter(month, -1))
  const sameDay = dayAfter(before, Number(today.slice(8)))
  return [
    { from: month, until: dayAfter(today) },
    { from: before, until: sameDay < month ? sameDay : month },
    { from: before, until: month },
  ]
}

/** Returns the instant at which a day begins in Vilnius. */
export const instantOf = (day: string) => new Date(fromVilniusTime(`${day}T00:00`) ?? day)
