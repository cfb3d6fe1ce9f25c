import { type RawBuilder, sql } from 'kysely'
import { firstPublished } from '#src/core/items.ts'

/** `published_at` of a new row. */
export function publishedAtOfNew(item: {
  published: boolean
  publishedAt?: Date | null
  createdAt?: Date
}): Date | RawBuilder<Date> | null {
  return firstPublished<Date | RawBuilder<Date>>({
    ...item,
    createdAt: item.createdAt ?? sql<Date>`now()`,
  })
}

/**
 * Part of an update with the CTE `previous`: `published_at` is set by the first publishing and never changes.
 * @param published whether the item is published after the update.
 */
export function publishedAtOfChanged(published: boolean): RawBuilder<Date | null> {
  return sql`coalesce(previous.published_at, case
    when previous.published then previous.created_at
    when ${published}::boolean then now() end)`
}

/** The date by which published items are ordered, as `withShownDate` gives it. */
export function shownDateOf(table: 'blogPosts' | 'quizzes'): RawBuilder<Date> {
  return sql`coalesce(${sql.ref(`${table}.publishedAt`)}, ${sql.ref(`${table}.createdAt`)})`
}
