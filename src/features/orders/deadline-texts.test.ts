import { expect, it } from 'vitest'
import { formatDeadline } from './deadline-texts.ts'

// A Sunday, 18:54 in Vilnius.
const NOW = new Date('2026-11-29T16:54:00Z')

it.each([
  ['2026-11-29T17:40:00Z', 'šiandien iki\u00a019.40'],
  ['2026-11-29T22:00:00Z', 'šiandien iki\u00a024.00'],
  ['2026-11-29T22:01:00Z', 'šiąnakt iki\u00a00.01'],
  ['2026-11-30T03:59:00Z', 'šiąnakt iki\u00a05.59'],
  ['2026-11-30T04:00:00Z', 'rytoj iki\u00a06.00'],
  ['2026-11-30T07:05:00Z', 'rytoj iki\u00a09.05'],
  ['2026-11-30T22:00:00Z', 'rytoj iki\u00a024.00'],
  ['2026-11-30T22:01:00Z', 'antradienį iki\u00a00.01'],
  ['2026-12-01T11:00:00Z', 'antradienį iki\u00a013.00'],
  ['2026-12-02T11:00:00Z', 'trečiadienį iki\u00a013.00'],
  ['2026-12-03T11:00:00Z', 'ketvirtadienį iki\u00a013.00'],
  ['2026-12-04T11:00:00Z', 'penktadienį iki\u00a013.00'],
  ['2026-12-05T11:00:00Z', 'šeštadienį iki\u00a013.00'],
  ['2026-12-05T22:00:00Z', 'šeštadienį iki\u00a024.00'],
  ['2026-12-06T11:00:00Z', 'gruodžio\u00a06\u00a0d. iki\u00a013.00'],
  ['2027-01-04T09:30:00Z', 'sausio\u00a04\u00a0d. iki\u00a011.30'],
])('a deadline at %s is told as "%s"', (due, words) => {
  expect(formatDeadline(new Date(due), NOW)).toBe(words)
})

it('today and tomorrow are those of Vilnius', () => {
  const beforeMidnight = new Date('2026-11-29T21:59:00Z')
  const afterMidnight = new Date('2026-11-29T22:01:00Z')
  const due = new Date('2026-11-30T11:00:00Z')
  expect(formatDeadline(due, beforeMidnight)).toBe('rytoj iki\u00a013.00')
  expect(formatDeadline(due, afterMidnight)).toBe('šiandien iki\u00a013.00')
})

it('tonight is the night that has begun, until the morning', () => {
  const afterMidnight = new Date('2026-11-29T23:00:00Z')
  const inTheMorning = new Date('2026-11-30T04:00:00Z')
  const tonight = new Date('2026-11-30T01:00:00Z')
  const nextNight = new Date('2026-12-01T01:00:00Z')
  expect(formatDeadline(tonight, afterMidnight)).toBe('šiąnakt iki\u00a03.00')
  expect(formatDeadline(nextNight, afterMidnight)).toBe('rytoj iki\u00a03.00')
  expect(formatDeadline(nextNight, inTheMorning)).toBe('šiąnakt iki\u00a03.00')
})
