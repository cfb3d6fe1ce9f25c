import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RequestResult } from '#src/client/request.ts'
import * as routes from '#src/core/routes.ts'
import {
  callsOf,
  createPagedList,
  pagesOf,
  SEARCH_DEBOUNCE_MS,
  wholeList,
  type ListPage,
  type PagedChoice,
} from './paged-list.ts'

interface Person {
  id: string
  name: string
}

interface Filters {
  state?: 'new' | undefined
  kind?: string | undefined
}

const person = (name: string): Person => ({ id: name, name })

const pageOf = (total: number, ...names: string[]): RequestResult<ListPage<Person>> => ({
  ok: true,
  data: { items: names.map(person), total, pageSize: 2 },
})

const failed = (status: number, error: string | null = null): RequestResult<never> => ({
  ok: false,
  failure: { kind: 'http', status, text: '', error, fields: {} },
})

const late = () => Promise.withResolvers<RequestResult<ListPage<Person>>>()

function openList({
  answers = [pageOf(2, 'Ona', 'Rūta')],
  agrees = true,
  removal = { ok: true, data: {} },
  file = { ok: true, data: { content: new Blob(['a;b']), name: 'lentele.csv' } },
  more = {},
}: {
  /** Answers in order; the last one repeats. */
  answers?: (RequestResult<ListPage<Person>> | Promise<RequestResult<ListPage<Person>>>)[]
  agrees?: boolean
  removal?: RequestResult<unknown> | Promise<RequestResult<unknown>>
  file?: RequestResult<{ content: Blob; name: string }>
  /** Other options of the kind. */
  more?: { loadFailed?: string; onRefused?: (item: Person, message: string) => void }
} = {}) {
  const choices: PagedChoice<Filters>[] = []
  const signals: AbortSignal[] = []
  const load = vi.fn((choice: PagedChoice<Filters>, signal: AbortSignal) => {
    const answer = answers[Math.min(choices.length, answers.length - 1)] ?? failed(500)
    choices.push(choice)
    signals.push(signal)
    return Promise.resolve(answer)
  })
  const parts = {
    show: vi.fn(),
    ask: vi.fn((_question: { title: string; text: string }) => Promise.resolve(agrees)),
    save: vi.fn(),
    loginAgain: vi.fn(),
    remove: vi.fn(() => Promise.resolve(removal)),
    download: vi.fn((_choice: PagedChoice<Filters>) => Promise.resolve(file)),
  }
  const list = createPagedList<ListPage<Person>, Filters>({
    kind: {
      load,
      download: parts.download,
      remove: parts.remove,
      nameOf: ({ name }) => name,
      removeText: ({ name }) => `${name} dings visam laikui.`,
      removed: { title: 'Ištrinta' },
      removeFailed: 'Nepavyko ištrinti',
      ...more,
    },
    session: { loginAgain: parts.loginAgain },
    toasts: { show: parts.show },
    confirmDialog: { ask: parts.ask },
    save: parts.save,
  })
  const names = () => {
    const state = list.$state.get()
    return state.step === 'loaded' ? state.page.items.map(({ name }) => name) : state.step
  }
  return { ...parts, list, load, choices, signals, names }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a list that the server pages', () => {
  it('loads its first page', async () => {
    const { list, choices, names } = openList()
    expect(names()).toBe('loading')
    await list.load()
    expect(choices).toEqual([{ search: '', filters: {}, page: 1 }])
    expect(names()).toEqual(['Ona', 'Rūta'])
  })

  it('searches once the typing rests, from the first page on', async () => {
    const { list, choices } = openList({ answers: [pageOf(9, 'Ona')] })
    list.choose({ page: 3 })
    list.choose({ search: 'r' })
    await vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE_MS - 1)
    list.choose({ search: 'rū' })
    await vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE_MS - 1)
    expect(choices).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(choices.slice(1)).toEqual([{ search: 'rū', filters: {}, page: 1 }])
  })

  it('filters at once and keeps the search', async () => {
    const { list, choices } = openList()
    list.choose({ search: 'rū' })
    list.choose({ filters: { state: 'new' } })
    await vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE_MS)
    expect(choices).toEqual([{ search: 'rū', filters: { state: 'new' }, page: 1 }])
    list.showAll()
    expect(choices[1]).toEqual({ search: '', filters: {}, page: 1 })
  })

  it('combines filters, keeps them from page to page, and drops one alone', async () => {
    const { list, choices } = openList({ answers: [pageOf(9, 'Ona')] })
    list.choose({ filters: { state: 'new' } })
    list.choose({ filters: { kind: 'a' } })
    list.choose({ page: 2 })
    list.choose({ filters: { state: undefined } })
    await vi.advanceTimersByTimeAsync(0)
    const filters = { state: 'new', kind: 'a' }
    expect(choices.slice(1, 3)).toEqual([
      { search: '', filters, page: 1 },
      { search: '', filters, page: 2 },
    ])
    expect(choices[3]).toEqual({ search: '', filters: { state: undefined, kind: 'a' }, page: 1 })
    expect(list.$state.get()).toMatchObject({ narrowed: true })
    list.choose({ filters: { kind: undefined } })
    await vi.advanceTimersByTimeAsync(0)
    expect(list.$state.get()).toMatchObject({ narrowed: false })
  })

  it('tells whether what it shows is narrowed, not what is being typed', async () => {
    const { list } = openList({ answers: [pageOf(0)] })
    await list.load()
    list.choose({ search: 'x' })
    expect(list.$state.get()).toMatchObject({ narrowed: false })
    await vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE_MS)
    list.choose({ search: '' })
    expect(list.$state.get()).toMatchObject({ narrowed: true })
    await vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE_MS)
    expect(list.$state.get()).toMatchObject({ narrowed: false })
    list.choose({ search: ' ' })
    await vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE_MS)
    expect(list.$state.get()).toMatchObject({ narrowed: false })
    list.choose({ filters: { state: 'new' } })
    await vi.advanceTimersByTimeAsync(0)
    expect(list.$state.get()).toMatchObject({ narrowed: true })
  })

  it('shows what it has while something newer comes, and only the newest', async () => {
    const { list, signals, names } = openList({
      answers: [pageOf(4, 'Ona'), pageOf(4, 'Per vėlai'), pageOf(4, 'Rūta')],
    })
    await list.load()
    list.choose({ page: 2 })
    expect(list.$state.get()).toMatchObject({ step: 'loaded', refreshing: true })
    list.choose({ page: 1 })
    expect(signals[1]?.aborted).toBe(true)
    await vi.advanceTimersByTimeAsync(0)
    expect(names()).toEqual(['Rūta'])
  })

  it('shows no answer that comes late, and no failure', async () => {
    const [slow, failing] = [late(), late()]
    const { list, names } = openList({
      answers: [slow.promise, failing.promise, pageOf(4, 'Rūta')],
    })
    void list.load()
    list.choose({ page: 2 })
    list.choose({ filters: { state: 'new' } })
    await vi.advanceTimersByTimeAsync(0)
    slow.resolve(pageOf(4, 'Per vėlai'))
    failing.resolve(failed(500))
    await vi.advanceTimersByTimeAsync(0)
    expect(names()).toEqual(['Rūta'])
    expect(list.$state.get()).toMatchObject({ filters: { state: 'new' }, refreshing: false })
  })

  it('shows the next page below the ones before, one at a time', async () => {
    const slow = late()
    const { list, choices, names } = openList({
      answers: [pageOf(5, 'Ona', 'Rūta'), slow.promise],
    })
    await list.more()
    expect(choices, 'nothing is shown yet').toEqual([])
    await list.load()
    const more = list.more()
    void list.more()
    slow.resolve(pageOf(5, 'Vita'))
    await more
    expect(choices.map(({ page }) => page)).toEqual([1, 2])
    expect(names()).toEqual(['Ona', 'Rūta', 'Vita'])
  })

  it('keeps in their places those that were worked on, as they are now, until others are chosen', async () => {
    const { list, names } = openList({
      answers: [
        pageOf(3, 'Ona', 'Rūta', 'Asta'),
        pageOf(3, 'Rūta', 'Asta', 'Ona'),
        pageOf(2, 'Lina', 'Rūta'),
        pageOf(2, 'Lina', 'Rūta'),
      ],
    })
    await list.load()
    await list.reload({ ...person('Ona'), name: 'Ona, atsakyta' })
    expect(names(), 'the loaded one is newer').toEqual(['Ona', 'Rūta', 'Asta'])
    await list.reload({ ...person('Asta'), name: 'Asta, atsakyta' })
    expect(names()).toEqual(['Ona, atsakyta', 'Lina', 'Asta, atsakyta', 'Rūta'])
    list.choose({ filters: { state: 'new' } })
    await vi.waitFor(() => expect(names()).toEqual(['Lina', 'Rūta']))
  })

  it('goes back to the last page when the chosen one is gone', async () => {
    const { list, choices, names } = openList({ answers: [pageOf(3), pageOf(3, 'Ona')] })
    list.choose({ page: 4 })
    await vi.advanceTimersByTimeAsync(0)
    expect(choices.map(({ page }) => page)).toEqual([4, 2])
    expect(names()).toEqual(['Ona'])
  })

  it('says why it could not be loaded, and loads again', async () => {
    const { list, names } = openList({ answers: [failed(503, 'Palaukite'), pageOf(1, 'Ona')] })
    await list.load()
    expect(list.$state.get()).toEqual({ step: 'error', message: 'Palaukite' })
    const again = list.load()
    expect(names()).toBe('loading')
    await again
    expect(names()).toEqual(['Ona'])
  })

  it.each([
    [{}, 'Nepavyko įkelti sąrašo. Bandykite vėliau.'],
    [{ loadFailed: 'Nepavyko įkelti žmonių.' }, 'Nepavyko įkelti žmonių.'],
  ])('says it in words of its own where the server gives no reason: %j', async (more, message) => {
    const { list } = openList({ answers: [failed(500)], more })
    await list.load()
    expect(list.$state.get()).toEqual({ step: 'error', message })
  })

  it.each([failed(401), { ok: false, failure: { kind: 'unauthenticated' } } as const])(
    'leads to the login when the session has ended',
    async (answer) => {
      const { list, loginAgain } = openList({ answers: [answer] })
      await list.load()
      expect(loginAgain).toHaveBeenCalledOnce()
    },
  )

  it('asks no more once it is closed', async () => {
    const { list, choices } = openList()
    list.choose({ search: 'rū' })
    list.stop()
    await vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE_MS)
    expect(choices).toEqual([])
  })

  it('shows nothing more once it is closed', async () => {
    const slow = late()
    const { list, names } = openList({ answers: [slow.promise] })
    const loading = list.load()
    list.stop()
    slow.resolve(pageOf(1, 'Ona'))
    await loading
    expect(names()).toBe('loading')
  })
})

