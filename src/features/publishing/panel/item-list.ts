import { atom } from 'nanostores'
import type { RequestResult } from '#src/client/request.ts'
import type { ToastInput } from '#src/client/toasts.ts'
import type { Tools } from '#src/panel/frame/tools.ts'
import { createPagedList, type ListPage, wholeList } from '#src/panel/kit/paged-list.ts'
import { deletedTexts } from './deleted-texts.ts'
import { itemListTexts } from './texts.ts'

/** Items per page. On a phone, this many fill less than six screens. */
export const LIST_PAGE_SIZE = 10

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

export const ITEM_SORTS = ['newest', 'oldest', 'changed', 'title'] as const
export type ItemSort = (typeof ITEM_SORTS)[number]

export interface ListChoice {
  search: string
  status: StatusFilter
  sort: ItemSort
  page: number
}

export const FIRST_CHOICE: ListChoice = { search: '', status: 'all', sort: 'newest', page: 1 }

/** Removes diacritics and case, so that a search for `zodziai` finds `Žodžiai`. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

const titles = new Intl.Collator('lt')

const comparators: Record<ItemSort, (a: ListedItem, b: ListedItem) => number> = {
  newest: (a, b) => b.createdAt.localeCompare(a.createdAt),
  oldest: (a, b) => a.createdAt.localeCompare(b.createdAt),
  changed: (a, b) => b.updatedAt.localeCompare(a.updatedAt),
  title: (a, b) => titles.compare(a.title, b.title),
}

/** Returns whether an item is published, scheduled for a time, or a draft. */
export function statusOf({
  published,
  publishAt,
}: Pick<ListedItem, 'published' | 'publishAt'>): Exclude<StatusFilter, 'all'> {
  if (published) return 'published'
  return typeof publishAt === 'string' ? 'scheduled' : 'draft'
}

/**
 * Filters, sorts and paginates.
 * @returns `items` on the page, `page` with its number, `pages` with the number of pages (at least 1), and `total` with
 *   the number of matches. A page beyond the last one becomes the last.
 */
export function chooseItems<Item extends ListedItem>(
  items: readonly Item[],
  { search, status, sort, page }: ListChoice,
): { items: Item[]; total: number; page: number; pages: number } {
  const words = plain(search).split(/\s+/).filter(Boolean)
  const matching = items
    .filter((item) => status === 'all' || statusOf(item) === status)
    .filter((item) => {
      const title = plain(item.title)
      return words.every((word) => title.includes(word))
    })
    .sort(comparators[sort])
  const pages = Math.max(1, Math.ceil(matching.length / LIST_PAGE_SIZE))
  const shown = Math.min(Math.max(1, page), pages)
  return {
    items: matching.slice((shown - 1) * LIST_PAGE_SIZE, shown * LIST_PAGE_SIZE),
    total: matching.length,
    page: shown,
    pages,
  }
}

const DELETE_TEXTS = {
  published: itemListTexts.deleteText,
  draft: itemListTexts.deleteDraftText,
  scheduled: itemListTexts.deleteScheduledText,
} as const

export interface ListedKind<Item> {
  load: () => Promise<RequestResult<Item[]>>
  remove: (id: string) => Promise<RequestResult<unknown>>
  removed: ToastInput
  removeFailed: string
  /** Message if the server gives no reason; `removeFailed` if omitted. */
  removeUnexplained?: string
  /** Returns a warning if deleting an item breaks something, otherwise null. */
  warningOf?: (item: Item) => string | null
}

/**
 * Creates the store of all items of a kind. Searches, filters, sorts and paginates in the browser.
 * @param onRestore restores a deleted item; called by the button in the toast.
 */
export function createItemList<Item extends ListedItem>({
  kind,
  onRestore,
  ...given
}: Tools & { kind: ListedKind<Item>; onRestore: (id: string) => void }) {
  const { load, warningOf, removed, ...words } = kind
  const list = createPagedList<ListPage<Item>>({
    ...given,
    kind: {
      load: async () => wholeList(await load()),
      nameOf: ({ title }: Item) => title,
      removeText: (item: Item) =>
        [warningOf?.(item), DELETE_TEXTS[statusOf(item)]].filter(Boolean).join(' '),
      removed: ({ id, title }: Item) => ({
        ...removed,
        description: [itemListTexts.removedItem(title), removed.description]
          .filter(Boolean)
          .join(' '),
        action: { text: deletedTexts.restore, run: () => onRestore(id) },
      }),
      ...words,
    },
  })
  const $arrangement = atom(FIRST_CHOICE)

  /** Changes the search, filter, order or page. Returns to the first page unless `change` names a page. */
  function arrange(change: Partial<ListChoice>): void {
    $arrangement.set({ ...$arrangement.get(), page: 1, ...change })
  }

  return { ...list, $arrangement, arrange }
}

export type ItemList<Item extends ListedItem> = ReturnType<typeof createItemList<Item>>
