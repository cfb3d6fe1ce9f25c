import { beforeEach, describe, expect, test, vi } from 'vitest'
import { stubFetch, type StubAnswer } from '#tests/support/stub-fetch.ts'
import type { Publishing } from '#src/features/publishing/contracts.ts'
import type { Route } from '#src/core/routes.ts'
import * as routes from '#src/core/routes.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { createPublishing, LONGEST_PUBLISHING_INTERVAL, PUBLISHING_INTERVAL } from './publishing.ts'
import { ADMIN_TOKEN_KEY, createSession } from './session.ts'
import type { ToastInput } from '#src/client/toasts.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => {
    vi.useRealTimers()
  }
})

const told = (status: Publishing['status']): { body: Publishing } => ({
  body: {
    status,
    contentVersion: 5,
    liveVersion: 4,
    changedAt: '2026-11-20T10:00:00.000Z',
    requestedAt: null,
    liveAt: null,
    failure: null,
  },
})

function publishingWith(...answers: StubAnswer[]) {
  const stub = stubFetch(...answers)
  const show = vi.fn<(toast: ToastInput) => void>()
  const navigate = vi.fn<(path: string) => void>()
  const storage = memoryStorage()
  storage.setItem(ADMIN_TOKEN_KEY, 'abc')
  const session = createSession({
    place: () => '#straipsniai',
    fetch: stub.fetch,
    toasts: { show, showOnNextPage: show },
    storage,
    navigate,
  })
  const publishing = createPublishing({ session, toasts: { show } })
  const status = () => {
    const state = publishing.$state.get()
    return state.step === 'loaded' ? state.publishing.status : state.step
  }
  return { ...publishing, status, session, calls: stub.calls, show, navigate }
}

const answered = () => vi.advanceTimersByTimeAsync(0)
const later = (intervals = 1) => vi.advanceTimersByTimeAsync(intervals * PUBLISHING_INTERVAL)

