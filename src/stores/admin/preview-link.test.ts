import { expect, it, vi } from 'vitest'
import { stubFetch, type StubAnswer } from '#src/client/stub-fetch.ts'
import { memoryStorage } from '../memory-storage.ts'
import { ADMIN_TOKEN_KEY, createSession } from '../session.ts'
import { createPreviewLinks } from './preview-link.ts'

const LINK = { url: 'https://example.lt/perziura/zyme', expiresAt: '2026-01-08T00:00:00.000Z' }

function open(...answers: StubAnswer[]) {
  const { fetch, calls } = stubFetch(...answers)
  const storage = memoryStorage()
  storage.setItem(ADMIN_TOKEN_KEY, 'raktas')
  const session = createSession({ fetch, storage, navigate: vi.fn(), place: () => '' })
  const show = vi.fn()
  return {
    links: createPreviewLinks({ kind: 'page', id: 'a', session, toasts: { show } }),
    calls,
    show,
  }
}

it('gives a link to the stored item', async () => {
  const { links, calls } = open({ body: LINK })
  await links.make()
  expect(links.$state.get()).toEqual({ step: 'made', link: LINK })
  expect(calls[0]).toMatchObject({
    method: 'POST',
    address: '/api/admin/preview-link',
    body: { kind: 'page', id: 'a' },
  })
  links.close()
  expect(links.$state.get()).toEqual({ step: 'none' })
})

it('says that no link could be made', async () => {
  const { links, show } = open({ status: 500 })
  await links.make()
  expect(links.$state.get()).toEqual({ step: 'none' })
  expect(show).toHaveBeenCalledWith({
    title: 'Klaida',
    description: 'Nepavyko sukurti peržiūros nuorodos',
    variant: 'destructive',
  })
})
