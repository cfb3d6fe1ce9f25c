import { expect, it } from 'vitest'
import { newestFrom } from './correspondence.ts'
import { endReason, type OrderState } from './orders.ts'

const NOON = '2026-11-20T12:00:00.000Z'

it.each([
  ['refunded', null, null, 'refunded'],
  ['withdrawn', null, null, 'withdrawn'],
  ['closed', NOON, null, 'closed'],
  ['closed', NOON, NOON, 'erased'],
  ['disputed', NOON, null, 'closed'],
  ['refunded', null, NOON, 'erased'],
] as [OrderState, string | null, string | null, string][])(
  'an order that is %s, consent withdrawn %s, erased %s, is over for one reason: %s',
  (state, withdrawnAt, erasedAt, reason) => {
    expect(endReason({ state, withdrawnAt, erasedAt })).toBe(reason)
  },
)

it.each([
  ['nothing', '', 0],
  ['all of the only letter', 'u', 0],
  ['every letter without an answer', 'caccuu', 4],
  ['the last letter with its answers, if none waits', 'cacaa', 2],
  ['the answers alone, if the letter is not among them', 'aa', 0],
])('an opened order shows first %s', (_, authors, from) => {
  const letters = Array.from(authors, (each) => {
    return {
      author: each === 'a' ? ('coach' as const) : ('client' as const),
      isUnanswered: each === 'u',
    }
  })
  expect(newestFrom(letters)).toBe(from)
})
