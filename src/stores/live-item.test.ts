import { describe, expect, test } from 'vitest'
import { stubFetch, type StubAnswer } from '#src/client/stub-fetch.ts'
import {
  createLivePage,
  createLivePost,
  createLiveQuiz,
  createPreview,
  slugOfPath,
} from './live-item.ts'

describe('the slug of a path', () => {
  test.each([
    ['/blog/kaip-klausytis', 'kaip-klausytis'],
    ['/p/duk/', 'duk'],
    ['/testas/testas.html', 'testas'],
    ['/perziura/aB-_9', 'aB-_9'],
    ['/blog/%C4%85', 'ą'],
    ['/blog/', ''],
    ['/blog', ''],
    ['/', ''],
    ['/blog/%', ''],
  ])('%j is %j', (path, slug) => {
    expect(slugOfPath(path)).toBe(slug)
  })
})

describe('a live item', () => {
  test.each([
    ['article', createLivePost, '/api/blog/a-b'],
    ['page', createLivePage, '/api/pages/a-b'],
    ['quiz', createLiveQuiz, '/api/quiz/a-b'],
  ] as const)('that is a(n) %s is loading, then loaded', async (_, create, address) => {
    const stub = stubFetch({ body: { title: 'Pavadinimas' } })
    const live = create(stub)
    const loading = live.load('a-b')
    expect(live.$state.get()).toEqual({ step: 'loading' })
    await loading
    expect(stub.calls[0]).toMatchObject({ method: 'GET', address })
    expect(live.$state.get()).toEqual({ step: 'loaded', item: { title: 'Pavadinimas' } })
  })

  test('that is previewed is what the link stands for', async () => {
    const stub = stubFetch({ body: { kind: 'page', item: { title: 'Juodraštis' } } })
    const live = createPreview<'page'>(stub)
    await live.load('zenklas')
    expect(stub.calls[0]).toMatchObject({ method: 'GET', address: '/api/preview/zenklas' })
    expect(live.$state.get()).toEqual({ step: 'loaded', item: { title: 'Juodraštis' } })
  })

  test('is only asked for when there is a slug', async () => {
    const stub = stubFetch({})
    const live = createLivePost(stub)
    await live.load('')
    expect(live.$state.get()).toEqual({ step: 'missing' })
    expect(stub.calls).toEqual([])
  })

  test.each<[StubAnswer, object]>([
    [{ status: 404, body: { error: 'Straipsnis nerastas' } }, { step: 'missing' }],
    [
      { status: 500, text: 'Blogai' },
      { step: 'error', message: '500: Blogai' },
    ],
    ['network error', { step: 'error', message: 'Failed to fetch' }],
  ])('that cannot be had is missing or in error: %j', async (answer, state) => {
    const live = createLivePost(stubFetch(answer))
    await live.load('a')
    expect(live.$state.get()).toEqual(state)
  })
})
