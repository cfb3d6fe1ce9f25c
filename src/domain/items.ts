import { POST_TYPES } from './articles.ts'

/** What the administrator writes and publishes under an address of its own. */
export const ITEM_KINDS = [...POST_TYPES, 'quiz'] as const
export type ItemKind = (typeof ITEM_KINDS)[number]

/** Earlier states that are kept of each item. */
export const KEPT_VERSIONS = 20

/** Days for which a preview link opens. */
export const PREVIEW_DAYS = 7

/**
 * Whether an item may be stored with its time of publishing: a draft waits only for a time to come.
 * @param now in milliseconds.
 */
export function mayWait(
  item: { published: boolean; publishAt: string | null },
  now: number,
): boolean {
  return item.published || item.publishAt === null || Date.parse(item.publishAt) > now
}

/**
 * The same item without a time of publishing that has passed: as a draft it waits for nothing.
 * @param now in milliseconds.
 */
export function withoutPassedTime<Item extends { published: boolean; publishAt: string | null }>(
  item: Item,
  now: number,
): Item {
  return mayWait(item, now) ? item : { ...item, publishAt: null }
}

/** What a date of an item may be; the database holds the same bounds (migration 008). */
const FIRST_INSTANT = Date.UTC(1970, 0, 1)
const LAST_INSTANT = Date.UTC(2200, 0, 1)

/** Whether an item may have this date: any other would be a mistake, and break lists that show it. */
export function isStorableInstant(date: Date): boolean {
  return date.getTime() >= FIRST_INSTANT && date.getTime() < LAST_INSTANT
}
