import { atom } from 'nanostores'
import { failureText, hasStatus, type RequestResult } from '#src/client/request.ts'
import { panelTexts } from '../frame/texts.ts'
import { itemListTexts } from './texts.ts'
import type { ToastInput } from '#src/stores/toasts.ts'
import { type Tools, toolsOf } from '../frame/tools.ts'

/** Items per page: as many as stay smooth on a phone. */
export const LIST_PAGE_SIZE = 50

export interface ListedItem {
  id: string
  title: string
  published: boolean
  createdAt: string
  updatedAt: string
  publishAt?: string | null
}

export const STATUS_FILTERS = ['all', 'published', 'draft', 'scheduled'] as const
export type StatusFilter = (typeof STATUS_FILTERS)[number]

export const LIST_ORDERS = ['newest', 'oldest', 'changed', 'title'] as const
export type ListOrder = (typeof LIST_ORDERS)[number]

export interface ListChoice {
  search: string
  status: StatusFilter
  order: ListOrder
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
 * Filters, sorts and paginates.
 * @returns the items of the chosen page (of the last one when there are fewer), the number of matches and
 * of pages, at least 1.
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

export interface ListedKind<Item> {
  load: () => Promise<RequestResult<Item[]>>
  remove: (id: string) => Promise<RequestResult<unknown>>
  removed: ToastInput
  /** `unexplained`: for an answer without a message, where it differs. */
  removeFailed: string
  removeUnexplained?: string
  /** What the deletion of an item breaks; null: nothing. */
  warningOf?: (item: Item) => string | null
}

/** The list of a kind; search, filter, order and pages are applied in the browser. */
export function createItemList<Item extends ListedItem>({
  kind,
  ...given
}: Tools & { kind: ListedKind<Item> }) {
  const { toasts, questions, hasEnded, explain } = toolsOf(given)
  const $state = atom<ItemListState<Item>>({ step: 'loading' })
  const $choice = atom(FIRST_CHOICE)

  async function load(): Promise<void> {
    const result = await kind.load()
    if (result.ok) {
      $state.set({ step: 'loaded', items: result.data, deleting: null })
    } else if (!hasEnded(result.failure)) {
      $state.set({ step: 'error', message: failureText(result.failure, panelTexts.listLoadFailed) })
    }
  }

  /** Changes the choice; anything but another page resets to the first one. */
  function choose(change: Partial<ListChoice>): void {
    $choice.set({ ...$choice.get(), page: 1, ...change })
  }

  /** Deletes an item after asking by its name. @returns whether it is gone. */
  async function remove(item: Item): Promise<boolean> {
    const warning = kind.warningOf?.(item) ?? null
    const yes = await questions.ask({
      title: panelTexts.deleteTitle(item.title),
      text: warning === null ? itemListTexts.deleteText : `${warning} ${itemListTexts.deleteText}`,
      confirm: panelTexts.remove,
      dangerous: true,
    })
    const before = $state.get()
    if (!yes || before.step !== 'loaded') return false
    $state.set({ ...before, deleting: item.id })
    const result = await kind.remove(item.id)
    const state = $state.get()
    if (state.step !== 'loaded') return false
    // A 404: somebody else has deleted it.
    const gone = result.ok || hasStatus(result.failure, 404)
    $state.set({
      step: 'loaded',
      items: gone ? state.items.filter(({ id }) => id !== item.id) : state.items,
      deleting: null,
    })
    if (result.ok) {
      toasts.show(kind.removed)
      // Reloads the list (specification, section 7); the old one stays until then.
      void load()
    } else explain(result.failure, kind.removeFailed, kind.removeUnexplained)
    return gone
  }

  return { $state, $choice, load, choose, remove }
}

export type ItemList<Item extends ListedItem> = ReturnType<typeof createItemList<Item>>
