import { type RawBuilder, sql } from 'kysely'
import { firstPublished, type ItemKind } from '#src/core/items.ts'

/** Times of a new item. An imported or restored item keeps its own times. */
export interface NewTimes {
  publishedAt?: Date | null
  createdAt?: Date
  updatedAt?: Date
}

/** Returns `published_at` of a new row. */
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
 * Builds the value of `published_at` in an update with the CTE `previous`. The first publishing sets it; later updates
 * keep it. A published item without it gets its creation time.
 * @param published whether the item is published after the update.
 */
export function publishedAtOfChanged(published: boolean): RawBuilder<Date | null> {
  return sql`coalesce(previous.published_at, case
    when previous.published then previous.created_at
    when ${published}::boolean then now() end)`
}

/** Selects the date that published items are sorted by, the same one that `withShownDate` returns. */
export function shownDateOf(table: 'blogPosts' | 'quizzes'): RawBuilder<Date> {
  return sql`coalesce(${sql.ref(`${table}.publishedAt`)}, ${sql.ref(`${table}.createdAt`)})`
}

/**
 * Builds the condition that the item has the slug now, or had it before. Redirects to a deleted item are kept for its
 * restoration, and lead nowhere until then.
 */
export function isAtAddress(
  kind: ItemKind,
  slug: string | RawBuilder<string>,
): RawBuilder<boolean> {
  return sql`(slug = ${slug} or id in (
    select item_id from slug_redirects
    where slug_redirects.kind = ${kind} and slug_redirects.slug = ${slug}))`
}

/**
 * Builds a CTE that redirects from the former slug of a published item. The update's CTE `changed` must return `id`,
 * `slug`, `former_slug` and `former_published`.
 */
export function redirectFormerAddress(kind: ItemKind): RawBuilder<Record<string, never>> {
  return sql`(
    insert into slug_redirects (kind, slug, item_id)
    select ${kind}, former_slug, id from changed
    where former_published and former_slug <> slug
    on conflict (kind, slug) do update set item_id = excluded.item_id)`
}

/**
 * Builds a CTE that deletes the redirect from a slug that an item takes, unless `source`, the CTE that writes the item,
 * is empty.
 */
export function deleteRedirectOf(
  kind: ItemKind,
  slug: string,
  source: 'created' | 'changed',
): RawBuilder<Record<string, never>> {
  return sql`(
    delete from slug_redirects
    where kind = ${kind} and slug = ${slug} and exists (select from ${sql.table(source)}))`
}

/**
 * Selects the former slugs that lead to an item.
 * @param id the column of its id.
 */
export function formerSlugsOf(id: string): RawBuilder<string[]> {
  return sql`array(
    select slug_redirects.slug from slug_redirects where slug_redirects.item_id = ${sql.ref(id)})`
}
