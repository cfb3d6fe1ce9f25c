import { expect, it } from 'vitest'
import { fromVilniusTime, toVilniusTime } from './vilnius-time.ts'

it.each([
  ['2026-11-20T14:05', '2026-11-20T12:05:00.000Z'],
  ['2026-07-01T00:30', '2026-06-30T21:30:00.000Z'],
  ['2026-10-25T03:30', '2026-10-25T00:30:00.000Z'],
])('%s in Vilnius is %s', (local, instant) => {
  expect(fromVilniusTime(local)).toBe(instant)
  expect(toVilniusTime(instant)).toBe(local)
})

it('takes an hour that the spring skips an hour later', () => {
  expect(fromVilniusTime('2026-03-29T03:30')).toBe('2026-03-29T01:30:00.000Z')
  expect(toVilniusTime('2026-03-29T01:30:00.000Z')).toBe('2026-03-29T04:30')
})

it.each(['', '2026-11-20', '2026-13-20T14:05', '2026-11-20T14:05:30', '+002026-11-20T14:05'])(
  '%j is no time',
  (local) => {
    expect(fromVilniusTime(local)).toBeNull()
  },
)
