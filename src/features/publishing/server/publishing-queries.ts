import { type RawBuilder, type Selectable, sql } from 'kysely'
import { formatDay, TIME_ZONE } from '#src/core/lithuanian.ts'
import { CHANGE_KEY_LENGTH, CHANGES_TAG } from '#src/features/publishing/changes.ts'
import { AUTOMATIC_RETRIES, type PublishingState } from '#src/features/publishing/publishing.ts'
import type { Database } from '#db/client.ts'
import type { PublishingTable } from '#db/schema/tables.ts'
import { followingVersion } from '#src/server/queries/row-versions.ts'
import { type PostType, withShownDate, type ItemKind } from '#src/core/items.ts'
import type { ChangedItems } from '#src/features/search/last-changes.ts'

export interface PublishingRecord extends PublishingState {
  /** Step that failed last; null after a success. */
  failure: PublishingTable['failure']
  /** Cache tags still to be purged. */
  pendingPurge: string[]
}

/**
 * Builds the CTE with which a statement changes published content. If `when` holds, it raises the content version. It
 * also records the cache tags to purge, so that a later failure loses no purge. Tags with a colon are recorded as
 * changed items too. All parameters must be values or uncorrelated subqueries: Postgres evaluates these once, even if
 * the statement waits for a row lock.
 * @param takesDown whether a published item left its address.
 */
export function bumpContentVersion({
  when,
  tags,
  takesDown,
}: {
  when: RawBuilder<boolean>
  tags: RawBuilder<string[]>
  takesDown: RawBuilder<boolean>
}): RawBuilder<Selectable<PublishingTable>> {
  return sql`(
    update publishing set
      content_version = content_version + 1,
      changed_at = now(),
      taken_down_at = case when ${takesDown} then coalesce(taken_down_at, now()) else taken_down_at end,
      pending_purge = array(select distinct unnest(pending_purge || ${tags} || ${CHANGES_TAG}::text)),
      unbuilt_changes = unbuilt_changes || (
        select coalesce(
          jsonb_object_agg(left(md5(tag), ${CHANGE_KEY_LENGTH}::integer), content_version + 1), '{}')
        from unnest(${tags}) as tag where tag like '%:%')
    where ${when}
    returning *)`
}

/** Whether the CTE `changed`, an updated item, was published before and has left its URL. */
export const leavesAddress = sql<boolean>`exists (
  select from changed where former_published and (not published or slug <> former_slug))`

/** Reads the changes since the last build. A page uses them to find out whether its item has changed. */
export async function readUnbuiltChanges(
  db: Database,
): Promise<Pick<Selectable<PublishingTable>, 'contentVersion' | 'liveVersion' | 'unbuiltChanges'>> {
  return db.read
    .selectFrom('publishing')
    .select(['contentVersion', 'liveVersion', 'unbuiltChanges'])
    .executeTakeFirstOrThrow()
}

/** Converts a row of the table or of the CTE `bumped` to a `PublishingRecord`. */
export function recordOf(rows: 'publishing' | 'bumped'): RawBuilder<PublishingRecord> {
  return sql`(
    select to_jsonb(stored) - 'unbuilt_changes' || jsonb_build_object(
      'changed_at', extract(epoch from changed_at) * 1000,
      'requested_at', extract(epoch from requested_at) * 1000,
      'live_at', extract(epoch from live_at) * 1000,
      'failed_at', extract(epoch from failed_at) * 1000,
      'taken_down_at', extract(epoch from taken_down_at) * 1000)
    from ${sql.table(rows)} as stored)`
}

/** Publishing state after a write; null if the write changed no published content. Requires the CTE `bumped`. */
export const raised = recordOf('bumped').$castTo<PublishingRecord | null>().as('raised')

/** Written item with its new publishing state. */
export type Saved<Item> = Item & { raised?: PublishingRecord | null }

export async function readPublishing(db: Database): Promise<PublishingRecord> {
  const query = db.read.selectNoFrom(recordOf('publishing').as('record'))
  return (await query.executeTakeFirstOrThrow()).record
}

export async function readContentVersion(db: Database): Promise<number> {
  const { contentVersion } = await db.read
    .selectFrom('publishing')
    .select('contentVersion')
    .executeTakeFirstOrThrow()
  return contentVersion
}

/**
 * Claims the call of the build hook. Of several callers with the same state, only one gets it.
 * @returns whether the caller should call the hook.
 */
export async function claimBuild(
  db: Database,
  record: PublishingRecord,
  now: Date,
): Promise<boolean> {
  const claimed = await db.write
    .updateTable('publishing')
    .set((set) => ({
      phase: 'building',
      requestedVersion: set.ref('contentVersion'),
      requestedAt: now,
      takenDownAt: null,
    }))
    .where(
      'requestedAt',
      'is not distinct from',
      record.requestedAt === null ? null : new Date(record.requestedAt),
    )
    .where('phase', '=', record.phase)
    .returning('id')
    .executeTakeFirst()
  return claimed !== undefined
}

/**
 * Records that a build with `version` is live. If `version` is older than the last requested one, the deploy was not
 * started by the hook, so the requested build is still pending.
 */
export async function recordLive(db: Database, version: number, now: Date): Promise<void> {
  await db.write
    .updateTable('publishing')
    .set({
      liveVersion: sql<number>`greatest(live_version, ${version}::integer)`,
      liveAt: now,
      phase: sql<'idle'>`case when ${version}::integer >= requested_version or phase = 'failed'
        then 'idle' else phase end`,
      failures: 0,
      failedAt: null,
      failure: null,
      unbuiltChanges: sql<Record<string, number>>`coalesce((
        select jsonb_object_agg(key, value) from jsonb_each(unbuilt_changes)
        where value::integer > ${version}::integer), '{}')`,
    })
    .execute()
}

