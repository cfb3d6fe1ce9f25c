import { hasStatus, type RequestFailure, type RequestResult } from '#src/client/request.ts'
import type { AdminExpert } from '#src/features/experts/contracts.ts'
import type { MediaList } from '#src/features/images/contracts.ts'
import type { AdminPost } from '#src/features/articles/contracts.ts'
import type { FullQuiz } from '#src/features/quizzes/contracts.ts'
import * as routes from '#src/core/routes.ts'
import type { AdminSettings } from '#src/features/settings/contracts.ts'
import type { ImportInput } from '../contracts.ts'
import { ITEM_KINDS, type ItemKind } from '#src/core/items.ts'
import type { Session } from '#src/panel/frame/session.ts'

/** Failure of a request that an export or import needs. */
export class CallFailed extends Error {
  readonly failure: RequestFailure

  constructor(failure: RequestFailure) {
    super(failure.kind)
    this.failure = failure
  }
}

/** Returns the data of a successful call. @throws CallFailed for a failed one. */
export function answerOf<Answer>(result: RequestResult<Answer>): Answer {
  if (!result.ok) throw new CallFailed(result.failure)
  return result.data
}

type Caller = Pick<Session, 'call'>

/** Number of items of each kind. */
export type ContentCounts = Record<ImportInput['kind'] | 'image', number>

/** Ids and slugs of an item. */
export interface StoredItem {
  kind: ItemKind
  id: string
  slug: string
  formerSlugs: readonly string[]
}

/** Lists every article, page and quiz. @throws CallFailed */
export async function listStoredItems(session: Caller, signal: AbortSignal): Promise<StoredItem[]> {
  const query = { view: 'summary' } as const
  const [posts, pages, quizzes] = await Promise.all([
    session.call(routes.listAdminPosts, { query, signal }),
    session.call(routes.listAdminPages, { query, signal }),
    session.call(routes.listAdminQuizzes, { signal }),
  ])
  return [
    ...answerOf(posts).map((item) => storedItem('post', item)),
    ...answerOf(pages).map((item) => storedItem('page', item)),
    ...answerOf(quizzes).map((item) => storedItem('quiz', item)),
  ]
}

/** Lists every deleted article, page and quiz, each with its last slugs. @throws CallFailed */
export async function listDeletedItems(
  session: Caller,
  signal: AbortSignal,
): Promise<StoredItem[]> {
  const lists = ITEM_KINDS.map(async (kind) => {
    const items = answerOf(await session.call(routes.listDeleted, { params: { kind }, signal }))
    return items.map((item) => storedItem(kind, item))
  })
  return (await Promise.all(lists)).flat()
}

function storedItem(
  kind: ItemKind,
  { id, slug, formerSlugs }: Omit<StoredItem, 'kind'>,
): StoredItem {
  return { kind, id, slug, formerSlugs }
}

/** Lists every expert. @throws CallFailed */
export async function listStoredExperts(
  session: Caller,
  signal: AbortSignal,
): Promise<AdminExpert[]> {
  return answerOf(await session.call(routes.listAdminExperts, { signal }))
}

/** Returns the owner's settings. @throws CallFailed */
export async function readStoredSettings(
  session: Caller,
  signal: AbortSignal,
): Promise<AdminSettings> {
  return answerOf(await session.call(routes.getSettings, { signal }))
}

/** Lists all images of the library, page by page. @throws CallFailed */
export async function listStoredImages(
  session: Caller,
  signal: AbortSignal,
): Promise<MediaList['items']> {
  const images: MediaList['items'] = []
  for (let page = 1; ; page += 1) {
    const { items, total } = answerOf(
      await session.call(routes.listMedia, {
        query: { page: String(page) },
        signal,
      }),
    )
    images.push(...items)
    if (items.length === 0 || images.length >= total) return images
  }
}

/**
 * Reads items in full, and calls `onRead` after each. An item that was deleted since it was listed is left out.
 * @throws CallFailed
 */
export async function readStoredItems(
  session: Caller,
  items: readonly { kind: ItemKind; id: string }[],
  signal: AbortSignal,
  onRead: () => void = () => undefined,
): Promise<{ posts: AdminPost[]; pages: AdminPost[]; quizzes: FullQuiz[] }> {
  const posts: AdminPost[] = []
  const pages: AdminPost[] = []
  const quizzes: FullQuiz[] = []
  await inTurns(items, async ({ kind, id }) => {
    signal.throwIfAborted()
    const input = { params: { id }, signal }
    if (kind === 'quiz') {
      put(quizzes, await session.call(routes.getFullQuiz, input))
    } else if (kind === 'page') {
      put(pages, await session.call(routes.getAdminPage, input))
    } else {
      put(posts, await session.call(routes.getAdminPost, input))
    }
    onRead()
  })
  return { posts, pages, quizzes }
}

function put<Item>(items: Item[], result: RequestResult<Item>): void {
  if (result.ok || !hasStatus(result.failure, 404)) items.push(answerOf(result))
}

/** Number of concurrent requests. */
const AT_ONCE = 4

/** Processes a list, `AT_ONCE` items at a time. */
export async function inTurns<Thing>(
  things: readonly Thing[],
  work: (thing: Thing) => Promise<void>,
): Promise<void> {
  const left = [...things]
  const takeAll = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) await work(next)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, takeAll))
}
