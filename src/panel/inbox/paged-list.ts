import { atom } from 'nanostores'
import { failureText, hasStatus, type RequestResult } from '#src/client/request.ts'
import type { RequestedFile } from '#src/client/request-file.ts'
import { saveFile, type SaveFile } from '#src/client/save-file.ts'
import { panelTexts } from '../frame/texts.ts'
import { inboxViewTexts } from './texts.ts'
import type { Session } from '../frame/session.ts'
import { toasts as documentToasts, type Toasts } from '#src/stores/toasts.ts'
import { explainFailure } from '../items/assistance-failure.ts'
import { questions as documentQuestions, type Questions } from '../frame/questions.ts'

/** Milliseconds without a key before the server is asked. */
export const SEARCH_PATIENCE = 300

/** One page of a list as the server answers it. */
export interface ListPage<Item> {
  items: Item[]
  /** Of all pages together. */
  total: number
  pageSize: number
}

/** What is shown of the list. */
export interface PagedChoice<Filter> {
  search: string
  /** Null for everything. */
  filter: Filter | null
  /** From 1. */
  page: number
}

export type PagedListState<Page, Filter> =
  | { step: 'loading' }
  | { step: 'error'; message: string }
  /**
   * `filter`: what the page was asked for with.
   * `narrowed`: a search or a filter leaves something out of the page.
   * `refreshing`: something newer is on its way.
   */
  | {
      step: 'loaded'
      page: Page
      filter: Filter | null
      narrowed: boolean
      refreshing: boolean
    }

/** The calls and sentences of one list. */
export interface PagedKind<Item, Page extends ListPage<Item>, Filter> {
  load: (choice: PagedChoice<Filter>, signal: AbortSignal) => Promise<RequestResult<Page>>
  /** A table of everything that the search and the filter leave. */
  download: (choice: PagedChoice<Filter>) => Promise<RequestResult<RequestedFile>>
  remove: (id: string) => Promise<RequestResult<unknown>>
  /** Whom an item is about, for the question before it is deleted. */
  nameOf: (item: Item) => string
  removeText: string
  removed: string
  removeFailed: string
}

/** How many pages a list has, at least 1. */
export function pagesOf({ total, pageSize }: Pick<ListPage<unknown>, 'total' | 'pageSize'>) {
  return Math.max(1, Math.ceil(total / pageSize))
}

/** A list that the server searches, filters and hands out page by page. */
export function createPagedList<
  Item extends { id: string },
  Page extends ListPage<Item>,
  Filter extends string,
>({
  kind,
  session,
  toasts = documentToasts,
  questions = documentQuestions,
  save = saveFile,
}: {
  kind: PagedKind<Item, Page, Filter>
  session: Pick<Session, 'loginAgain'>
  toasts?: Pick<Toasts, 'show'>
  questions?: Pick<Questions, 'ask'>
  save?: SaveFile
}) {
  const $state = atom<PagedListState<Page, Filter>>({ step: 'loading' })
  const $choice = atom<PagedChoice<Filter>>({ search: '', filter: null, page: 1 })
  /** The item that is being deleted. */
  const $deleting = atom<string | null>(null)
  const $downloading = atom(false)
  let timer: ReturnType<typeof setTimeout> | undefined
  let asking = new AbortController()

  /** Loads what is chosen; an answer for what was chosen before counts no more. */
  async function load(): Promise<void> {
    stop()
    const { signal } = (asking = new AbortController())
    const before = $state.get()
    $state.set(before.step === 'loaded' ? { ...before, refreshing: true } : { step: 'loading' })
    const choice = $choice.get()
    const result = await kind.load(choice, signal)
    if (signal.aborted) return
    if (!result.ok) {
      if (isLoggedOut(result)) session.loginAgain()
      else {
        const message = failureText(result.failure, panelTexts.listLoadFailed)
        $state.set({ step: 'error', message })
      }
      return
    }
    const pages = pagesOf(result.data)
    if (choice.page > pages) {
      // What stood there was deleted meanwhile.
      $choice.set({ ...choice, page: pages })
      await load()
    } else {
      const { filter } = choice
      const narrowed = choice.search.trim() !== '' || filter !== null
      $state.set({ step: 'loaded', page: result.data, filter, narrowed, refreshing: false })
    }
  }

  /** Changes what is shown: a search once the typing rests, anything else at once. */
  function choose(change: Partial<PagedChoice<Filter>>): void {
    $choice.set({ ...$choice.get(), page: 1, ...change })
    clearTimeout(timer)
    if (change.search === undefined) void load()
    else timer = setTimeout(() => void load(), SEARCH_PATIENCE)
  }

  /** Shows everything again. */
  function showAll(): void {
    $choice.set({ search: '', filter: null, page: 1 })
    void load()
  }

  /** Changes the page that is shown, by what a call has answered. */
  function change(by: (page: Page) => Page): void {
    const state = $state.get()
    if (state.step === 'loaded') $state.set({ ...state, page: by(state.page) })
  }

  /** Takes an item off the page that is no longer among what is chosen. */
  function drop({ id }: Item): void {
    const before = $state.get()
    if (before.step !== 'loaded') return
    change((page) => ({
      ...page,
      items: page.items.filter((item) => item.id !== id),
      total: page.total - 1,
    }))
    // What moves up from the next page, and what is on its way may not know of the change yet.
    if (before.refreshing || pagesOf(before.page) > 1) void load()
  }

  /** Deletes an item after asking by its name. @returns whether it is gone. */
  async function remove(item: Item): Promise<boolean> {
    const yes = await questions.ask({
      title: panelTexts.deleteTitle(kind.nameOf(item)),
      text: kind.removeText,
      confirm: panelTexts.deleteConfirm,
      cancel: panelTexts.cancel,
      dangerous: true,
    })
    if (!yes || $deleting.get() !== null) return false
    $deleting.set(item.id)
    const result = await kind.remove(item.id)
    $deleting.set(null)
    // What somebody else has deleted meanwhile is gone all the same.
    const gone = result.ok || hasStatus(result.failure, 404)
    if (result.ok) toasts.show({ title: kind.removed })
    else explainFailure({ session, toasts }, result.failure, kind.removeFailed)
    if (!gone) return false
    change((page) => ({ ...page, items: page.items.filter(({ id }) => id !== item.id) }))
    // The counts, and what moves up from the next page.
    await load()
    return true
  }

  /** Saves everything that the search and the filter leave as a table. */
  async function download(): Promise<void> {
    if ($downloading.get()) return
    $downloading.set(true)
    const result = await kind.download($choice.get())
    $downloading.set(false)
    if (result.ok) save(result.data)
    else explainFailure({ session, toasts }, result.failure, inboxViewTexts.downloadFailed)
  }

  /** Asks no more. */
  function stop(): void {
    clearTimeout(timer)
    asking.abort()
  }

  return {
    $state,
    $choice,
    $deleting,
    $downloading,
    load,
    choose,
    showAll,
    change,
    drop,
    remove,
    download,
    stop,
  }
}

export type PagedList<
  Item extends { id: string },
  Page extends ListPage<Item>,
  Filter extends string,
> = ReturnType<typeof createPagedList<Item, Page, Filter>>

function isLoggedOut(result: { ok: false } & RequestResult<unknown>): boolean {
  return result.failure.kind === 'unauthenticated' || hasStatus(result.failure, 401)
}
