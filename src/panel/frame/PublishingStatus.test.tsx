// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { stubFetch } from '#src/client/stub-fetch.ts'
import type { Publishing } from '#src/contracts/publishing.ts'
import { bringAlive } from '../../islands/island-testing.tsx'
import { PublishingStatus } from './PublishingStatus.tsx'
import { ADMIN_TOKEN_KEY } from './session.ts'
import { adminTexts } from './texts.ts'

const publishing: Publishing = {
  status: 'preview',
  contentVersion: 5,
  liveVersion: 0,
  changedAt: '2026-11-20T10:00:00.000Z',
  requestedAt: null,
  liveAt: null,
  failure: null,
}

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

// Proves: In a preview the panel says that it is not rebuilt after a save
test('in a preview it says that a save rebuilds nothing, and offers no retry', async () => {
  const { fetch, calls } = stubFetch({ body: publishing })
  vi.stubGlobal('fetch', fetch)
  localStorage.setItem(ADMIN_TOKEN_KEY, 'abc')
  const { container, leave } = await bringAlive(<PublishingStatus />)
  await act(() => vi.waitFor(() => expect(calls).toHaveLength(1)))
  await act(() => vi.waitFor(() => expect(container.textContent).toContain('nekuriama')))
  const buttons = [...container.querySelectorAll('button')].map(({ textContent }) => textContent)
  expect(buttons).toEqual([adminTexts.showDetails])
  leave()
})
