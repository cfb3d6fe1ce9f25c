import type { RequestResult } from '#src/client/request.ts'
import type {
  deletePage,
  deletePost,
  listAdminPages,
  listAdminPosts,
} from '#src/contracts/posts.ts'
import type { deleteQuiz, listAdminQuizzes } from '#src/contracts/quizzes.ts'
import * as routes from '#src/contracts/routes.ts'
import type { ItemKind } from '#src/domain/items.ts'
import { itemListTexts } from './texts.ts'
import type { Session } from '../frame/session.ts'
import type { ListedItem, ListedKind } from './item-list.ts'

/** An item as a row of its list shows it; what a kind does not have is null. */
export interface ItemRow extends ListedItem {
  slug: string
  /** Excerpt or description. */
  summary: string
  category: string | null
  /** Minutes. */
  readingTime: number | null
  questionCount: number | null
}

/** The calls and sentences of each kind's list. */
export function listedKind(kind: ItemKind, session: Pick<Session, 'call'>): ListedKind<ItemRow> {
  return {
    ...calls[kind](session),
    removed: itemListTexts.removed[kind],
    removeFailed: itemListTexts.removeFailed[kind],
    ...(kind === 'quiz' ? { removeUnexplained: itemListTexts.removeUnexplained[kind] } : {}),
  }
}

type Calls = Pick<ListedKind<ItemRow>, 'load' | 'remove'>

const calls: Record<ItemKind, (session: Pick<Session, 'call'>) => Calls> = {
  post: (session) => ({
    load: async () =>
      mapped(
        await session.call<typeof listAdminPosts>(routes.listAdminPosts, {
          query: { view: 'summary' },
        }),
        (item) => ({ ...item, summary: item.excerpt, questionCount: null }),
      ),
    remove: (id) => session.call<typeof deletePost>(routes.deletePost, { params: { id } }),
  }),
  page: (session) => ({
    load: async () =>
      mapped(
        await session.call<typeof listAdminPages>(routes.listAdminPages, {
          query: { view: 'summary' },
        }),
        // Pages have neither categories nor a reading time to tell of in their list.
        (item) => ({
          ...item,
          summary: item.excerpt,
          category: null,
          readingTime: null,
          questionCount: null,
        }),
      ),
    remove: (id) => session.call<typeof deletePage>(routes.deletePage, { params: { id } }),
  }),
  quiz: (session) => ({
    load: async () =>
      mapped(await session.call<typeof listAdminQuizzes>(routes.listAdminQuizzes, {}), (item) => ({
        ...item,
        summary: item.description,
        category: null,
        readingTime: null,
      })),
    remove: (id) => session.call<typeof deleteQuiz>(routes.deleteQuiz, { params: { id } }),
  }),
}

function mapped<Item, Row>(
  result: RequestResult<Item[]>,
  toRow: (item: Item) => Row,
): RequestResult<Row[]> {
  return result.ok ? { ok: true, data: result.data.map(toRow) } : result
}
