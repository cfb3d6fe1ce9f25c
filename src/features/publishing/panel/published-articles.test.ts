import { expect, it, vi } from 'vitest'
import { createPublishedArticles } from './published-articles.ts'

const ARTICLE = { id: 'a', title: 'Kaip susitaikyti', excerpt: '', slug: 'susitaikyti' }

function open(...answers: unknown[]) {
  const loginAgain = vi.fn()
  const call = vi.fn(() => Promise.resolve(answers.shift()))
  const store = createPublishedArticles({ session: { call: call as never, loginAgain } })
  return { store, loginAgain }
}

const failed = (status: number) => ({
  ok: false,
  failure: { kind: 'http', status, text: '', error: null, fields: {} },
})

it('are those that are published, with their titles', async () => {
  const draft = { ...ARTICLE, id: 'b', slug: 'juodrastis', published: false }
  const { store } = open({ ok: true, data: [{ ...ARTICLE, published: true }, draft] })
  expect(store.titleOf('susitaikyti')).toBe('susitaikyti')
  await store.load()
  expect(store.$state.get()).toMatchObject({ step: 'loaded', articles: [{ id: 'a' }] })
  expect(store.titleOf('susitaikyti')).toBe('Kaip susitaikyti')
  expect(store.titleOf('juodrastis')).toBe('juodrastis')
})

it('say that they could not be loaded, and can be tried again', async () => {
  const { store } = open(failed(500), { ok: true, data: [] })
  await store.load()
  expect(store.$state.get()).toEqual({ step: 'error', message: 'Nepavyko įkelti straipsnių.' })
  await store.load()
  expect(store.$state.get()).toEqual({ step: 'loaded', articles: [] })
})

it('lead to the login when the session has ended', async () => {
  const { store, loginAgain } = open(failed(401))
  await store.load()
  expect(loginAgain).toHaveBeenCalledOnce()
})
