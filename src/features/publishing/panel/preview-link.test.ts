import { expect, it, vi } from 'vitest'
import { stubFetch, type StubAnswer } from '../../../../tests/support/stub-fetch.ts'
import { memoryStorage } from '../../../../tests/support/memory-storage.ts'
import { ADMIN_TOKEN_KEY, createSession } from '#src/panel/frame/session.ts'
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
  expect(links.$state.get()).toEqual({ step: 'made', link: LINK, revoking: false })
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

it('revokes every link to the item and says so', async () => {
  const { links, calls, show } = open({ body: LINK }, { body: { success: true } })
  await links.make()
  await links.revoke()
  expect(calls[1]).toMatchObject({ method: 'DELETE', address: '/api/admin/preview-link/page/a' })
  expect(links.$state.get()).toEqual({ step: 'none' })
  expect(show).toHaveBeenCalledWith({
    title: 'Peržiūros nuorodos panaikintos',
    description: 'Nė viena iki šiol sukurta šio įrašo nuoroda nebeatsidaro.',
  })
})

it('keeps the link on the screen when it could not be revoked', async () => {
  const { links, show } = open({ body: LINK }, { status: 500 })
  await links.make()
  await links.revoke()
  expect(links.$state.get()).toEqual({ step: 'made', link: LINK, revoking: false })
  expect(show).toHaveBeenCalledWith({
    title: 'Klaida',
    description: 'Nepavyko panaikinti peržiūros nuorodų',
    variant: 'destructive',
  })
})
