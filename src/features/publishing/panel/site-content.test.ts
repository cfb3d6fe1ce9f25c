import { expect, it } from 'vitest'
import type { Route } from '#src/core/routes.ts'
import * as routes from '#src/core/routes.ts'
import { createLinkTargets } from './site-content.ts'

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
  return targets.$targets.get()
}

it('a link can lead to each published article, quiz and page', async () => {
  expect(await load()).toEqual([
    { path: '/blog/rysys', title: 'Ryšys' },
    { path: '/testas/ar', title: 'Ar?' },
    { path: '/p/duk', title: 'DUK' },
  ])
})

it('there are none to choose from where a list cannot be loaded', async () => {
  expect(await load(routes.listAdminQuizzes)).toEqual([])
})