describe('a list that is answered whole', () => {
  it('is one page, also when it is empty', () => {
    const whole = (...items: string[]) => wholeList({ ok: true, data: items })
    expect(whole()).toMatchObject({ ok: true, data: { items: [], total: 0 } })
    for (const result of [whole(), whole('Ona', 'Rūta')]) {
      expect(result.ok && pagesOf(result.data)).toBe(1)
    }
    expect(wholeList(failed(503))).toEqual(failed(503))
  })
})

it('a list calls its routes with what is searched and filtered, and sends no empty search', async () => {
  const session = { call: vi.fn(), download: vi.fn() }
  const table = routes.downloadBookings
  const calls = callsOf({ list: routes.listBookings, table }, { session, order: 'waiting' })
  const query = { search: 'rū', status: 'done' } as const
  const choice = { search: query.search, filters: { status: query.status }, page: 2 }
  await calls.load(choice)
  await calls.load({ search: '', filters: {}, page: 1 })
  expect(session.call.mock.calls).toEqual([
    [routes.listBookings, { query: { ...query, page: '2', order: 'waiting' } }],
    [routes.listBookings, { query: { page: '1', order: 'waiting' } }],
  ])
  await calls.download?.(choice)
  expect(session.download).toHaveBeenCalledExactlyOnceWith(table, { query })
  expect(callsOf({ list: routes.listBookings }, { session }).download).toBeUndefined()
})

