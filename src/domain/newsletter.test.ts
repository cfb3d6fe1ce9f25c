import { expect, it } from 'vitest'
import { subscriptionState } from './newsletter.ts'

it('a subscription is pending until it is confirmed, and left once its reader has left', () => {
  const leftAt = new Date('2026-11-20T08:00:00Z')
  expect(subscriptionState({ subscribed: false, leftAt: null, suspicious: false })).toBe('pending')
  expect(subscriptionState({ subscribed: true, leftAt: null, suspicious: false })).toBe(
    'subscribed',
  )
  expect(subscriptionState({ subscribed: true, leftAt, suspicious: false })).toBe('subscribed')
  expect(subscriptionState({ subscribed: false, leftAt, suspicious: false })).toBe('left')
})

it('a subscription that a program may have asked for is suspicious, unless it was confirmed', () => {
  const asked = { leftAt: null, suspicious: true }
  expect(subscriptionState({ ...asked, subscribed: false })).toBe('suspicious')
  expect(subscriptionState({ ...asked, subscribed: true })).toBe('subscribed')
})