describe('the publishing state', () => {
  test('is looked at again every few seconds until it is live', async () => {
    const publishing = publishingWith(told('waiting'), told('building'), told('live'))
    publishing.watch()
    expect(publishing.status()).toBe('loading')
    await answered()
    expect(publishing.status()).toBe('waiting')
    await later()
    expect(publishing.status()).toBe('building')
    await later()
    expect(publishing.status()).toBe('live')
    await later()
    await later()
    expect(publishing.calls).toHaveLength(3)
  })

  test.each<[Route, object]>([
    [routes.updatePost, { params: { id: 'a' } }],
    [routes.deletePage, { params: { id: 'a' } }],
    [routes.restoreVersion, { params: { id: 'a' } }],
    [routes.updateSettings, {}],
    [routes.sortExperts, {}],
  ])('is looked at again after a change: $path', async (route, input) => {
    const publishing = publishingWith(told('live'), { body: {} }, told('waiting'), told('live'))
    const stop = publishing.watch()
    await answered()
    await publishing.session.call(route, input as never)
    await answered()
    expect(publishing.status()).toBe('waiting')
    await later()
    expect(publishing.status()).toBe('live')
    stop()
    await publishing.session.call(route, input as never)
    await answered()
    expect(publishing.calls).toHaveLength(5)
  })

  test('is not looked at after a failed change, a view or a draft', async () => {
    const publishing = publishingWith(told('live'), { status: 500 }, { body: [] }, { body: {} })
    publishing.watch()
    await answered()
    await publishing.session.call(routes.deletePost, { params: { id: 'a' } })
    await publishing.session.call(routes.listAdminPosts, {})
    await publishing.session.call(routes.deleteUnfinished, { params: { id: 'a' } })
    await later()
    expect(publishing.calls).toHaveLength(4)
  })

  test('is that of the last look, also when an earlier one is answered later', async () => {
    const first = Promise.withResolvers<unknown>()
    const call = vi.fn(() => Promise.resolve({ ok: true, data: told('waiting').body }))
    call.mockReturnValueOnce(first.promise as never)
    const publishing = createPublishing({ session: { call: call as never } })
    const looks = [publishing.load(), publishing.load()]
    await answered()
    first.resolve({ ok: true, data: told('live').body })
    await Promise.all(looks)
    expect(publishing.$state.get()).toMatchObject({ publishing: { status: 'waiting' } })
  })

  test('is not looked at any more once nobody watches', async () => {
    const publishing = publishingWith(told('waiting'))
    const stop = publishing.watch()
    await answered()
    stop()
    await later()
    await later()
    expect(publishing.calls).toHaveLength(1)
  })

  test('is not looked at any more once publishing has failed', async () => {
    const publishing = publishingWith(told('building'), told('failed'))
    publishing.watch()
    await answered()
    await later()
    expect(publishing.status()).toBe('failed')
    await later()
    await later()
    expect(publishing.calls).toHaveLength(2)
  })

  test('is looked at once in a preview, which is not rebuilt', async () => {
    const publishing = publishingWith(told('preview'))
    publishing.watch()
    await answered()
    expect(publishing.status()).toBe('preview')
    await later()
    await later()
    expect(publishing.calls).toHaveLength(1)
  })

  test('says why it could not be loaded, and is looked at again', async () => {
    const publishing = publishingWith('network error', told('live'))
    publishing.watch()
    await answered()
    expect(publishing.$state.get()).toEqual({
      step: 'error',
      message: 'Nepavyko gauti skelbimo būsenos. Bandykite vėliau.',
    })
    await later(2)
    expect(publishing.status()).toBe('live')
  })

  test('stays on the screen when one look in a series fails', async () => {
    const publishing = publishingWith(told('building'), { status: 500 }, told('live'))
    publishing.watch()
    await answered()
    await later()
    expect(publishing.status()).toBe('building')
    await later(2)
    expect(publishing.status()).toBe('live')
  })

  test('is looked at more and more rarely while looking fails', async () => {
    const [building, down] = [told('building'), { status: 503 }]
    const publishing = publishingWith(building, down, down, down, building, down)
    publishing.watch()
    await answered()
    for (const intervals of [1, 2, 4, 8]) {
      const before = publishing.calls.length
      await later(intervals - 0.5)
      expect(publishing.calls).toHaveLength(before)
      await later(0.5)
      expect(publishing.calls).toHaveLength(before + 1)
    }
    // An answer resets the backoff.
    await later()
    expect(publishing.calls).toHaveLength(6)

    await vi.advanceTimersByTimeAsync(10 * LONGEST_PUBLISHING_INTERVAL)
    const calls = publishing.calls.length
    await vi.advanceTimersByTimeAsync(10 * LONGEST_PUBLISHING_INTERVAL)
    expect(publishing.calls).toHaveLength(calls + 10)
  })

  test('leads to the login when the session has ended', async () => {
    const publishing = publishingWith({
      status: 401,
      body: { error: 'Prisijungimo laikas baigėsi' },
    })
    publishing.watch()
    await answered()
    expect(publishing.navigate).toHaveBeenCalledExactlyOnceWith('/admin/login')
    await later()
    expect(publishing.calls).toHaveLength(1)
  })
})

describe('the retry', () => {
  test('asks for a build now and watches on', async () => {
    const publishing = publishingWith(told('failed'), told('building'), told('live'))
    publishing.watch()
    await answered()
    const retrying = publishing.retry()
    expect(publishing.$state.get()).toMatchObject({ step: 'loaded', retrying: true })
    await publishing.retry()
    await retrying
    expect(publishing.calls.map(({ method, address }) => `${method} ${address}`)).toEqual([
      'GET /api/admin/publishing',
      'POST /api/admin/publishing/retry',
    ])
    expect(publishing.$state.get()).toMatchObject({ retrying: false })
    expect(publishing.status()).toBe('building')
    await later()
    expect(publishing.status()).toBe('live')
  })

  test.each<[StubAnswer, string]>([
    [{ status: 503, body: { error: 'Nesukonfigūruota.' } }, 'Nesukonfigūruota.'],
    ['network error', 'Nepavyko paprašyti atnaujinimo. Bandykite vėliau.'],
  ])('that fails says so and can be repeated: %j', async (answer, description) => {
    const publishing = publishingWith(told('failed'), answer)
    await publishing.load()
    await publishing.retry()
    expect(publishing.show).toHaveBeenCalledExactlyOnceWith({
      title: 'Klaida',
      description,
      variant: 'destructive',
    })
    expect(publishing.status()).toBe('failed')
    expect(publishing.$state.get()).toMatchObject({ retrying: false })
  })
})
