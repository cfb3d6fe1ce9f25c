import { expect, it } from 'vitest'
import { isOpen, refundDueOn } from './withdrawals.ts'

// Proves: Withdrawals in the panel: new, accepted, refunded with the day, or nothing due; the last day for the money is shown, and they are counted until they are done
it.each([
  ['2026-11-23T10:00:00.000Z', '2026-12-07'],
  ['2026-12-31T21:59:59.000Z', '2027-01-14'],
  // In Vilnius it is the next day.
  ['2026-12-31T22:00:00.000Z', '2027-01-15'],
])('the money of a withdrawal of %s is returned by %s', (createdAt, due) => {
  expect(refundDueOn(createdAt)).toBe(due)
})

it('a withdrawal is open until the money is returned or none is due', () => {
  expect((['new', 'confirmed', 'refunded', 'nothing-due'] as const).filter(isOpen)).toEqual([
    'new',
    'confirmed',
  ])
})
