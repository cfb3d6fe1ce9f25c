import { expect, it } from 'vitest'
import { monthAfter, weeksOf } from './months.ts'

it('a month has the weeks from the Monday before its first day to the Sunday after its last', () => {
  const weeks = weeksOf('2026-12')
  expect(weeks).toHaveLength(5)
  expect(weeks[0]).toEqual([
    null,
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
    '2026-12-04',
    '2026-12-05',
    '2026-12-06',
  ])
  expect(weeks[4]?.slice(2)).toEqual(['2026-12-30', '2026-12-31', null, null, null].slice(0, 5))
  expect(weeksOf('2027-02')).toHaveLength(4)
  expect(weeksOf('2026-08')).toHaveLength(6)
  for (const month of ['2026-03', '2026-10', '2028-02']) {
    const days = weeksOf(month)
      .flat()
      .filter((day) => day !== null)
    expect(new Set(days).size).toBe(new Date(Date.UTC(...monthEnd(month))).getUTCDate())
  }
})

const monthEnd = (month: string): [number, number, number] => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return [year, number, 0]
}

it('the month after December is January of the next year', () => {
  expect(monthAfter('2026-12')).toBe('2027-01')
  expect(monthAfter('2026-01', -1)).toBe('2025-12')
})
