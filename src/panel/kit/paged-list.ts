import { atom } from 'nanostores'
import type { ContractOf } from '#src/client/calls.ts'
import {
  type AnswerOf,
  failureText,
  type InputOf,
  type RequestResult,
} from '#src/client/request.ts'
import { type RequestedFile, saveFile, type SaveFile } from '#src/client/request-file.ts'
import type { QueryOf } from '#src/core/contract.ts'
import type { Route } from '#src/core/routes.ts'
import { panelTexts } from '../frame/texts.ts'
import { type Tools, toolsOf } from '../frame/tools.ts'
import type { ToastInput } from '#src/client/toasts.ts'
import { createActs } from './acts.ts'
import { listTexts } from './texts.ts'

export const SEARCH_DEBOUNCE_MS = 300

/** One page of a list. */
export interface ListPage<Item> {
  items: readonly Item[]
  total: number
  pageSize: number
}

/** Search, filters and page of a list. */
export interface PagedChoice<Filters = object> {
  search: string
  /** Filters by parameter name. A missing filter does not narrow the list. */
  filters: Partial<Filters>
  page: number
}

export type PagedListState<Page, Filters = object> =
  | { step: 'loading' }
  | { step: 'error'; message: string }
  /**
   * `filters`: filters of the shown page. `narrowed`: whether they or a search exclude items. `refreshing`: whether the
   * page is being reloaded or replaced.
   */
  | {
      step: 'loaded'
      page: Page
      filters: Partial<Filters>
      narrowed: boolean
      refreshing: boolean
    }

interface Removal<Item> {
  remove: (id: string) => Promise<RequestResult<unknown>>
  /** Returns the item's name for the question before the deletion. */
  nameOf: (item: Item) => string
  removeText: (item: Item) => string
  removed: ToastInput | ((item: Item) => ToastInput)
  removeFailed: string
  /** Message if the server answered without a reason; `removeFailed` if omitted. */
  removeUnexplained?: string
  /** Called after an item was deleted. */
  onRemoved?: () => void
  /** Shows beside the item why it could not be deleted; a toast by default. */
  onRefused?: (item: Item, message: string) => void
}

type Listed = ListPage<{ id: string }>
type ItemOf<Page extends Listed> = Page['items'][number]

/** Calls of a list. Without `download` or `remove`, the view does not offer them. */
export type PagedKind<Page extends Listed, Filters> = {
  load: (choice: PagedChoice<Filters>, signal: AbortSignal) => Promise<RequestResult<Page>>
  loadFailed?: string
  /** Requests all matching items as a CSV table. */
  download?: (choice: PagedChoice<Filters>) => Promise<RequestResult<RequestedFile>>
} & (Removal<ItemOf<Page>> | { remove?: never })

export function pagesOf({ total, pageSize }: Pick<ListPage<unknown>, 'total' | 'pageSize'>) {
  return Math.max(1, Math.ceil(total / pageSize))
}

/** Converts a complete list to a single page. */
export function wholeList<Item>(result: RequestResult<Item[]>): RequestResult<ListPage<Item>> {
  return result.ok ? wholePage({ ok: true, data: { items: result.data } }) : result
}

/** Converts an answer with a complete list to a single page. */
export function wholePage<Answer extends { items: readonly unknown[] }>(
  result: RequestResult<Answer>,
): RequestResult<Answer & Pick<ListPage<unknown>, 'total' | 'pageSize'>> {
  if (!result.ok) return result
  return { ok: true, data: { ...result.data, total: result.data.items.length, pageSize: Infinity } }
}

type FiltersOf<R extends Route> = Omit<QueryOf<ContractOf<R>>, 'search' | 'page' | 'order'>

/**
 * Creates the calls that load a list and download it as a CSV table.
 * @param order sort order, if the list has several.
 */
export function callsOf<const R extends Route>(
  routes: { list: R; table?: Route },
  { order, ...given }: Tools & { order?: string } = {},
) {
  const { session } = toolsOf(given)
  const { list, table } = routes
  type Choice = PagedChoice<FiltersOf<R>>
  const queryOf = ({ search, filters }: Choice) => ({ search: search || undefined, ...filters })
  return {
    load: (choice: Choice, signal?: AbortSignal) => {
      const query = { ...queryOf(choice), page: String(choice.page), order }
      // TypeScript cannot infer that the contract has `page` and the filters of `Choice`.
      const input = { query, signal } as unknown as InputOf<R>
      return session.call(list, input) as Promise<RequestResult<Extract<AnswerOf<R>, Listed>>>
    },
    ...(table && {
      download: (choice: Choice) => session.download(table, { query: queryOf(choice) }),
    }),
  }
}

/** Whether a search or a filter excludes items. */
const isNarrowed = ({ search, filters }: PagedChoice) =>
  search.trim() !== '' || Object.values(filters).some((value) => value !== undefined)

