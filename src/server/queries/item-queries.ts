import { type RawBuilder, sql } from 'kysely'
import { firstPublished, type ItemKind } from '#src/core/items.ts'
import { TIME_ZONE } from '#src/core/lithuanian.ts'

/** Times of a new item, if imported or restored. */
export interface NewTimes {
  publishedAt?: Date | null
  createdAt?: Date
  updatedAt?: Date
}

/** Returns the value of `published_at` for a new row. */
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
 * Builds the value of `published_at` for an update with the CTE `previous`. It is set at the first publication. If a
 * published item has none, it gets its creation time.
 * @param item.published whether the item is published after the update.
 * @param item.publishedAt time that the administrator has set, if any. Forms show local time without seconds, so the
 *   stored time counts as this one if both look alike there.
 */
export function publishedAtOfChanged({
  published,
  publishedAt,
}: Pick<NewTimes, 'publishedAt'> & { published: boolean }): RawBuilder<Date | null> {
  const set = sql`${published ? publishedAt : null}::timestamptz`
  const zone = sql.lit(TIME_ZONE)
  const shown = sql`coalesce(previous.published_at, previous.created_at) at time zone ${zone}`
  return sql`coalesce(
    case when ${set} at time zone ${zone} <> date_trunc('minute', ${shown}) then ${set} end,
    previous.published_at, case
    when previous.published then previous.created_at
    when ${published}::boolean then now() end)`
}

/** Selects the date by which published items are sorted, equal to that of `withShownDate`. */
export function shownDateOf(table: 'blogPosts' | 'quizzes'): RawBuilder<Date> {
  return sql`coalesce(${sql.ref(`${table}.publishedAt`)}, ${sql.ref(`${table}.createdAt`)})`
}

/**
 * Builds the condition that an item has the slug now or had it before. Redirects to a deleted item are kept in case it
 * is restored. Until then they have no effect.
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
 * Builds the CTE that redirects from the former slug of a published item. Requires a CTE `changed` with `id`, `slug`,
 * `former_slug` and `former_published`.
 */
export function redirectFormerAddress(kind: ItemKind): RawBuilder<Record<string, never>> {
  return sql`(
    insert into slug_redirects (kind, slug, item_id)
    select ${kind}, former_slug, id from changed
    where former_published and former_slug <> slug
    on conflict (kind, slug) do update set item_id = excluded.item_id)`
}

/**
 * Builds the CTE that deletes the redirect from a slug that an item takes. Does nothing if `source`, the CTE that
 * writes the item, has no row.
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

/** Selects the former slugs of an item. @param id column with the item's id. */
export function formerSlugsOf(id: string): RawBuilder<string[]> {
  return sql`array(
    select slug_redirects.slug from slug_redirects where slug_redirects.item_id = ${sql.ref(id)})`
}
