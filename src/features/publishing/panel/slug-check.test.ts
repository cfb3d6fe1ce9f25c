import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubFetch, type StubAnswer } from '../../../../tests/support/stub-fetch.ts'
import { memoryStorage } from '../../../../tests/support/memory-storage.ts'
import { ADMIN_TOKEN_KEY, createSession } from '#src/panel/frame/session.ts'
import { createSlugCheck, SLUG_DEBOUNCE_MS } from './slug-check.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function open(...answers: StubAnswer[]) {
  const { fetch, calls } = stubFetch(...answers)
  const storage = memoryStorage()
  storage.setItem(ADMIN_TOKEN_KEY, 'raktas')
  const session = createSession({ fetch, storage, navigate: vi.fn(), place: () => '' })
  return { check: createSlugCheck({ kind: 'post', id: 'a', session }), calls }
}

it('asks once the address has been left alone', async () => {
  const { check, calls } = open({ body: { free: true, slug: 'adresas' } })
  check.check('adre')
  await vi.advanceTimersByTimeAsync(SLUG_DEBOUNCE_MS - 1)
  check.check('adresas')
  expect(check.$state.get()).toBe('checking')
  await vi.advanceTimersByTimeAsync(SLUG_DEBOUNCE_MS)
  expect(check.$state.get()).toBe('free')
  expect(calls.map(({ address }) => address)).toEqual([
    '/api/admin/slug?kind=post&slug=adresas&id=a',
  ])
})

it.each([
  ['taken', { body: { free: false, slug: 'adresas' } }],
  ['unknown', { status: 500 }],
  ['unknown', 'network error'],
] as const)('is %s after %j', async (state, answer) => {
  const { check } = open(answer)
  check.check('adresas')
  await vi.advanceTimersByTimeAsync(SLUG_DEBOUNCE_MS)
  expect(check.$state.get()).toBe(state)
})

it('asks nothing for an empty address, nor once it is stopped', async () => {
  const { check, calls } = open()
  check.check('')
  check.check('adresas')
  check.stop()
  await vi.advanceTimersByTimeAsync(SLUG_DEBOUNCE_MS)
  expect(calls).toEqual([])
})
