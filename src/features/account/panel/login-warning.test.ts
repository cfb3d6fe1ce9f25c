import { expect, it, vi } from 'vitest'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { stubFetch, type StubAnswer } from '#tests/support/stub-fetch.ts'
import { ADMIN_TOKEN_KEY, createSession } from '#src/panel/frame/session.ts'
import { createLoginWarning } from './login-warning.ts'

const REACHED = '2026-11-22T10:00:00.000Z'
const AGAIN = '2026-12-01T10:00:00.000Z'

async function load(limit: StubAnswer, storage = memoryStorage()) {
  storage.setItem(ADMIN_TOKEN_KEY, 'raktas')
  const { fetch } = stubFetch(limit)
  const session = createSession({ fetch, storage, navigate: vi.fn(), place: () => '' })
  const warning = createLoginWarning({ session, storage })
  await warning.load()
  return { warning, storage }
}

it('tells when nobody could log in, until that was read', async () => {
  const { warning, storage } = await load({ body: { reachedAt: REACHED } })
  expect(warning.$reachedAt.get()).toBe(REACHED)
  warning.dismiss()
  expect(warning.$reachedAt.get()).toBeNull()

  const later = await load({ body: { reachedAt: REACHED } }, storage)
  expect(later.warning.$reachedAt.get()).toBeNull()
  const again = await load({ body: { reachedAt: AGAIN } }, storage)
  expect(again.warning.$reachedAt.get()).toBe(AGAIN)
})

it('is silent if it cannot be read', async () => {
  for (const answer of ['network error', { status: 500 }] as const) {
    expect((await load(answer)).warning.$reachedAt.get()).toBeNull()
  }
})
