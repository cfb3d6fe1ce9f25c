import { expect, it, vi } from 'vitest'
import { stubFetch, type StubAnswer } from '#tests/support/stub-fetch.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { ADMIN_TOKEN_KEY, createSession } from '#src/panel/frame/session.ts'
import { createItemVersions } from './item-versions.ts'

const LISTED = { id: 'v1', title: 'Sena', words: 3, questionCount: null, next: null }
const VERSION = { id: 'v1', itemId: 'a', kind: 'post', title: 'Sena', savedAt: '', item: {} }

function open(agrees: boolean, ...answers: StubAnswer[]) {
  const { fetch, calls } = stubFetch(...answers)
  const storage = memoryStorage()
  storage.setItem(ADMIN_TOKEN_KEY, 'raktas')
  const session = createSession({ fetch, storage, navigate: vi.fn(), place: () => '' })
  const show = vi.fn()
  const versions = createItemVersions({
    kind: 'post',
    id: 'a',
    session,
    toasts: { show },
    confirmDialog: { ask: () => Promise.resolve(agrees) },
  })
  return { versions, calls, show }
}

it('lists versions and shows one of them', async () => {
  const { versions, calls } = open(true, { body: [LISTED] }, { body: VERSION })
  await versions.load()
  await versions.show('v1')
  expect(versions.$state.get()).toMatchObject({ versions: [LISTED], shown: VERSION, busy: false })
  expect(calls.map(({ address }) => address)).toEqual([
    '/api/admin/versions/post/a',
    '/api/admin/version/v1',
  ])
  versions.hide()
  expect(versions.$state.get()).toMatchObject({ shown: null })
})

it('makes a version the current one after asking', async () => {
  const { versions, calls, show } = open(
    true,
    { body: [LISTED] },
    { body: { kind: 'post', id: 'a' } },
  )
  await versions.load()
  expect(await versions.restore('v1')).toBe(true)
  expect(calls[1]).toMatchObject({ method: 'POST', address: '/api/admin/version/v1/restore' })
  expect(show).toHaveBeenCalledWith({ title: 'Versija atkurta' })
})

it('leaves everything as it is without a yes', async () => {
  const { versions, calls } = open(false, { body: [LISTED] })
  await versions.load()
  expect(await versions.restore('v1')).toBe(false)
  expect(calls).toHaveLength(1)
})

it.each([
  [{ status: 409, body: { error: 'Adresas užimtas.' } }, 'Adresas užimtas.'],
  [{ status: 500 }, 'Nepavyko atkurti versijos'],
])('says why a version could not be restored: %j', async (answer, message) => {
  const { versions, show } = open(true, { body: [LISTED] }, answer)
  await versions.load()
  expect(await versions.restore('v1')).toBe(false)
  expect(versions.$state.get()).toMatchObject({ step: 'loaded', busy: false, message })
  expect(show).toHaveBeenCalledWith({
    title: 'Klaida',
    description: message,
    variant: 'destructive',
  })
})

it('says that the list could not be fetched', async () => {
  const { versions } = open(true, 'network error')
  await versions.load()
  expect(versions.$state.get()).toEqual({
    step: 'error',
    message: 'Nepavyko įkelti versijų. Bandykite vėliau.',
  })
})
