import { type RawBuilder, type Selectable, sql } from 'kysely'
import { CHANGE_KEY_LENGTH, CHANGES_TAG } from '../changes.ts'
import { AUTOMATIC_RETRIES, type PublishingState } from '../publishing.ts'
import type { Database } from '#db/client.ts'
import type { PublishingTable } from '#db/schema/tables.ts'

export interface PublishingRecord extends PublishingState {
  /** Last error of the build hook or the build it started; null when there is none. */
  failure: PublishingTable['failure']
  /** Cache tags still to be purged. */
  pendingPurge: string[]
}

/**
 * Part of a statement that changes published content: if `when` holds, raises the content version and
 * records the cache tags to purge, so that later failures lose no purge, and the items that changed, which
 * are the tags with a colon. All must be uncorrelated subqueries or values: Postgres evaluates those once,
 * even if it waits for a row lock.
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

/** Whether the CTE `changed`, an updated item, was published and left its address. */
export const leavesAddress = sql<boolean>`exists (
  select from changed where former_published and (not published or slug <> former_slug))`

/** What a page needs to know whether its item has changed since its build. */
export async function readUnbuiltChanges(
  db: Database,
): Promise<Pick<Selectable<PublishingTable>, 'contentVersion' | 'liveVersion' | 'unbuiltChanges'>> {
  return db.read
    .selectFrom('publishing')
    .select(['contentVersion', 'liveVersion', 'unbuiltChanges'])
    .executeTakeFirstOrThrow()
}

/** The row of the table, or of the CTE `bumped`, as the state that the rules work with. */
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

/** What a write returns of the CTE `bumped`: null when no published content has changed. */
export const raised = recordOf('bumped').$castTo<PublishingRecord | null>().as('raised')

/** A written item with the publishing state that the write has raised; one that was read has none. */
export type Saved<Item> = Item & { raised?: PublishingRecord | null }

/** The publishing state. */
export async function readPublishing(db: Database): Promise<PublishingRecord> {
  const query = db.read.selectNoFrom(recordOf('publishing').as('record'))
  return (await query.executeTakeFirstOrThrow()).record
}

/** The current content version. */
export async function readContentVersion(db: Database): Promise<number> {
  const { contentVersion } = await db.read
    .selectFrom('publishing')
    .select('contentVersion')
    .executeTakeFirstOrThrow()
  return contentVersion
}

/**
 * Claims the call of the build hook: of several callers with the same state one gets it.
 * @returns whether the caller should call the hook now.
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
 * Records that a build with `version` is live. A version older than the last requested one comes from a
 * deploy that the hook did not start: the requested build is still pending.
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
 * Records a failure of the hook or of the build it started.
 * @param options.retried false: only a newer change is built by itself.
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

/** Clears failures and backoff, so that the next request calls the hook at once. */
export async function forgetFailures(db: Database): Promise<void> {
  await db.write
    .updateTable('publishing')
    .set({ phase: 'idle', failures: 0, failedAt: null, failure: null, requestedAt: null })
    .where('phase', '<>', 'building')
    .execute()
}

/** Empties the list of tags to purge, unless content has changed since it was read: that is purged again. */
export async function forgetPurged(
  db: Database,
  { contentVersion }: Pick<PublishingRecord, 'contentVersion'>,
): Promise<void> {
  await db.write
    .updateTable('publishing')
    .set({ pendingPurge: [] })
    .where('contentVersion', '=', contentVersion)
    .execute()
}
