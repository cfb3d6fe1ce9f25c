import type { RequestResult } from '#src/client/request.ts'
import * as routes from '#src/core/routes.ts'
import type { ItemKind } from '#src/core/items.ts'
import { session } from '#src/panel/frame/session.ts'
import type { ListedItem, ListedKind } from './item-list.ts'
import { itemListTexts } from './texts.ts'
import { homeQuizWarning } from './home-quiz.ts'

/** Row of a list of items. Null where the kind lacks the field. */
export interface ItemRow extends ListedItem {
  slug: string
  summary: string
  category: string | null
  readingTime: number | null
  questionCount: number | null
}

const NOTHING_ELSE = { category: null, readingTime: null, questionCount: null }
const SUMMARY = { query: { view: 'summary' } } as const

const CALLS: Record<ItemKind, Pick<ListedKind<ItemRow>, 'load' | 'remove'>> = {
  post: {
    load: async () =>
      mapped(await session.call(routes.listAdminPosts, SUMMARY), (item) => ({
        ...NOTHING_ELSE,
        ...item,
        summary: item.excerpt,
      })),
    remove: (id) => session.call(routes.deletePost, { params: { id } }),
  },
  page: {
    load: async () =>
      mapped(await session.call(routes.listAdminPages, SUMMARY), (item) => ({
        ...item,
        summary: item.excerpt,
        ...NOTHING_ELSE,
      })),
    remove: (id) => session.call(routes.deletePage, { params: { id } }),
  },
  quiz: {
    load: async () =>
      mapped(await session.call(routes.listAdminQuizzes, {}), (item) => ({
        ...NOTHING_ELSE,
        ...item,
        summary: item.description,
      })),
    remove: (id) => session.call(routes.deleteQuiz, { params: { id } }),
  },
}

export const listedKind = (kind: ItemKind): ListedKind<ItemRow> => ({
  ...CALLS[kind],
  removed: itemListTexts.removed[kind],
  removeFailed: itemListTexts.removeFailed[kind],
  ...(kind === 'quiz'
    ? { removeUnexplained: itemListTexts.removeUnexplained[kind], warningOf: homeQuizWarning }
    : {}),
})

function mapped<Item, Row>(
  result: RequestResult<Item[]>,
  toRow: (item: Item) => Row,
): RequestResult<Row[]> {
  return result.ok ? { ok: true, data: result.data.map(toRow) } : result
}
