import { dayAfter, noonOf } from '#src/core/vilnius-time.ts'

const WEEK = 7
const MOST_WEEKS = 6

/**
 * Returns the weeks of a month, Monday to Sunday, as days `YYYY-MM-DD`; null for days of other months.
 * @param month `YYYY-MM`.
 */
export function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`
  const before = (noonOf(first).getUTCDay() + WEEK - 1) % WEEK
  const weeks = Array.from({ length: MOST_WEEKS }, (_, week) =>
    Array.from({ length: WEEK }, (__, weekday) => {
      const day = dayAfter(first, week * WEEK + weekday - before)
      return day.startsWith(month) ? day : null
    }),
  )
  return weeks.filter((week) => week.some((day) => day !== null))
}

/** Returns the month `months` months later. @param month `YYYY-MM`. */
export function monthAfter(month: string, months = 1): string {
  const first = noonOf(`${month}-01`)
  first.setUTCMonth(first.getUTCMonth() + months)
  return first.toISOString().slice(0, 'YYYY-MM'.length)
}
