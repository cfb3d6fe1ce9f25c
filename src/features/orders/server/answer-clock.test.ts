import * as fc from 'fast-check'
import Holidays from 'date-holidays'
import { describe, expect, it } from 'vitest'
import { formatDay } from '#src/core/lithuanian.ts'
import { toVilniusTime } from '#src/core/vilnius-time.ts'
import { answerDue, isWorkingDay, publicHolidays } from './answer-clock.ts'

const HOURS = { from: 9, to: 18 }
type Hours = typeof HOURS

const HOUR_MS = 3_600_000

/** Range of the simulated hours: from a day before `YEARS` until after the last deadline. */
const [BEGIN, END] = [Date.UTC(2025, 11, 31), Date.UTC(2033, 0, 10)]
const YEARS = [2026, 2027, 2028, 2029, 2030, 2031, 2032]
const isOfYears = (day: string) => day >= '2026' && day < '2033'

const library = new Holidays('LT', { types: ['public'] })
const holidaysOf = (year: number) =>
  library
    .getHolidays(year)
    .map(({ date }) => date.slice(0, 10))
    .toSorted()
const allHolidays = new Set([...YEARS, 2033].flatMap(holidaysOf))

/** Readings of the Vilnius clock, hour by hour. */
const shown = Array.from({ length: (END - BEGIN) / HOUR_MS }, (_, index) => {
  const at = BEGIN + index * HOUR_MS
  const [day = '', time = ''] = toVilniusTime(at).split('T')
  return { at, day, hour: Number(time.slice(0, 2)), isWorking: isWorking(day) }
})

function isWorking(day: string): boolean {
  const weekday = new Date(day).toUTCString().slice(0, 3)
  return !['Sat', 'Sun'].includes(weekday) && !allHolidays.has(day)
}

/** Computes `answerDue` hour by hour: time counts while the clock in Vilnius is within the hours. */
function slowDue(since: Date, hours: number, within: Hours | null): Date {
  let left = hours * HOUR_MS
  let at = since.getTime()
  while (left > 0) {
    const now = shown[Math.floor((at - BEGIN) / HOUR_MS)]
    if (now === undefined) throw new Error('Not due in these years')
    const isOpen =
      within === null || (now.isWorking && now.hour >= within.from && now.hour < within.to)
    const toNextHour = HOUR_MS - (at % HOUR_MS)
    const step = isOpen ? Math.min(toNextHour, left) : toNextHour
    at += step
    if (isOpen) left -= step
  }
  return new Date(at)
}

describe('the calendar', () => {
  it.each(YEARS)('has the public holidays of %i', (year) => {
    expect(publicHolidays(year)).toEqual([...new Set(holidaysOf(year))])
  })

  it('knows of each day of seven years whether it is a working day', () => {
    const days = new Set(shown.map(({ day }) => day).filter(isOfYears))
    expect(days.size).toBe(7 * 365 + 2)
    expect([...days].filter((day) => isWorkingDay(day) !== isWorking(day))).toEqual([])
  })
})

describe('the time of answer', () => {
  it('is counted day and night while no hours are set', () => {
    const night = new Date('2026-12-24T23:30:00Z')
    expect(answerDue(night, 4, null)).toEqual(new Date('2026-12-25T03:30:00Z'))
  })

  it.each([
    ['within a day', '2026-11-24T10:00', 4, '2026-11-24T14:00'],
    ['to the last minute of a day', '2026-11-24T14:00', 4, '2026-11-24T18:00'],
    ['into the next day', '2026-11-24T17:00', 4, '2026-11-25T12:00'],
    ['from the opening, for who writes in the night', '2026-11-24T03:00', 2, '2026-11-24T11:00'],
    ['over a weekend', '2026-11-27T17:00', 2, '2026-11-30T10:00'],
    ['over Christmas and a weekend', '2026-12-23T17:00', 2, '2026-12-28T10:00'],
    ['over Easter', '2027-03-26T17:30', 2, '2027-03-30T10:30'],
    ['over the year’s end', '2026-12-31T17:00', 4, '2027-01-04T12:00'],
    ['over the spring night of 23 hours', '2027-03-27T12:00', 2, '2027-03-30T11:00'],
    ['over the autumn night of 25 hours', '2026-10-23T17:00', 2, '2026-10-26T10:00'],
  ])('is counted %s', (_, since, hours, due) => {
    const vilnius = (local: string) => {
      const asUtc = Date.parse(`${local}Z`)
      const exact = [2, 3].map((offset) => asUtc - offset * 3_600_000)
      return new Date(exact.find((instant) => toVilniusTime(instant) === local) ?? asUtc)
    }
    expect(toVilniusTime(answerDue(vilnius(since), hours, HOURS).getTime())).toBe(due)
    expect(answerDue(vilnius(since), hours, HOURS)).toEqual(slowDue(vilnius(since), hours, HOURS))
  })

  describe.each([HOURS, { from: 8, to: 12 }, { from: 0, to: 24 }, null])(
    'within %o is that of a slow count',
    (within) => {
      /** Hours to answer a message, and half of them: then the owner is reminded. */
      const times = [1, 2, 4]
      const differences = (since: number) =>
        times.flatMap((hours) => {
          const [due, slow] = [answerDue, slowDue].map((count) =>
            count(new Date(since), hours, within).toISOString(),
          )
          return due === slow ? [] : [{ since: new Date(since).toISOString(), hours, due, slow }]
        })

      it('from the edges of each day without work and of the days around it', () => {
        // Summer time begins and ends within these hours.
        const { from, to } = within ?? { from: 1, to: 4 }
        const edges = shown.filter(({ day, hour }, index) => {
          const isRest = [-24, 0, 24].some((hours) => shown[index + hours]?.isWorking === false)
          return isOfYears(day) && isRest && [from, to % 24, to - 2].includes(hour)
        })
        expect(edges.length).toBeGreaterThan(3_000)
        expect(edges.flatMap(({ at }) => [at - 1, at].flatMap(differences))).toEqual([])
      })

      it('from any moment of seven years', () => {
        fc.assert(
          fc.property(
            fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2032, 11, 31) }),
            (since) => {
              expect(differences(since)).toEqual([])
            },
          ),
          { numRuns: 2_000 },
        )
      })
    },
  )

  it('ends at once for no time at all', () => {
    const since = new Date('2026-11-24T10:00:00Z')
    expect(answerDue(since, 0, HOURS)).toEqual(since)
    expect(isWorkingDay(formatDay(since))).toBe(true)
    expect(isWorkingDay('2026-12-24')).toBe(false)
  })
})
