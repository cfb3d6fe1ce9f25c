import { type Selectable, sql } from 'kysely'
import type { GeneratedBy } from '../generated.ts'
import type { Database } from '#db/client.ts'
import type { MediaTable } from '#db/schema/tables.ts'

/** Time for which an expired upload link is kept, since the upload may still be in progress. */
const EXPIRED_KEPT = sql`interval '1 hour'`

/** Maximum number of expired uploads deleted per sweep. */
const SWEEP_LIMIT = 20

export interface MediaUse {
  kind: 'post' | 'page' | 'expert'
  id: string
  title: string
}

export type MediaItem = Selectable<MediaTable> & { uses: MediaUse[] }

/** Stores an upload link that is valid until `expiresAt`. With `claimed`, no file can be sent to the link. */
export async function insertUpload(
  db: Database,
  upload: {
    id: string
    originalName: string | null
    generated: GeneratedBy | null
    expiresAt: Date
    claimed?: boolean
  },
): Promise<void> {
  const { id, originalName, generated, expiresAt, claimed = false } = upload
  await db.write
    .insertInto('uploads')
    .values({
      id,
      originalName,
      generated: generated === null ? null : JSON.stringify(generated),
      expiresAt,
      claimedAt: claimed ? new Date() : null,
    })
    .execute()
}

/**
 * Claims an upload link for one caller, until `releaseUpload`.
 * @returns false if the link is claimed, expired or missing.
 */
export async function claimUpload(db: Database, id: string): Promise<boolean> {
  const claimed = await db.write
    .updateTable('uploads')
    .set({ claimedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .where('claimedAt', 'is', null)
    .where('expiresAt', '>', sql<Date>`now()`)
    .returning('id')
    .executeTakeFirst()
  return claimed !== undefined
}

/** Releases the claim, so that another file may be sent. */
export async function releaseUpload(db: Database, id: string): Promise<void> {
  await db.write.updateTable('uploads').set({ claimedAt: null }).where('id', '=', id).execute()
}

/** Records the file stored under a claimed upload. */
export async function finishUpload(
  db: Database,
  id: string,
  stored: { name: string; bytes: number },
): Promise<void> {
  await db.write.updateTable('uploads').set(stored).where('id', '=', id).execute()
}

/**
 * Adds an uploaded image to the media list; idempotent.
 * @returns its name; null while no file is stored, undefined when there is no such upload.
 */
export async function useUpload(db: Database, id: string): Promise<string | null | undefined> {
  const upload = await db.write
    .with('used', (query) =>
      query
        .insertInto('media')
        .columns(['name', 'bytes', 'originalName', 'generated'])
        .expression((from) =>
          from
            .selectFrom('uploads')
            .select((select) => [
              select.ref('name').$notNull().as('name'),
              select.ref('bytes').$notNull().as('bytes'),
              'originalName',
              'generated',
            ])
            .where('id', '=', id)
            .where('name', 'is not', null),
        )
        .onConflict((conflict) => conflict.doNothing()),
    )
    .selectFrom('uploads')
    .select('name')
    .where('id', '=', id)
    .executeTakeFirst()
  return upload?.name
}

/**
 * Lists at most `SWEEP_LIMIT` uploads whose grace period is over, oldest first.
 * @returns their ids, and whether the stored image of each is in use.
 */
export async function listExpiredUploads(db: Database): Promise<{ id: string; used: boolean }[]> {
  return db.read
    .selectFrom('uploads')
    .leftJoin('media', 'media.name', 'uploads.name')
    .select(['uploads.id', sql<boolean>`media.name is not null`.as('used')])
    .where('expiresAt', '<', sql<Date>`now() - ${EXPIRED_KEPT}`)
    .orderBy('expiresAt')
    .limit(SWEEP_LIMIT)
    .execute()
}

export async function deleteUploads(db: Database, ids: readonly string[]): Promise<void> {
  await db.write
    .deleteFrom('uploads')
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute()
}

/** Selects the images of the media list, each with the articles, pages and experts that show it. */
export function mediaWithUses(db: Database) {
  return db.read
    .with('texts', () => textsWithMedia)
    .selectFrom('media')
    .selectAll()
    .select(usesOf(sql`media.name`).as('uses'))
}

/**
 * Articles, pages and experts, drafts too, that contain any stored image. Only these items are searched for image
 * names.
 */
const textsWithMedia = sql<{ id: string }>`(
  select id, type, title, coalesce(image_url, '') || ' ' || content as text from blog_posts
  where image_url like '%/media/%' or content like '%/media/%'
  union all
  select id, 'expert', name, photo_url from experts where photo_url like '%/media/%')`

/** Lists the items that contain the image's name. The name is random, so it occurs nowhere by chance. */
function usesOf(name: ReturnType<typeof sql>) {
  return sql<MediaUse[]>`coalesce((
    select json_agg(json_build_object('kind', type, 'id', id, 'title', title) order by title, id)
    from texts where position(${name} in text) > 0), '[]')`
}

/**
 * Removes an image from the media list unless an item shows it, and records the cache tag to purge. The caller may then
 * delete the bytes. If that fails, the next sweep of expired uploads deletes them.
 * @param id of the upload, the prefix of the image's name.
 * @returns the items that show the image; if there are any, nothing was changed. Undefined when there is no such
 *   image.
 */
export async function deleteMedia(
  db: Database,
  { name, id, cacheTag }: { name: string; id: string; cacheTag: string },
): Promise<MediaUse[] | undefined> {
  const row = await db.write
    .with('texts', () => textsWithMedia)
    .with('found', (query) =>
      query
        .selectFrom('media')
        .select(['name', usesOf(sql`name`).as('uses')])
        .where('name', '=', name),
    )
    .with('deleted', (query) =>
      query
        .deleteFrom('media')
        .where('name', '=', name)
        .where(sql<boolean>`not exists (select from texts where position(${name} in text) > 0)`)
        .returning('name'),
    )
    .with('expired', (query) =>
      query
        .insertInto('uploads')
        .columns(['id', 'expiresAt', 'claimedAt'])
        .expression((from) =>
          from
            .selectFrom('deleted')
            .select([
              sql<string>`${id}::uuid`.as('id'),
              sql<Date>`now() - ${EXPIRED_KEPT}`.as('expiresAt'),
              sql<Date>`now()`.as('claimedAt'),
            ]),
        )
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet((set) => ({
            expiresAt: set.ref('excluded.expiresAt'),
            name: null,
            bytes: null,
          })),
        ),
    )
    .with('tagged', (query) =>
      query
        .updateTable('publishing')
        .set({
          pendingPurge: sql<
            string[]
          >`array(select distinct unnest(pending_purge || ${[cacheTag]}::text[]))`,
        })
        .where(sql<boolean>`exists (select from deleted)`),
    )
    .selectFrom('found')
    .select('uses')
    .executeTakeFirst()
  return row?.uses
}