it('a list that can only be read offers neither deletion nor table', async () => {
  const load = vi.fn(() => Promise.resolve(pageOf(1, 'Ona')))
  const ask = vi.fn(() => Promise.resolve(true))
  const list = createPagedList<ListPage<Person>>({
    kind: { load },
    confirmDialog: { ask },
  })
  expect(list).toMatchObject({ nameOf: undefined, canDownload: false })
  expect(await list.remove(person('Ona'))).toBe(false)
  expect(ask).not.toHaveBeenCalled()
  await list.download()
  expect(list.$downloading.get()).toBe(false)
  const full = openList().list
  expect(full.nameOf?.(person('Ona'))).toBe('Ona')
  expect(full.canDownload).toBe(true)
})

describe('what leaves it', () => {
  it('leaves nothing that is not loaded', () => {
    const { list, names } = openList()
    list.drop(person('Ona'))
    list.change((page) => page)
    expect(names()).toBe('loading')
  })

  it('goes off the page and is counted no more', async () => {
    const { list, names, load } = openList()
    await list.load()
    list.drop(person('Ona'))
    expect(names()).toEqual(['Rūta'])
    expect(list.$state.get()).toMatchObject({ page: { total: 1 } })
    expect(load).toHaveBeenCalledOnce()
  })

  it('lets the next page move up', async () => {
    const { list, names } = openList({
      answers: [pageOf(3, 'Ona', 'Rūta'), pageOf(2, 'Rūta', 'Vita')],
    })
    await list.load()
    list.drop(person('Ona'))
    await vi.advanceTimersByTimeAsync(0)
    expect(names()).toEqual(['Rūta', 'Vita'])
  })

  it('does not come back with an answer that was on its way', async () => {
    const { list, names } = openList({
      answers: [pageOf(2, 'Ona', 'Rūta'), pageOf(2, 'Ona', 'Rūta'), pageOf(1, 'Rūta')],
    })
    await list.load()
    void list.load()
    list.drop(person('Ona'))
    await vi.advanceTimersByTimeAsync(0)
    expect(names()).toEqual(['Rūta'])
  })
})

