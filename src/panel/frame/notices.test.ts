import { expect, it, vi } from 'vitest'
import { stubFetch, type StubAnswer } from '#tests/support/stub-fetch.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { ADMIN_TOKEN_KEY, createSession } from './session.ts'
import { createNotices } from './notices.ts'

const REACHED = '2026-11-22T10:00:00.000Z'

function open(limit: StubAnswer, build: StubAnswer, storage = memoryStorage()) {
  storage.setItem(ADMIN_TOKEN_KEY, 'raktas')
  const session = createSession({
    fetch: stubFetch(limit).fetch,
    storage,
    navigate: vi.fn(),
    place: () => '',
  })
  return { notices: createNotices({ session, storage, fetch: stubFetch(build).fetch }), storage }
}

it('tell when nobody could log in, until that was read', async () => {
  const { notices, storage } = open({ body: { reachedAt: REACHED } }, { body: {} })
  await notices.load()
  expect(notices.$state.get().loginLimit).toBe(REACHED)
  notices.dismissLoginLimit()
  expect(notices.$state.get().loginLimit).toBeNull()

  const later = open({ body: { reachedAt: REACHED } }, { body: {} }, storage).notices
  await later.load()
  expect(later.$state.get().loginLimit).toBeNull()
  const again = open({ body: { reachedAt: '2026-12-01T10:00:00.000Z' } }, { body: {} }, storage)
  await again.notices.load()
  expect(again.notices.$state.get().loginLimit).toBe('2026-12-01T10:00:00.000Z')
})

it('name the items whose text the site could not render, and AI help that is a stand-in', async () => {
  const { notices } = open(
    { body: { reachedAt: null } },
    {
      body: {
        plainItems: [{ kind: 'page', id: 'a', title: 'Gili citata' }],
        owner: { missing: ['address'] },
        aiStandIn: true,
      },
    },
  )
  await notices.load()
  expect(notices.$state.get()).toEqual({
    loginLimit: null,
    plainItems: [{ kind: 'page', id: 'a', title: 'Gili citata' }],
    missing: ['address'],
    aiStandIn: true,
  })
})

it('are silent about what cannot be had', async () => {
  for (const answer of ['network error', { status: 500 }, { text: '<html>' }] as const) {
    const { notices } = open(answer, answer)
    await notices.load()
    expect(notices.$state.get()).toEqual({
      loginLimit: null,
      plainItems: [],
      missing: [],
      aiStandIn: false,
    })
  }
})
