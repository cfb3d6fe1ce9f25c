import { type RawBuilder, type Selectable, sql } from 'kysely'
import { type ItemKind, KEPT_VERSIONS } from '#src/core/items.ts'
import type { Database } from '#db/client.ts'
import type { ItemVersionsTable } from '#db/schema/tables.ts'
import { formerSlugsOf } from '#src/server/queries/item-queries.ts'

export type ItemVersion = Selectable<ItemVersionsTable>

/**
 * Builds the CTE `kept` of an update: stores the CTE `previous` as a version unless its JSON equals that of `changed`,
 * so that saves without a change do not push out real versions. The publishing date is not compared, since no save sets
 * it.
 */
export function storePreviousVersion(
  kind: ItemKind,
  changed: RawBuilder<unknown>,
): RawBuilder<{ id: string }> {
  return sql`(
    insert into item_versions (id, kind, item_id, title, state, saved_at)
    select gen_random_uuid(), ${kind}, previous.id, previous.title, to_jsonb(previous),
      previous.updated_at
    from previous join changed on changed.id = previous.id
    where to_jsonb(previous) - array['updated_at', 'published_at'] <> ${changed}
    returning id)`
}

/** The CTE `changed` as JSON, without columns that do not count as content. */
export const changedRow = sql`
  to_jsonb(changed) - array['updated_at', 'published_at', 'former_slug', 'former_published']`

/** Builds the CTE `kept` for a deletion. It stores the CTE `deleted` as a version that can be restored. */
export function storeDeletedVersion(kind: ItemKind): RawBuilder<{ id: string }> {
  return sql`(
    insert into item_versions (id, kind, item_id, title, state, saved_at, deleted)
    select gen_random_uuid(), ${kind}, id, title, to_jsonb(deleted), updated_at, true from deleted
    returning id)`
}

/** Builds the part of a write that deletes all but the newest versions. Requires the CTE `kept`. */
export function deleteOldVersions(itemId: string): RawBuilder<Record<string, never>> {
  return sql`(
    delete from item_versions where exists (select from kept) and id in (
      select id from item_versions where item_id = ${itemId}::uuid
      order by saved_at desc, id offset ${KEPT_VERSIONS - 1}::integer))`
}

interface VersionSummary extends Omit<ItemVersion, 'state'> {
  /** Number of words; null for a quiz. */
  words: number | null
  /** Null for an article or page. */
  questionCount: number | null
  published: boolean
  publishAt: Date | null
  /** Whether it differs from the item at most in its status. */
  isAsNow: boolean
  /** `nextState` as JSON. */
  next: unknown
}

/** Builds the array of columns that two states have with different values, without those that nobody edits. */
function changedColumns(one: string, other: string): RawBuilder<string[]> {
  return sql`array(
    select key from jsonb_each(${sql.ref(one)}) as one join jsonb_each(${sql.ref(other)}) as other using (key)
    where one.value <> other.value
      and key <> all('{created_at,updated_at,published_at,untouched_at}')
    order by key)`
}

/** Title, status, time and changed columns of the state after a version; null without one. */
const nextState = sql`
  case when next_state is not null then jsonb_build_object(
    'title', next_state->'title', 'published', next_state->'published',
    'publishAt', next_state->'publish_at', 'savedAt', next_state->'updated_at',
    'changed', ${changedColumns('state', 'nextState')}) end`

/**
 * Returns the kept versions of an item, newest first, without their content.
 * @param current expression for the state that a version of the item would have now; null for a deleted item.
 */
export async function listItemVersions(
  db: Database,
  { kind, id }: { kind: ItemKind; id: string },
  current: RawBuilder<unknown>,
): Promise<VersionSummary[]> {
  return db.read
    .with('listed', (query) =>
      query
        .selectFrom('itemVersions')
        .selectAll()
        .select([
          sql`${current}`.as('currentState'),
          sql`lag(state, 1, ${current}) over (order by saved_at desc, id)`.as('nextState'),
        ])
        .where('kind', '=', kind)
        .where('itemId', '=', id)
        .orderBy('savedAt', 'desc')
        .orderBy('id')
        .limit(KEPT_VERSIONS),
    )
    .selectFrom('listed')
    .select(['id', 'kind', 'itemId', 'title', 'savedAt', 'keptAt', 'deleted'])
    .select([
      sql<number | null>`case when kind <> 'quiz' then (
        select count(*)::integer from regexp_matches(state->>'content', '\\S*[[:alnum:]]\\S*', 'g')) end`.as(
        'words',
      ),
      sql<number | null>`case when kind = 'quiz' then
        jsonb_array_length(state->'questions') end`.as('questionCount'),
      sql<boolean>`(state->'published')::boolean`.as('published'),
      sql<Date | null>`(state->>'publish_at')::timestamptz`.as('publishAt'),
      sql<boolean>`current_state is not null and
        ${changedColumns('state', 'currentState')} <@ '{published,publish_at}'`.as('isAsNow'),
      nextState.as('next'),
    ])
    .orderBy('savedAt', 'desc')
    .orderBy('id')
    .execute()
}

/** Returns a version with the whole state of its item. */
export async function findItemVersion(db: Database, id: string): Promise<ItemVersion | undefined> {
  return db.read.selectFrom('itemVersions').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Returns the last state of a deleted item; undefined if it was never deleted. */
export async function findDeletedState(db: Database, itemId: string): Promise<unknown> {
  const version = await db.read
    .selectFrom('itemVersions')
    .select('state')
    .where('itemId', '=', itemId)
    .where('deleted', '=', true)
    .orderBy('savedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return version?.state
}

/** Returns the last version of each deleted item of a kind, last deleted first. */
export async function listDeletedItems(db: Database, kind: ItemKind) {
  const items = kind === 'quiz' ? 'quizzes' : 'blogPosts'
  return db.read
    .selectFrom((from) =>
      from
        .selectFrom('itemVersions')
        .select(['id as versionId', 'itemId as id', 'title', 'keptAt as deletedAt'])
        .select([
          sql<string>`state->>'slug'`.as('slug'),
          sql<boolean>`(state->>'published')::boolean`.as('published'),
          sql<Date | null>`case when (state->>'publish_at')::timestamptz > now()
            then (state->>'publish_at')::timestamptz end`.as('publishAt'),
          formerSlugsOf('itemVersions.itemId').as('formerSlugs'),
        ])
        .distinctOn('itemId')
        .where('kind', '=', kind)
        .where('deleted', '=', true)
        .where((where) =>
          where.not(
            where.exists(
              where
                .selectFrom(items)
                .select(sql`1`.as('one'))
                .whereRef(`${items}.id`, '=', 'itemVersions.itemId'),
            ),
          ),
        )
        .orderBy('itemId')
        .orderBy('savedAt', 'desc')
        .as('last'),
    )
    .selectAll()
    .orderBy('deletedAt', 'desc')
    .orderBy('versionId')
    .execute()
}
