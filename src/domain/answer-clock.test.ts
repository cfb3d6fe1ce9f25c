import * as fc from 'fast-check'
import Holidays from 'date-holidays'
import { describe, expect, it } from 'vitest'
import { answerDue, isWorkingDay, publicHolidays } from './answer-clock.ts'
import { formatDay } from './lithuanian.ts'
import { toVilniusTime } from './vilnius-time.ts'

const HOURS = { from: 9, to: 18 }
const QUARTER_MS = 15 * 60_000

/** The same, step by step: minutes are counted while the clock in Vilnius is within the hours. */
function slowDue(since: Date, hours: number, holidays: ReadonlySet<string>): Date {
  const weekday = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'Europe/Vilnius' })
  let left = hours * 60
  let at = since.getTime()
  while (left > 0) {
    const [day = '', time = ''] = toVilniusTime(at).split('T')
    const isOpen =
      !['Sat', 'Sun'].includes(weekday.format(at)) &&
      !holidays.has(day) &&
      time >= '09:00' &&
      time < '18:00'
    // Whole quarters first, since the hours begin and end with one.
    const onQuarter = at % QUARTER_MS === 0 && (left >= 15 || !isOpen)
    at += onQuarter ? QUARTER_MS : 60_000
    if (isOpen) left -= onQuarter ? 15 : 1
  }
  return new Date(at)
}

const library = new Holidays('LT', { types: ['public'] })
const holidaysOf = (year: number) =>
  library
    .getHolidays(year)
    .map(({ date }) => date.slice(0, 10))
    .toSorted()
const allHolidays = new Set([2026, 2027, 2028, 2029, 2030, 2031, 2032, 2033].flatMap(holidaysOf))

// Proves: The public holidays of 2026 to 2032 are those of an independent library
it.each([2026, 2027, 2028, 2029, 2030, 2031, 2032])('has the public holidays of %i', (year) => {
  expect(publicHolidays(year)).toEqual([...new Set(holidaysOf(year))])
})

// Proves: The time of answer is counted day and night, or in the owner's hours, over weekends, holidays and summer time
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
    expect(answerDue(vilnius(since), hours, HOURS)).toEqual(
      slowDue(vilnius(since), hours, allHolidays),
    )
  })

  it('is that of a slow count from any minute of seven years', () => {
    const minutes = (Date.UTC(2032, 11, 1) - Date.UTC(2026, 0, 1)) / 60_000
    fc.assert(
      fc.property(
        fc.integer({ max: minutes, min: 0 }),
        fc.constantFrom(1, 2, 4),
        (minute, hours) => {
          const since = new Date(Date.UTC(2026, 0, 1) + minute * 60_000)
          expect(answerDue(since, hours, HOURS)).toEqual(slowDue(since, hours, allHolidays))
        },
      ),
      { numRuns: 2_000 },
    )
  })

  it('ends at once for no time at all', () => {
    const since = new Date('2026-11-24T10:00:00Z')
    expect(answerDue(since, 0, HOURS)).toEqual(since)
    expect(isWorkingDay(formatDay(since))).toBe(true)
    expect(isWorkingDay('2026-12-24')).toBe(false)
  })
})
