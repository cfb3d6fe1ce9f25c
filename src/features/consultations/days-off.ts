import { dayAfter } from '#src/core/vilnius-time.ts'

/** Days from the first to the last, both YYYY-MM-DD. */
export interface Period {
  readonly from: string
  readonly to: string
}

/** Joins days to periods. @param days YYYY-MM-DD, in order. */
export function periodsOf(days: readonly string[]): Period[] {
  const periods: Period[] = []
  for (const day of days) {
    const last = periods.at(-1)
    if (last !== undefined && dayAfter(last.to) === day) periods.splice(-1, 1, { ...last, to: day })
    else periods.push({ from: day, to: day })
  }
  return periods
}
