/** Types of posts: articles and static pages (specification, section 3). */
export const POST_TYPES = ['post', 'page'] as const
export type PostType = (typeof POST_TYPES)[number]

export const ITEM_KINDS = [...POST_TYPES, 'quiz'] as const
export type ItemKind = (typeof ITEM_KINDS)[number]

/** Returns the cache tag of a list. The not-found pages of the same kind have it too. */
export function listTag(kind: ItemKind): string {
  return kind === 'quiz' ? 'quizzes' : `${kind}s`
}

/** Number of versions kept per item. */
export const KEPT_VERSIONS = 20

/** Days for which a preview link is valid. */
export const PREVIEW_DAYS = 7

/**
 * Whether an item may be stored with its `publishAt`, which must be in the future if the item is a draft.
 * @param now in epoch milliseconds.
 */
export function mayWait(
  item: { published: boolean; publishAt: string | null },
  now: number,
): boolean {
  return item.published || item.publishAt === null || Date.parse(item.publishAt) > now
}

/** Removes a publishing time in the past. The item stays a draft. @param now in epoch milliseconds. */
export function withoutPassedTime<Item extends { published: boolean; publishAt: string | null }>(
  item: Item,
  now: number,
): Item {
  return mayWait(item, now) ? item : { ...item, publishAt: null }
}

/**
 * Returns when an item was first published, or null. If a published item has no `publishedAt`, it is new or was
 * published by an older release; its creation time counts then.
 */
export function firstPublished<Instant>(item: {
  published: boolean
  publishedAt?: Instant | null
  createdAt: Instant
}): Instant | null {
  return item.publishedAt ?? (item.published ? item.createdAt : null)
}

/** Returns an item with the date that visitors see: that of its first publication, otherwise that of its creation. */
export function withShownDate<Item extends { publishedAt: Date | null; createdAt: Date }>(
  item: Item,
) {
  return { ...item, publishedAt: item.publishedAt ?? item.createdAt }
}

/** Fields by which lists are sorted. */
export interface Dated {
  id: string
  publishedAt: string
}

/**
 * Compares items by time of publication, newest first, then by id. Compares strings, because all instants have the same
 * ISO format.
 */
export function newestFirst(a: Dated, b: Dated): number {
  if (a.publishedAt !== b.publishedAt) return a.publishedAt > b.publishedAt ? -1 : 1
  return a.id < b.id ? -1 : 1
}

/** Bounds of an item's dates. The database enforces them too (`db/migrations/001-initial.ts`). */
const FIRST_INSTANT = Date.UTC(1970, 0, 1)
const LAST_INSTANT = Date.UTC(2200, 0, 1)

/** Whether a date is within the bounds. Any other date is a mistake and would break lists. */
export function isStorableInstant(date: Date): boolean {
  return date.getTime() >= FIRST_INSTANT && date.getTime() < LAST_INSTANT
}
