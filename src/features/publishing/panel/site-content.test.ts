import { expect, it, vi } from 'vitest'
import type { Route } from '#src/core/routes.ts'
import * as routes from '#src/core/routes.ts'
import { createLinkTargets, createPublishedArticles } from './site-content.ts'

const ROWS = new Map<Route, unknown[]>([
  [routes.listAdminPosts, [{ slug: 'rysys', title: 'Ryšys', published: true }]],
  [routes.listAdminQuizzes, [{ slug: 'ar', title: 'Ar?', published: true }]],
  [
    routes.listAdminPages,
    [
      { slug: 'duk', title: 'DUK', published: true },
      { slug: 'rengiamas', title: 'Rengiamas', published: false },
    ],
  ],
])

async function load(failing?: Route) {
  const call = (route: Route) =>
    Promise.resolve(route === failing ? { ok: false } : { ok: true, data: ROWS.get(route) ?? [] })
  const targets = createLinkTargets({ session: { call: call as never } })
  await targets.load()
  return targets
}

it('a link can lead to each published article, quiz and page', async () => {
  const { $targets, titleOf } = await load()
  expect($targets.get()).toEqual([
    { path: '/blog/rysys', title: 'Ryšys' },
    { path: '/testas/ar', title: 'Ar?' },
    { path: '/p/duk', title: 'DUK' },
  ])
  expect(titleOf('/testas/ar')).toBe('Ar?')
  expect(titleOf('/p/rengiamas')).toBe('')
})

it('there are none to choose from where a list cannot be loaded', async () => {
  const { $targets } = await load(routes.listAdminQuizzes)
  expect($targets.get()).toEqual([])
})

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
