import { atom } from 'nanostores'
import { failureText, hasStatus, type RequestResult } from '#src/client/request.ts'
import { toastTexts } from '#src/texts/toasts.ts'
import { panelTexts } from '../frame/texts.ts'
import { itemListTexts } from './texts.ts'
import type { Session } from '../frame/session.ts'
import { toasts as documentToasts, type ToastInput, type Toasts } from '#src/stores/toasts.ts'
import { questions as documentQuestions, type Questions } from '../frame/questions.ts'

/** Items on one page of a list: as many as stay smooth on a phone. */
export const LIST_PAGE_SIZE = 50

/** What lists need of an item. */
export interface ListedItem {
  id: string
  title: string
  published: boolean
  /** ISO instants. */
  createdAt: string
  updatedAt: string
  publishAt?: string | null
}

export const STATUS_FILTERS = ['all', 'published', 'draft', 'scheduled'] as const
export type StatusFilter = (typeof STATUS_FILTERS)[number]

export const LIST_ORDERS = ['newest', 'oldest', 'changed', 'title'] as const
export type ListOrder = (typeof LIST_ORDERS)[number]

/** What the list shows of all items. */
export interface ListChoice {
  search: string
  status: StatusFilter
  order: ListOrder
  /** From 1. */
  page: number
}

export const FIRST_CHOICE: ListChoice = { search: '', status: 'all', order: 'newest', page: 1 }

/** Without accents and in lower case, so that `zodziai` finds `Žodžiai`. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

const titles = new Intl.Collator('lt')

const comparisons: Record<ListOrder, (a: ListedItem, b: ListedItem) => number> = {
  newest: (a, b) => b.createdAt.localeCompare(a.createdAt),
  oldest: (a, b) => a.createdAt.localeCompare(b.createdAt),
  changed: (a, b) => b.updatedAt.localeCompare(a.updatedAt),
  title: (a, b) => titles.compare(a.title, b.title),
}

/** Published, to be published at a time, or a draft. */
export function statusOf({ published, publishAt }: ListedItem): Exclude<StatusFilter, 'all'> {
  if (published) return 'published'
  return typeof publishAt === 'string' ? 'scheduled' : 'draft'
}

/**
 * The items a choice leaves, in its order.
 * @returns those of the chosen page (of the last one when there are fewer), how many match and the
 * number of pages, at least 1.
 */
export function chooseItems<Item extends ListedItem>(
  items: readonly Item[],
  { search, status, order, page }: ListChoice,
): { items: Item[]; total: number; page: number; pages: number } {
  const words = plain(search).split(/\s+/).filter(Boolean)
  const matching = items
    .filter((item) => status === 'all' || statusOf(item) === status)
    .filter((item) => {
      const title = plain(item.title)
      return words.every((word) => title.includes(word))
    })
    .sort(comparisons[order])
  const pages = Math.max(1, Math.ceil(matching.length / LIST_PAGE_SIZE))
  const shown = Math.min(Math.max(1, page), pages)
  return {
    items: matching.slice((shown - 1) * LIST_PAGE_SIZE, shown * LIST_PAGE_SIZE),
    total: matching.length,
    page: shown,
    pages,
  }
}

export type ItemListState<Item> =
  | { step: 'loading' }
  | { step: 'error'; message: string }
  | { step: 'loaded'; items: readonly Item[]; deleting: string | null }

/** The calls and sentences of one kind's list. */
export interface ListedKind<Item> {
  load: () => Promise<RequestResult<Item[]>>
  remove: (id: string) => Promise<RequestResult<unknown>>
  removed: ToastInput
  /** Where there is no answer, and where an answer has no sentence if that is another one. */
  removeFailed: string
  removeUnexplained?: string
}

/** The list of one kind of item, with what is shown of it. */
export function createItemList<Item extends ListedItem>({
  kind,
  session,
  toasts = documentToasts,
  questions = documentQuestions,
}: {
  kind: ListedKind<Item>
  session: Pick<Session, 'loginAgain'>
  toasts?: Pick<Toasts, 'show'>
  questions?: Pick<Questions, 'ask'>
}) {
  const $state = atom<ItemListState<Item>>({ step: 'loading' })
  const $choice = atom(FIRST_CHOICE)

  async function load(): Promise<void> {
    const result = await kind.load()
    if (result.ok) {
      $state.set({ step: 'loaded', items: result.data, deleting: null })
    } else if (result.failure.kind === 'unauthenticated' || hasStatus(result.failure, 401)) {
      session.loginAgain()
    } else {
      $state.set({ step: 'error', message: failureText(result.failure, panelTexts.listLoadFailed) })
    }
  }

  /** Changes what is shown; anything but another page leads back to the first one. */
  function choose(change: Partial<ListChoice>): void {
    $choice.set({ ...$choice.get(), page: 1, ...change })
  }

  /** Deletes an item after asking by its name. @returns whether it is gone. */
  async function remove(item: Item): Promise<boolean> {
    const yes = await questions.ask({
      title: panelTexts.deleteTitle(item.title),
      text: itemListTexts.deleteText,
      confirm: panelTexts.deleteConfirm,
      cancel: panelTexts.cancel,
      dangerous: true,
    })
    const before = $state.get()
    if (!yes || before.step !== 'loaded') return false
    $state.set({ ...before, deleting: item.id })
    const result = await kind.remove(item.id)
    const state = $state.get()
    if (state.step !== 'loaded') return false
    // What somebody else has deleted meanwhile is gone all the same.
    const gone = result.ok || hasStatus(result.failure, 404)
    $state.set({
      step: 'loaded',
      items: gone ? state.items.filter(({ id }) => id !== item.id) : state.items,
      deleting: null,
    })
    if (result.ok) {
      toasts.show(kind.removed)
      // What else has changed meanwhile (specification, section 7); the list stays until it is there.
      void load()
    } else if (hasStatus(result.failure, 401)) session.loginAgain()
    else {
      toasts.show({
        title: toastTexts.errorTitle,
        description: failureText(result.failure, kind.removeFailed, kind.removeUnexplained),
        variant: 'destructive',
      })
    }
    return gone
  }

  return { $state, $choice, load, choose, remove }
}

export type ItemList<Item extends ListedItem> = ReturnType<typeof createItemList<Item>>