/**
 * Records that the build hook or the build has failed.
 * @param options.retried whether the build is retried automatically. If not, only a newer change is built.
 */
export async function recordFailure(
  db: Database,
  failure: 'hook' | 'build',
  now: Date,
  { retried = true } = {},
): Promise<void> {
  await db.write
    .updateTable('publishing')
    .set({
      phase: 'failed',
      failures: retried ? sql<number>`failures + 1` : AUTOMATIC_RETRIES + 1,
      failedAt: now,
      failure,
    })
    .execute()
}

/** Clears failures and backoff unless a build runs, so that the next request calls the hook at once. */
export async function clearFailures(db: Database): Promise<void> {
  await db.write
    .updateTable('publishing')
    .set({ phase: 'idle', failures: 0, failedAt: null, failure: null, requestedAt: null })
    .where('phase', '<>', 'building')
    .execute()
}

/**
 * Clears the tags that were purged. If content has changed since `contentVersion`, all tags stay and are purged again.
 */
export async function clearPurgedTags(
  db: Database,
  { contentVersion }: Pick<PublishingRecord, 'contentVersion'>,
): Promise<void> {
  await db.write
    .updateTable('publishing')
    .set({ pendingPurge: [] })
    .where('contentVersion', '=', contentVersion)
    .execute()
}

/**
 * Builds the condition that a day off or a fully booked package has ended since the last change, so that pages no longer
 * say so after the next build.
 */
const hasEndedDay = (now: Date) => sql<boolean>`exists (
  select from owner_settings, publishing, lateral (
    select jsonb_array_elements_text(settings->'daysOff') as day
    union all
    select value->>'takenUntil' from jsonb_each(settings->'packages') where value->>'offer' = 'taken'
  ) as days
  where day < ${formatDay(now)} and day >= (changed_at at time zone ${sql.lit(TIME_ZONE)})::date::text)`

/**
 * Publishes all drafts that are due in one statement, and asks for a build after a day off has ended. Also raises the content version and deletes redirects from their
 * slugs.
 * @returns the number of published drafts.
 */
export async function publishDue(db: Database, now: Date): Promise<number> {
  const due = sql`not published and publish_at <= ${now.toISOString()}::timestamptz`
  const asPublished = sql`published = true, publish_at = null,
    published_at = coalesce(published_at, publish_at), ${followingVersion}`
  const { rows } = await sql<{ number: number }>`
    with due_posts as (
      update blog_posts set ${asPublished} where ${due}
      returning type as kind, slug, array[type || 's', type || ':' || slug] as tags
    ), due_quizzes as (
      update quizzes set ${asPublished} where ${due}
      returning 'quiz' as kind, slug, array['quizzes', 'quiz:' || slug] as tags
    ), due as (
      select * from due_posts union all select * from due_quizzes
    ), bumped as ${bumpContentVersion({
      when: sql`(exists (select from due) or ${hasEndedDay(now)})`,
      tags: sql`array(select unnest(tags) from due union select 'pages' where ${hasEndedDay(now)})`,
      takesDown: sql`false`,
    })}, unredirected as (
      delete from slug_redirects using due
      where slug_redirects.kind = due.kind and slug_redirects.slug = due.slug
    )
    select count(*)::integer as number from due`.execute(db.write)
  return rows[0]?.number ?? 0
}

/** Returns the time of the last change of each published item and each expert. */
export async function readChangedItems(db: Database): Promise<ChangedItems> {
  const [posts, pages, quizzes, experts] = await Promise.all([
    changedPosts(db, 'post'),
    changedPosts(db, 'page'),
    db.read
      .selectFrom('quizzes')
      .select(['slug', 'updatedAt'])
      .where('published', '=', true)
      .execute(),
    db.read.selectFrom('experts').select(['id', 'name', 'updatedAt']).execute(),
  ])
  return { posts, pages, quizzes, experts }
}

async function changedPosts(db: Database, type: PostType) {
  const posts = await db.read
    .selectFrom('blogPosts')
    .select(['id', 'slug', 'category', 'publishedAt', 'createdAt', 'updatedAt'])
    .where('type', '=', type)
    .where('published', '=', true)
    .execute()
  return posts.map((post) => ({
    ...post,
    publishedAt: withShownDate(post).publishedAt.toISOString(),
  }))
}

interface ItemReference {
  kind: ItemKind
  id: string
}

/** Revokes all existing preview links of an item. */
export async function revokePreviews(
  db: Database,
  { kind, id }: ItemReference,
  now: Date,
): Promise<void> {
  await db.write
    .insertInto('previewRevocations')
    .values({ kind, itemId: id, revokedAt: now })
    .onConflict((conflict) => conflict.columns(['kind', 'itemId']).doUpdateSet({ revokedAt: now }))
    .execute()
}

/** Returns the instant before which created preview links are revoked; null if none are. */
export async function readPreviewsRevokedAt(
  db: Database,
  { kind, id }: ItemReference,
): Promise<Date | null> {
  const found = await db.read
    .selectFrom('previewRevocations')
    .select('revokedAt')
    .where('kind', '=', kind)
    .where('itemId', '=', id)
    .executeTakeFirst()
  return found?.revokedAt ?? null
}