/** Creates the store of a list that the server searches, filters and paginates. */
export function createPagedList<Page extends Listed, Filters extends object = object>({
  kind,
  save = saveFile,
  ...given
}: Tools & { kind: PagedKind<Page, Filters>; save?: SaveFile }) {
  type Item = ItemOf<Page>
  const { confirmDialog, isHandled, explain } = toolsOf(given)
  const removing = createActs(given)
  const $state = atom<PagedListState<Page, Filters>>({ step: 'loading' })
  const $choice = atom<PagedChoice<Filters>>({ search: '', filters: {}, page: 1 })
  const $downloading = atom(false)
  /** Items that were worked on, as they were then, by id. They keep their places until she chooses other items. */
  const worked = new Map<string, Item>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let asking = new AbortController()

  /** Loads the chosen page. Ignores answers to earlier calls. */
  const load = () => loadBelow([])

  /** Loads the chosen page. @param kept items to show above the loaded ones. */
  async function loadBelow(kept: readonly Item[]): Promise<void> {
    stop()
    const { signal } = (asking = new AbortController())
    const before = $state.get()
    $state.set(before.step === 'loaded' ? { ...before, refreshing: true } : { step: 'loading' })
    const choice = $choice.get()
    const result = await kind.load(choice, signal)
    if (signal.aborted) return
    if (!result.ok) {
      if (!isHandled(result.failure)) {
        const message = failureText(result.failure, kind.loadFailed ?? panelTexts.listLoadFailed)
        $state.set({ step: 'error', message })
      }
      return
    }
    const pages = pagesOf(result.data)
    if (choice.page > pages) {
      // The chosen page does not exist any more, so the last page is loaded.
      $choice.set({ ...choice, page: pages })
      await load()
    } else {
      const { filters } = choice
      const page = { ...result.data, items: inPlace([...kept, ...result.data.items]) }
      $state.set({ step: 'loaded', page, filters, narrowed: isNarrowed(choice), refreshing: false })
    }
  }

  /** Returns loaded items, with those that were worked on in the places where they are shown. */
  function inPlace(loaded: readonly Item[]): Item[] {
    const state = $state.get()
    const shown = (state.step === 'loaded' ? state.page.items : []).map(({ id }) => id)
    const isKept = (id: string) => worked.has(id) && shown.includes(id)
    const items = loaded.filter(({ id }) => !isKept(id))
    for (const [place, id] of shown.entries()) {
      const now = loaded.find((item) => item.id === id) ?? worked.get(id)
      if (now !== undefined && isKept(id)) items.splice(place, 0, now)
    }
    return items
  }

  /**
   * Loads the page again after work on an item, which keeps its place, even if it is not on this page any more.
   * @param item as it is now.
   */
  function reload(item: Item): Promise<void> {
    worked.set(item.id, item)
    return load()
  }

  /**
   * Changes the choice and loads the page. Goes to the first page unless `change` names one. Filters in `change` are
   * added to the others. A search is debounced.
   */
  function choose(change: Partial<PagedChoice<Filters>>): void {
    const before = $choice.get()
    const filters = { ...before.filters, ...change.filters }
    $choice.set({ ...before, page: 1, ...change, filters })
    worked.clear()
    clearTimeout(timer)
    if (change.search === undefined) void load()
    else timer = setTimeout(() => void load(), SEARCH_DEBOUNCE_MS)
  }

  function showAll(): void {
    worked.clear()
    $choice.set({ search: '', filters: {}, page: 1 })
    void load()
  }

  /** Loads the next page and appends it to the shown items. */
  async function more(): Promise<void> {
    const state = $state.get()
    if (state.step !== 'loaded' || state.refreshing) return
    $choice.set({ ...$choice.get(), page: $choice.get().page + 1 })
    await loadBelow(state.page.items)
  }

  /** Updates the shown page. */
  function change(by: (page: Page) => Page): void {
    const state = $state.get()
    if (state.step === 'loaded') $state.set({ ...state, page: by(state.page) })
  }

  /** Removes an item from the shown page, because it no longer matches the filters. */
  function drop({ id }: Item): void {
    const before = $state.get()
    if (before.step !== 'loaded') return
    change((page) => ({
      ...page,
      items: page.items.filter((item) => item.id !== id),
      total: page.total - 1,
    }))
    // Items of the next page move up, and a pending answer may still contain the item.
    if (before.refreshing || pagesOf(before.page) > 1) void load()
  }

  /** Deletes an item after a question. @returns whether it is deleted. */
  async function remove(item: Item): Promise<boolean> {
    if (kind.remove === undefined) return false
    const yes = await confirmDialog.ask({
      title: panelTexts.deleteTitle(kind.nameOf(item)),
      text: kind.removeText(item),
      confirm: panelTexts.remove,
      dangerous: true,
    })
    if (!yes) return false
    const { remove: call, removed, onRefused } = kind
    const gone = await removing.act(item.id, {
      call: () => call(item.id),
      done: typeof removed === 'function' ? () => removed(item) : removed,
      failed: kind.removeFailed,
      unexplained: kind.removeUnexplained,
      onRefused: onRefused && ((message) => onRefused(item, message)),
    })
    if (!gone) return false
    kind.onRemoved?.()
    change((page) => ({ ...page, items: page.items.filter(({ id }) => id !== item.id) }))
    // The counts change, and items of the next page move up.
    await load()
    return true
  }

  /** Downloads all matching items as a CSV table. Does nothing while another download is running. */
  async function download(): Promise<void> {
    if (kind.download === undefined || $downloading.get()) return
    $downloading.set(true)
    const result = await kind.download($choice.get())
    $downloading.set(false)
    if (result.ok) save(result.data)
    else explain(result.failure, listTexts.downloadFailed)
  }

  function stop(): void {
    clearTimeout(timer)
    asking.abort()
  }

  return {
    /** Undefined if items cannot be deleted. */
    nameOf: kind.remove && kind.nameOf,
    canDownload: kind.download !== undefined,
    $state,
    $choice,
    $deleting: removing.$busy,
    $downloading,
    load,
    reload,
    choose,
    showAll,
    more,
    change,
    drop,
    remove,
    download,
    stop,
  }
}

export type PagedList<Page extends Listed, Filters extends object = object> = ReturnType<
  typeof createPagedList<Page, Filters>
>
