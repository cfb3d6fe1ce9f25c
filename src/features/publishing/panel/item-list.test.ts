import { describe, expect, it, vi } from 'vitest'
import type { RequestResult } from '#src/client/request.ts'
import {
  chooseItems,
  createItemList,
  FIRST_CHOICE,
  LIST_PAGE_SIZE,
  type ListedItem,
  type ListedKind,
  statusOf,
} from './item-list.ts'

const item = (title: string, other: Partial<ListedItem> = {}): ListedItem => ({
  id: title,
  title,
  published: true,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  publishAt: null,
  ...other,
})

const titlesOf = (items: readonly ListedItem[], choice: Partial<typeof FIRST_CHOICE>) =>
  chooseItems(items, { ...FIRST_CHOICE, ...choice }).items.map(({ title }) => title)

describe('a list of the panel', () => {
  const articles = [
    item('Žodžiai, kurie gydo', { createdAt: '2026-01-03T00:00:00.000Z' }),
    item('Ąžuolas', { published: false, createdAt: '2026-01-02T00:00:00.000Z' }),
    item('Čia ir dabar', {
      published: false,
      publishAt: '2026-12-01T08:00:00.000Z',
      updatedAt: '2026-02-01T00:00:00.000Z',
    }),
  ]

  it('finds words of a title with and without Lithuanian letters, in any order', () => {
    expect(titlesOf(articles, { search: 'zodziai' })).toEqual(['Žodžiai, kurie gydo'])
    expect(titlesOf(articles, { search: 'GYDO žodž' })).toEqual(['Žodžiai, kurie gydo'])
    expect(titlesOf(articles, { search: 'nėra' })).toEqual([])
  })

  it('knows drafts from what is published and what waits for its time', () => {
    expect(articles.map(statusOf)).toEqual(['published', 'draft', 'scheduled'])
    expect(titlesOf(articles, { status: 'draft' })).toEqual(['Ąžuolas'])
    expect(titlesOf(articles, { status: 'scheduled' })).toEqual(['Čia ir dabar'])
  })

  it('sorts by time and by the Lithuanian alphabet', () => {
    expect(titlesOf(articles, { sort: 'newest' })[0]).toBe('Žodžiai, kurie gydo')
    expect(titlesOf(articles, { sort: 'oldest' })[0]).toBe('Čia ir dabar')
    expect(titlesOf(articles, { sort: 'changed' })[0]).toBe('Čia ir dabar')
    expect(titlesOf(articles, { sort: 'title' })).toEqual([
      'Ąžuolas',
      'Čia ir dabar',
      'Žodžiai, kurie gydo',
    ])
  })

  it('shows a page at a time, and the last one when fewer are left', () => {
    const many = Array.from({ length: 2 * LIST_PAGE_SIZE + 1 }, (_, index) => item(`Nr. ${index}`))
    const last = chooseItems(many, { ...FIRST_CHOICE, page: 9 })
    expect(last).toMatchObject({ total: 21, page: 3, pages: 3 })
    expect(last.items).toHaveLength(1)
  })
})

describe('deleting', () => {
  const failed: RequestResult<unknown> = {
    ok: false,
    failure: { kind: 'http', status: 500, text: '', error: null, fields: {} },
  }

  async function open(
    answer: boolean,
    removal: RequestResult<unknown> = { ok: true, data: {} },
    kind: Partial<ListedKind<ListedItem>> = {},
    deleted = item('Pirmas'),
  ) {
    const ask = vi.fn((_question: { title: string; text: string }) => Promise.resolve(answer))
    const show = vi.fn()
    const remove = vi.fn((_id: string) => Promise.resolve(removal))
    const load = vi.fn(() => {
      const items = [item('Pirmas'), item('Antras'), item('Naujas')]
      return Promise.resolve({ ok: true as const, data: items.slice(load.mock.calls.length - 1) })
    })
    const onRestore = vi.fn()
    const list = createItemList({
      kind: {
        load,
        remove,
        removed: { title: 'Straipsnis ištrintas' },
        removeFailed: 'Nepavyko ištrinti straipsnio',
        ...kind,
      },
      onRestore,
      session: { loginAgain: vi.fn() },
      toasts: { show },
      confirmDialog: { ask },
    })
    await list.load()
    await list.remove(deleted)
    const state = list.$state.get()
    const left = state.step === 'loaded' ? state.page.items.map(({ title }) => title) : null
    return { ask, show, remove, load, left, onRestore }
  }

  it('asks first and names the item', async () => {
    const { ask, remove, left } = await open(false)
    expect(ask.mock.calls[0]?.[0].title).toBe('Ištrinti „Pirmas“?')
    expect(remove).not.toHaveBeenCalled()
    expect(left).toEqual(['Pirmas', 'Antras', 'Naujas'])
  })

  it('says with the question what it breaks', async () => {
    const { ask } = await open(false, undefined, { warningOf: ({ title }) => `${title} lūš.` })
    const { text } = ask.mock.calls[0]?.[0] ?? {}
    expect(text).toMatch(/^Pirmas lūš\. Įrašas dings iš svetainės\./)
  })

  it('says of a draft only how to restore it', async () => {
    const draft = { ...item('Pirmas'), published: false }
    const { ask } = await open(false, undefined, {}, draft)
    expect(ask.mock.calls[0]?.[0].text).toMatch(/^Atkurti šį juodraštį galėsite/)
  })

  it('takes the item from the list, says so, offers it back and fetches the list again', async () => {
    const { show, left, load, onRestore } = await open(true)
    expect(show).toHaveBeenCalledWith({
      title: 'Straipsnis ištrintas',
      description: '„Pirmas“.',
      action: { text: 'Atkurti', run: expect.any(Function) as () => void },
    })
    const [{ action }] = show.mock.calls[0] as [{ action: { run: () => void } }]
    action.run()
    expect(onRestore).toHaveBeenCalledExactlyOnceWith('Pirmas')
    expect(left).toEqual(['Antras', 'Naujas'])
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('leaves the item in the list when the server fails', async () => {
    const { show, left } = await open(true, failed)
    expect(show).toHaveBeenCalledWith({
      title: 'Klaida',
      description: 'Nepavyko ištrinti straipsnio',
      variant: 'destructive',
    })
    expect(left).toEqual(['Pirmas', 'Antras', 'Naujas'])
  })
})
