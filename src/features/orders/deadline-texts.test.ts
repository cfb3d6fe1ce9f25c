import { expect, it } from 'vitest'
import { formatDeadline } from './deadline-texts.ts'

// A Sunday, 18:54 in Vilnius.
const NOW = new Date('2026-11-29T16:54:00Z')

it.each([
  ['2026-11-29T17:40:00Z', 'šiandien 19.40'],
  ['2026-11-29T22:00:00Z', 'šiandien 24.00'],
  ['2026-11-29T22:01:00Z', 'rytojaus 0.01'],
  ['2026-11-30T07:05:00Z', 'rytojaus 9.05'],
  ['2026-12-01T11:00:00Z', 'antradienio 13.00'],
  ['2026-12-02T11:00:00Z', 'trečiadienio 13.00'],
  ['2026-12-03T11:00:00Z', 'ketvirtadienio 13.00'],
  ['2026-12-04T11:00:00Z', 'penktadienio 13.00'],
  ['2026-12-05T11:00:00Z', 'šeštadienio 13.00'],
  ['2026-12-05T22:00:00Z', 'šeštadienio 24.00'],
  ['2026-12-06T11:00:00Z', 'gruodžio\u00a06\u00a0d. 13.00'],
  ['2027-01-04T09:30:00Z', 'sausio\u00a04\u00a0d. 11.30'],
])('a deadline at %s is told as "%s"', (due, words) => {
  expect(formatDeadline(new Date(due), NOW)).toBe(words)
})

it('today and tomorrow are those of Vilnius', () => {
  const beforeMidnight = new Date('2026-11-29T21:59:00Z')
  const afterMidnight = new Date('2026-11-29T22:01:00Z')
  const due = new Date('2026-11-30T11:00:00Z')
  expect(formatDeadline(due, beforeMidnight)).toBe('rytojaus 13.00')
  expect(formatDeadline(due, afterMidnight)).toBe('šiandien 13.00')
})
