import { describe, expect, test } from 'vitest'
import { stubFetch, type StubAnswer } from '../../../../tests/support/stub-fetch.ts'
import { createLivePosts, createLiveQuizzes } from './live-list.ts'

describe('a live list', () => {
  test.each([
    [createLivePosts, '/api/blog'],
    [createLiveQuizzes, '/api/quizzes'],
  ] as const)('is loading, then loaded', async (create, address) => {
    const stub = stubFetch({ body: [{ slug: 'a' }] })
    const live = create(stub)
    const loading = live.load()
    expect(live.$state.get()).toEqual({ step: 'loading' })
    await loading
    expect(stub.calls[0]).toMatchObject({ method: 'GET', address })
    expect(live.$state.get()).toEqual({ step: 'loaded', items: [{ slug: 'a' }] })
  })

  test('may be empty', async () => {
    const live = createLivePosts(stubFetch({ body: [] }))
    await live.load()
    expect(live.$state.get()).toEqual({ step: 'loaded', items: [] })
  })

  test.each<[StubAnswer, string]>([
    [{ status: 503, text: '', statusText: 'Unavailable' }, '503: Unavailable'],
    ['network error', 'Failed to fetch'],
  ])('tells a failure: %j', async (answer, message) => {
    const live = createLiveQuizzes(stubFetch(answer))
    await live.load()
    expect(live.$state.get()).toEqual({ step: 'error', message })
  })
})
