import { expect, it } from 'vitest'
import {
  CAPPED_KINDS,
  NEVER_HELD,
  NEWSLETTER_KINDS,
  OUTBOX_GROUPS,
  OUTBOX_KINDS,
  retryWaitMs,
  SHOWN_OUTBOX_STATES,
} from './outbox.ts'

it('an entry waits longer after each attempt, at most six hours', () => {
  const minutes = [1, 2, 3, 4, 5, 6, 7, 8, 100].map((attempts) => retryWaitMs(attempts) / 60_000)
  expect(minutes).toEqual([1, 2, 5, 15, 60, 180, 360, 360, 360])
  expect(retryWaitMs(0)).toBe(60_000)
})

it('what strangers can have sent to any address is capped', () => {
  expect(CAPPED_KINDS).toEqual([
    'booking-receipt',
    'newsletter-confirmation',
    'quiz-result',
    'data-link',
    'withdrawal-receipt',
  ])
})

it('notices to the owner, receipts of the law and contacts go out however late', () => {
  expect(NEVER_HELD).toEqual([
    'booking-notice',
    'withdrawal-notice',
    'notice-digest',
    'withdrawal-receipt',
    'order-confirmation',
    'payment-news',
    'order-news',
    'order-closed',
    'order-reminder',
    'order-answer',
    'mail-waits',
    'notices-moved',
    'price-changed',
    'security-notice',
    'password-changed',
    'contact-moved',
    'contact',
  ])
})

it('who leaves the newsletter gets nothing more of it', () => {
  expect(NEWSLETTER_KINDS).toEqual([
    'newsletter-confirmation',
    'series-step',
    'newsletter-welcome',
    'letter',
  ])
})

it('every state is in one group of the panel', () => {
  const grouped = Object.values(OUTBOX_GROUPS).flat()
  expect(grouped.toSorted()).toEqual(SHOWN_OUTBOX_STATES.toSorted())
  expect(OUTBOX_GROUPS.attention).toEqual(['held', 'unclear', 'failed'])
})

it('only contacts and campaigns go to the marketing service', () => {
  const kinds = Object.entries(OUTBOX_KINDS)
  expect(kinds.filter(([, channel]) => channel === 'marketing').map(([kind]) => kind)).toEqual([
    'letter-campaign',
    'contact',
  ])
  expect(kinds.filter(([, channel]) => channel === 'mail')).toHaveLength(kinds.length - 2)
})
