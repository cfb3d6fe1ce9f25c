// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { stubFetch } from '#tests/support/stub-fetch.ts'
import type { Publishing } from '#src/features/publishing/contracts.ts'
import { bringAlive, untilShown } from '#tests/support/island-testing.tsx'
import { panel } from './panel.ts'
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

test('in a preview it says that a save rebuilds nothing, and offers no retry', async () => {
  const { fetch, calls } = stubFetch({ body: publishing })
  vi.stubGlobal('fetch', fetch)
  localStorage.setItem(ADMIN_TOKEN_KEY, 'abc')
  const { container, leave } = await bringAlive(<PublishingStatus />)
  await untilShown(() => expect(calls).toHaveLength(1))
  await untilShown(() => expect(container.textContent).toContain('nekuriama'))
  const buttons = [...container.querySelectorAll('button')].map(({ textContent }) => textContent)
  expect(buttons).toEqual([adminTexts.showDetails])
  leave()
})

test.each([
  ['waiting', 'Pakeitimai jau matomi svetainėje, paieška netrukus bus atnaujinta.'],
  ['building', 'Pakeitimai jau matomi svetainėje, paieška atnaujinama.'],
  ['failed', 'Pakeitimai išsaugoti ir matomi svetainėje, tik paieškos atnaujinti nepavyko.'],
  ['live', 'Viskas, ką publikavote, joje matoma.'],
] as const)('a saved item is visible, the build apart: %s', async (status, sentence) => {
  vi.stubGlobal('fetch', stubFetch({ body: { ...publishing, status } }).fetch)
  localStorage.setItem(ADMIN_TOKEN_KEY, 'abc')
  const { container, leave } = await bringAlive(<PublishingStatus />)
  const item = { kind: 'post', id: 'a', slug: 'jura', title: 'Jūra', publishAt: null } as const
  act(() => panel.$saved.set({ ...item, published: true }))
  await untilShown(() => expect(container.textContent).toContain(sentence))
  expect(container.textContent).toContain('Matoma svetainėje: Jūra')
  expect(container.querySelector('a')?.getAttribute('href')).toBe('/blog/jura')
  act(() => panel.$saved.set({ ...item, published: false }))
  expect(container.textContent).not.toContain('Jūra')
  leave()
})
