import { describe, expect, it, vi } from 'vitest'
import { stubFetch, type StubAnswer } from '../../../../tests/support/stub-fetch.ts'
import { memoryStorage } from '../../../../tests/support/memory-storage.ts'
import { ADMIN_TOKEN_KEY, createSession } from '#src/panel/frame/session.ts'
import { createMediaList, type ListedImage } from './media-list.ts'

const image = (name: string, originalName: string | null = name): ListedImage => ({
  id: name,
  name,
  imageUrl: `/media/${name}`,
  width: 10,
  height: 20,
  bytes: 1000,
  originalName,
  createdAt: '2026-11-20T10:00:00.000Z',
  uses: [],
  generated: null,
})
const answer = (items: ListedImage[], total = items.length) => ({
  body: { items, total, page: 1, pageSize: 2 },
})

function open(answers: StubAnswer[], { agrees = true } = {}) {
  const { fetch, calls } = stubFetch(...answers)
  const storage = memoryStorage()
  storage.setItem(ADMIN_TOKEN_KEY, 'raktas')
  const show = vi.fn()
  const ask = vi.fn((_question: { title: string }) => Promise.resolve(agrees))
  const copyText = vi.fn((_text: string) => Promise.resolve())
  const list = createMediaList({
    session: createSession({ fetch, storage, place: () => '' }),
    toasts: { show },
    confirmDialog: { ask },
    copyText,
  })
  return { list, calls, show, ask, copyText }
}

describe('the list of images', () => {
  it('is searched by what is typed, without the spaces around it', async () => {
    const { list, calls } = open([answer([])])
    list.$choice.set({ search: ' jūra ', filters: {}, page: 1 })
    await list.load()
    expect(calls[0]?.address).toBe('/api/admin/media?search=j%C5%ABra&page=1')
  })
})

describe('deleting an image', () => {
  it('asks first by its name', async () => {
    const { list, ask, calls } = open([answer([image('a', 'jura.jpg')])], { agrees: false })
    await list.load()
    expect(await list.remove(image('a', 'jura.jpg'))).toBe(false)
    expect(ask.mock.calls[0]?.[0].title).toBe('Ištrinti „jura.jpg“?')
    expect(calls).toHaveLength(1)
  })

  it('says at once of one in use where, and asks nothing', async () => {
    const used = { ...image('a'), uses: [{ kind: 'post' as const, id: 'x', title: 'Jūra' }] }
    const { list, ask, calls } = open([answer([used])])
    await list.load()
    expect(await list.remove(used)).toBe(false)
    expect(ask).not.toHaveBeenCalled()
    expect(calls).toHaveLength(1)
    expect(list.$refusal.get()).toEqual({
      name: 'a',
      message: 'Paveikslėlis naudojamas, todėl jo ištrinti negalima: „Jūra“.',
    })
  })

  it('calls it what it is when it has no name', async () => {
    const { list, ask } = open([answer([])], { agrees: false })
    await list.remove(image('a', null))
    expect(ask.mock.calls[0]?.[0].title).toBe('Ištrinti „Paveikslėlis be pavadinimo“?')
  })

  it.each([
    ['deleted', { body: { success: true } }],
    ['gone already', { status: 404, body: { error: 'Paveikslėlis nerastas' } }],
  ] as const)('loads the page anew once it is %s', async (_what, removal) => {
    const { list, calls, show } = open([answer([image('a'), image('b')]), removal, answer([])])
    await list.load()
    expect(await list.remove(image('a'))).toBe(true)
    expect(calls.map(({ method, address }) => [method, address])[1]).toEqual([
      'DELETE',
      '/api/admin/media/a',
    ])
    expect(list.$state.get()).toMatchObject({ page: { items: [] } })
    expect(show).toHaveBeenCalledExactlyOnceWith({ title: 'Paveikslėlis ištrintas' })
  })

  it.each([
    [
      'the sentence that names where it is used',
      { status: 409, body: { error: 'Paveikslėlis naudojamas: „Jūra“.' } },
      'Paveikslėlis naudojamas: „Jūra“.',
    ],
    [
      'a sentence of its own when there is no answer',
      'network error',
      'Nepavyko ištrinti paveikslėlio. Bandykite vėliau.',
    ],
  ] as const)('keeps a refused one in the list with %s', async (_what, refusal, message) => {
    const { list, show } = open([answer([image('a')]), refusal])
    await list.load()
    expect(await list.remove(image('a'))).toBe(false)
    expect(list.$state.get()).toMatchObject({ page: { items: [{ name: 'a' }] } })
    expect(list.$refusal.get()).toEqual({ name: 'a', message })
    expect(show).not.toHaveBeenCalled()
  })
})

describe('copying an address', () => {
  it('copies what texts name the image by', async () => {
    const { list, copyText, show } = open([])
    await list.copy(image('a'))
    expect(copyText).toHaveBeenCalledWith('/media/a')
    expect(show).toHaveBeenCalledWith({ title: 'Adresas nukopijuotas', description: '/media/a' })
  })

  it('shows the address where the browser does not let it be copied', async () => {
    const { list, copyText, show } = open([])
    copyText.mockRejectedValue(new Error('denied'))
    await list.copy(image('a'))
    expect(show).toHaveBeenCalledWith({
      title: 'Klaida',
      description: 'Nukopijuoti nepavyko. Adresas: /media/a',
      variant: 'destructive',
    })
  })
})