describe('deleting from it', () => {
  it('asks first and names the person', async () => {
    const { list, ask, remove, names } = openList({ agrees: false })
    await list.load()
    expect(await list.remove(person('Ona'))).toBe(false)
    expect(ask.mock.calls[0]?.[0]).toMatchObject({
      title: 'Ištrinti „Ona“?',
      text: 'Ona dings visam laikui.',
      dangerous: true,
    })
    expect(remove).not.toHaveBeenCalled()
    expect(names()).toEqual(['Ona', 'Rūta'])
  })

  it('says so and loads what moves up', async () => {
    const { list, show, remove, names } = openList({
      answers: [pageOf(3, 'Ona', 'Rūta'), pageOf(2, 'Rūta', 'Vita')],
    })
    await list.load()
    expect(await list.remove(person('Ona'))).toBe(true)
    expect(remove).toHaveBeenCalledExactlyOnceWith('Ona')
    expect(show).toHaveBeenCalledExactlyOnceWith({ title: 'Ištrinta' })
    expect(names()).toEqual(['Rūta', 'Vita'])
  })

  it('leaves the person in the list when the server fails', async () => {
    const { list, show, names } = openList({ removal: failed(500) })
    await list.load()
    expect(await list.remove(person('Ona'))).toBe(false)
    expect(show).toHaveBeenCalledExactlyOnceWith({
      title: 'Klaida',
      description: 'Nepavyko ištrinti',
      variant: 'destructive',
    })
    expect(names()).toEqual(['Ona', 'Rūta'])
    expect(list.$deleting.get()).toBeNull()
  })

  it('happens one at a time', async () => {
    const slow = Promise.withResolvers<RequestResult<unknown>>()
    const { list, remove, names } = openList({
      answers: [pageOf(2, 'Ona', 'Rūta'), pageOf(1, 'Rūta')],
      removal: slow.promise,
    })
    await list.load()
    const removing = list.remove(person('Ona'))
    await vi.advanceTimersByTimeAsync(0)
    expect(list.$deleting.get()).toBe('Ona')
    expect(await list.remove(person('Rūta'))).toBe(false)
    slow.resolve({ ok: true, data: {} })
    expect(await removing).toBe(true)
    expect(remove).toHaveBeenCalledExactlyOnceWith('Ona')
    expect(names()).toEqual(['Rūta'])
  })

  it('takes the item off the page before the list is loaded again', async () => {
    const slow = late()
    const { list, names } = openList({ answers: [pageOf(3, 'Ona', 'Rūta'), slow.promise] })
    await list.load()
    const removing = list.remove(person('Ona'))
    await vi.advanceTimersByTimeAsync(0)
    expect(names()).toEqual(['Rūta'])
    slow.resolve(pageOf(2, 'Rūta', 'Vita'))
    await removing
    expect(names()).toEqual(['Rūta', 'Vita'])
  })

  it('says at the item why it was refused, where the kind does so', async () => {
    const onRefused = vi.fn()
    const { list, show } = openList({ removal: failed(409, 'Naudojama'), more: { onRefused } })
    await list.load()
    expect(await list.remove(person('Ona'))).toBe(false)
    expect(onRefused).toHaveBeenCalledExactlyOnceWith(person('Ona'), 'Naudojama')
    expect(show).not.toHaveBeenCalled()
  })

  it('is over when somebody else has deleted the item', async () => {
    const { list, names } = openList({
      answers: [pageOf(1, 'Ona'), pageOf(0)],
      removal: failed(404, 'Nerasta'),
    })
    await list.load()
    expect(await list.remove(person('Ona'))).toBe(true)
    expect(names()).toEqual([])
  })

  it('leads to the login when the session has ended', async () => {
    const { list, loginAgain, show } = openList({ removal: failed(401) })
    await list.load()
    await list.remove(person('Ona'))
    expect(loginAgain).toHaveBeenCalledOnce()
    expect(show).not.toHaveBeenCalled()
  })
})

describe('its table', () => {
  it('is saved as the list is searched and filtered', async () => {
    const { list, download, save } = openList()
    list.choose({ filters: { state: 'new' } })
    const saving = list.download()
    expect(list.$downloading.get()).toBe(true)
    await saving
    expect(download).toHaveBeenCalledExactlyOnceWith({
      search: '',
      filters: { state: 'new' },
      page: 1,
    })
    expect(save).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'lentele.csv' }))
    expect(list.$downloading.get()).toBe(false)
  })

  it('is made once, however often it is asked for meanwhile', async () => {
    const { list, download } = openList()
    await Promise.all([list.download(), list.download()])
    expect(download).toHaveBeenCalledOnce()
  })

  it('that cannot be had is told of', async () => {
    const { list, save, show } = openList({ file: failed(500) })
    await list.download()
    expect(save).not.toHaveBeenCalled()
    expect(show.mock.calls[0]?.[0]).toMatchObject({
      description: 'Nepavyko atsisiųsti lentelės. Bandykite vėliau.',
    })
  })
})
