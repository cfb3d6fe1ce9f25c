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

/** One page of a list from the server. */
export interface ListPage<Item> {
  items: readonly Item[]
  total: number
  pageSize: number
}

/** Search, filters and page of a list. */
export interface PagedChoice<Filters = object> {
  search: string
  /** Filters by parameter name; an absent one means everything. */
  filters: Partial<Filters>
  page: number
}

export type PagedListState<Page, Filters = object> =
  | { step: 'loading' }
  | { step: 'error'; message: string }
  /**
   * `filters`: those of the shown page. `narrowed`: a search or a filter applies to the shown page. `refreshing`: the
   * shown page is being loaded again, or replaced by another.
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
  /** The name shown in the question before the deletion. */
  nameOf: (item: Item) => string
  removeText: (item: Item) => string
  removed: ToastInput | ((item: Item) => ToastInput)
  removeFailed: string
  /** Replaces `removeFailed` if the server answered without a message. */
  removeUnexplained?: string
  /** Called when an item has been deleted. */
  onRemoved?: () => void
  /** Shows at the item why it could not be deleted; a toast by default. */
  onRefused?: (item: Item, message: string) => void
}

type Listed = ListPage<{ id: string }>
type ItemOf<Page extends Listed> = Page['items'][number]

/** Calls of a list. The view offers a download or deletion only if there is a call for it. */
export type PagedKind<Page extends Listed, Filters> = {
  load: (choice: PagedChoice<Filters>, signal: AbortSignal) => Promise<RequestResult<Page>>
  loadFailed?: string
  /** Requests a CSV table of all matching items. */
  download?: (choice: PagedChoice<Filters>) => Promise<RequestResult<RequestedFile>>
} & (Removal<ItemOf<Page>> | { remove?: never })

export function pagesOf({ total, pageSize }: Pick<ListPage<unknown>, 'total' | 'pageSize'>) {
  return Math.max(1, Math.ceil(total / pageSize))
}

/** Converts a complete list into a single page. */
export function wholeList<Item>(result: RequestResult<Item[]>): RequestResult<ListPage<Item>> {
  if (!result.ok) return result
  const { data: items } = result
  return { ok: true, data: { items, total: items.length, pageSize: Infinity } }
}

type FiltersOf<R extends Route> = Omit<QueryOf<ContractOf<R>>, 'search' | 'page' | 'order'>

/**
 * Creates the calls of a list, and of its download as a CSV table, from their routes.
 * @param order sort order of the list, if it has several.
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
      // TypeScript cannot tell that the contract of a list's route has `page` and the filters of `Choice`.
      const input = { query, signal } as unknown as InputOf<R>
      return session.call(list, input) as Promise<RequestResult<Extract<AnswerOf<R>, Listed>>>
    },
    ...(table && {
      download: (choice: Choice) => session.download(table, { query: queryOf(choice) }),
    }),
  }
}

/** Whether a search or a filter leaves items out. */
const isNarrowed = ({ search, filters }: PagedChoice<object>) =>
  search.trim() !== '' || Object.values(filters).some((value) => value !== undefined)

/** Creates the store of a list that the server searches, filters and splits into pages. */
export function createPagedList<Page extends Listed, Filters extends object = object>({
  kind,
  save = saveFile,
  ...given
}: Tools & { kind: PagedKind<Page, Filters>; save?: SaveFile }) {
  type Item = ItemOf<Page>
  const { confirmDialog, hasEnded, explain } = toolsOf(given)
  const removing = createActs(given)
  const $state = atom<PagedListState<Page, Filters>>({ step: 'loading' })
  const $choice = atom<PagedChoice<Filters>>({ search: '', filters: {}, page: 1 })
  const $downloading = atom(false)
  let timer: ReturnType<typeof setTimeout> | undefined
  let asking = new AbortController()

  /** Loads the page that search, filters and page number choose. Answers to earlier choices are ignored. */
  const load = () => loadBelow([])

  /** Loads the chosen page. @param kept items that stay above the loaded ones. */
  async function loadBelow(kept: readonly Item[]): Promise<void> {
    stop()
    const { signal } = (asking = new AbortController())
    const before = $state.get()
    $state.set(before.step === 'loaded' ? { ...before, refreshing: true } : { step: 'loading' })
    const choice = $choice.get()
    const result = await kind.load(choice, signal)
    if (signal.aborted) return
    if (!result.ok) {
      if (!hasEnded(result.failure)) {
        const message = failureText(result.failure, kind.loadFailed ?? panelTexts.listLoadFailed)
        $state.set({ step: 'error', message })
      }
      return
    }
    const pages = pagesOf(result.data)
    if (choice.page > pages) {
      // The chosen page no longer exists, so the last one is loaded.
      $choice.set({ ...choice, page: pages })
      await load()
    } else {
      const { filters } = choice
      const page = { ...result.data, items: [...kept, ...result.data.items] }
      $state.set({ step: 'loaded', page, filters, narrowed: isNarrowed(choice), refreshing: false })
    }
  }

  /**
   * Changes the choice and loads it, from the first page unless a page is given. The given filters are added to the
   * chosen ones. A search is debounced.
   */
  function choose(change: Partial<PagedChoice<Filters>>): void {
    const before = $choice.get()
    const filters = { ...before.filters, ...change.filters }
    $choice.set({ ...before, page: 1, ...change, filters })
    clearTimeout(timer)
    if (change.search === undefined) void load()
    else timer = setTimeout(() => void load(), SEARCH_DEBOUNCE_MS)
  }

  function showAll(): void {
    $choice.set({ search: '', filters: {}, page: 1 })
    void load()
  }

  /** Shows the next page below the current items. */
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

  /** Removes from the shown page an item that no longer matches the filters. */
  function drop({ id }: Item): void {
    const before = $state.get()
    if (before.step !== 'loaded') return
    change((page) => ({
      ...page,
      items: page.items.filter((item) => item.id !== id),
      total: page.total - 1,
    }))
    // Items move up from the next page, and a pending answer may predate the change.
    if (before.refreshing || pagesOf(before.page) > 1) void load()
  }

  /** Deletes an item after a question with its name. @returns whether the item is gone. */
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
    // Reloads the counts and the items that move up from the next page.
    await load()
    return true
  }

  /** Downloads all matching items as a CSV table. Does nothing while a download is under way. */
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
    /** Undefined if the list offers no deletion. */
    nameOf: kind.remove && kind.nameOf,
    canDownload: kind.download !== undefined,
    $state,
    $choice,
    $deleting: removing.$busy,
    $downloading,
    load,
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
