import { describe, expect, test } from 'vitest'
import {
  counted,
  countForm,
  formatCell,
  formatDay,
  formatLongDay,
  formatMinute,
  formatMinuteOfYear,
  formatMoment,
} from './lithuanian.ts'

describe('the form of a counted noun', () => {
  test.each([
    [1, 'singular'],
    [2, 'plural'],
    [9, 'plural'],
    [10, 'genitive'],
    [11, 'genitive'],
    [20, 'genitive'],
    [21, 'genitive'],
  ] as const)('for %d is the %s', (count, form) => {
    expect(countForm(count)).toBe(form)
  })
})

test('a counted noun has its plural', () => {
  const keys = [1, 2, 9, 10, 11, 20, 21, 22].map((count) =>
    counted(count, ['raktas', 'raktai', 'raktų']),
  )
  expect(keys).toEqual([
    ...['1 raktas', '2 raktai', '9 raktai', '10 raktų'],
    ...['11 raktų', '20 raktų', '21 raktas', '22 raktai'],
  ])
})

describe('a date', () => {
  test('is a day in Vilnius, as a card shows it', () => {
    expect(formatDay('2026-11-20T12:00:00.000Z')).toBe('2026-11-20')
  })

  test('is written out on an article', () => {
    expect(formatLongDay('2026-11-20T12:00:00.000Z')).toBe('2026 m. lapkričio 20 d.')
    expect(formatLongDay('2026-01-05T12:00:00.000Z')).toBe('2026 m. sausio 5 d.')
  })

  test('changes at midnight in Vilnius in winter (UTC+2)', () => {
    expect(formatDay('2026-11-20T21:59:59.999Z')).toBe('2026-11-20')
    expect(formatDay('2026-11-20T22:00:00.000Z')).toBe('2026-11-21')
    expect(formatLongDay('2026-12-31T22:00:00.000Z')).toBe('2027 m. sausio 1 d.')
  })

  test('changes at midnight in Vilnius in summer (UTC+3)', () => {
    expect(formatDay('2026-06-30T20:59:59.999Z')).toBe('2026-06-30')
    expect(formatDay('2026-06-30T21:00:00.000Z')).toBe('2026-07-01')
  })

  test('has its minute in a table, of the clock in Vilnius', () => {
    expect(formatMinute('2026-11-20T22:05:59.000Z')).toBe('2026-11-21 00.05')
    expect(formatMinute(new Date('2026-06-30T10:00:00Z'))).toBe('2026-06-30 13.00')
    expect(formatCell('2026-11-20T22:05:59.000Z')).toBe('2026-11-21 00:05')
  })

  test('has its year in a toast only if that is another year, in Vilnius', () => {
    const [now, next] = ['2026-11-29T10:00:00Z', '2026-12-31T22:30:00Z']
    expect(formatMinuteOfYear('2026-11-30T07:00:00Z', new Date(now))).toBe('11-30 09.00')
    expect(formatMinuteOfYear(next, new Date(now))).toBe('2027-01-01 00.30')
    expect(formatMinuteOfYear(now, new Date(next))).toBe('2026-11-29 12.00')
  })

  test('has its time in a sentence, and its day when that is not today', () => {
    const now = new Date('2026-11-28T01:00:00Z')
    expect(formatMoment('2026-11-28T12:05:00Z', now)).toBe('14.05')
    expect(formatMoment('2026-11-27T19:22:00Z', now)).toBe('lapkričio\u00a027\u00a0d. 21.22')
    expect(formatMoment(new Date('2026-11-28T22:00:00Z'), now)).toBe(
      'lapkričio\u00a029\u00a0d. 00.00',
    )
  })

  test('may be given as a Date', () => {
    expect(formatDay(new Date('2026-03-05T10:00:00Z'))).toBe('2026-03-05')
    expect(formatLongDay(new Date('2026-03-05T10:00:00Z'))).toBe('2026 m. kovo 5 d.')
  })
})
