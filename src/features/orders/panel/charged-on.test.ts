import { expect, it } from 'vitest'
import { isChargedOn } from './charged-on.ts'

const NOON = '2026-11-20T12:00:00.000Z'

it.each([
  ['over and renewed', {}, true],
  ['refunded and ended', { cancelledAt: NOON }, false],
  ['over, with a planned end', { endsAt: NOON }, false],
  ['paid', { state: 'paid' }, false],
  ['a week', { package: 'email-weekly' }, false],
] as const)('a subscription that is %s: %j, charged again %s', (_, facts, isCharged) => {
  const subscription = {
    state: 'withdrawn' as const,
    package: 'email-monthly',
    paidAt: NOON,
    cancelledAt: null,
    endsAt: null,
  }
  expect(isChargedOn({ ...subscription, ...facts })).toBe(isCharged)
})
