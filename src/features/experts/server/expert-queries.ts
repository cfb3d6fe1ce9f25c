import { type RawBuilder, type Selectable, sql } from 'kysely'
import { EXPERTS_PAGE_TAG, EXPERTS_TAG } from '../experts.ts'
import type { Database } from '#db/client.ts'
import type { ExpertsTable } from '#db/schema/tables.ts'
import { isListed } from '#src/server/queries/lists.ts'
import {
  bumpContentVersion,
  raised,
  type Saved,
} from '#src/features/publishing/server/publishing-queries.ts'
import { type UpdateOutcome, isAtVersion, nextVersion } from '#src/server/queries/row-versions.ts'

export type Expert = Selectable<ExpertsTable>

/** Fields set by an administrator or an archive. */
export type ExpertValues = Omit<Expert, 'id' | 'position' | 'createdAt' | 'updatedAt'> & {
  /** Only in archives. */
  position?: number
}

/** Returns the experts in the administrator's order. */
export async function listExperts(db: Database): Promise<Expert[]> {
  return byPosition(db).execute()
}

/** Returns the experts in the administrator's order, and the content version to which they belong. */
export async function listPublishedExperts(
  db: Database,
): Promise<{ contentVersion: number; experts: Expert[] }> {
  const rows = await db.read
    .selectFrom('publishing')
    .leftJoin(byPosition(db).as('experts'), (join) => join.onTrue())
    .select('publishing.contentVersion')
    .selectAll('experts')
    .orderBy('experts.position')
    .orderBy('experts.createdAt')
    .orderBy('experts.id')
    .execute()
  const experts = rows.flatMap(({ contentVersion: _, ...row }) =>
    isListed<Expert>(row) ? [row] : [],
  )
  return { contentVersion: rows[0]?.contentVersion ?? 0, experts }
}

function byPosition(db: Database) {
  return db.read
    .selectFrom('experts')
    .selectAll()
    .orderBy('position')
    .orderBy('createdAt')
    .orderBy('id')
}

/** Returns an expert; undefined if there is none. */
export async function findExpert(db: Database, id: string | null): Promise<Expert | undefined> {
  return db.read.selectFrom('experts').selectAll().where('id', '=', id).executeTakeFirst()
}

/**
 * Stores a new expert, after all others unless the position is given.
 * @throws a unique violation of `experts_pkey` if the id is taken.
 */
export async function insertExpert(
  db: Database,
  id: string,
  { position, ...values }: ExpertValues & { createdAt?: Date; updatedAt?: Date },
): Promise<Saved<Expert>> {
  return db.write
    .with('created', (query) =>
      query
        .insertInto('experts')
        .values({
          id,
          ...values,
          position: position ?? sql<number>`(select coalesce(max(position) + 1, 0) from experts)`,
        })
        .returningAll(),
    )
    .with('bumped', () => bumpExperts({ when: sql`true` }))
    .selectFrom('created')
    .selectAll()
    .select(raised)
    .executeTakeFirstOrThrow()
}

/** Replaces the fields of an expert. @param expected row version to replace, or null for any. */
export async function updateExpert(
  db: Database,
  id: string,
  values: ExpertValues,
  expected: Date | null,
): Promise<UpdateOutcome<Saved<Expert>>> {
  const row = await db.write
    .with('previous', (query) =>
      query.selectFrom('experts').select(['id', 'updatedAt']).where('id', '=', id).forUpdate(),
    )
    .with('changed', (query) =>
      query
        .updateTable('experts')
        .from('previous')
        .set({ ...values, updatedAt: nextVersion })
        .whereRef('experts.id', '=', 'previous.id')
        .where(isAtVersion(expected))
        .returningAll('experts'),
    )
    .with('bumped', () => bumpExperts({ when: sql`exists (select from changed)`, authorId: id }))
    .selectFrom('previous')
    .leftJoin('changed', 'changed.id', 'previous.id')
    .selectAll('changed')
    .select(raised)
    .executeTakeFirst()
  if (row === undefined) return { outcome: 'missing' }
  return isListed<Saved<Expert>>(row)
    ? { outcome: 'updated', item: row }
    : { outcome: 'changed-meanwhile' }
}

/** Deletes an expert. The expert's articles stay, without an author. @returns undefined if there was none. */
export async function deleteExpert(db: Database, id: string): Promise<Saved<object> | undefined> {
  return db.write
    .with('deleted', (query) => query.deleteFrom('experts').where('id', '=', id).returning('id'))
    .with('bumped', () =>
      bumpExperts({ when: sql`exists (select from deleted)`, authorId: id, takesDown: true }),
    )
    .selectFrom('deleted')
    .select(raised)
    .executeTakeFirst()
}

/**
 * Sorts the experts in the order of the ids.
 * @returns false, with nothing changed, if the ids are not those of all experts.
 */
export async function sortExperts(db: Database, ids: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ number: number }>`
    with asked as (
      select id, number - 1 as position
      from unnest(${[...ids]}::uuid[]) with ordinality as given (id, number)
    ), moved as (
      update experts set position = asked.position from asked
      where experts.id = asked.id
        and (select count(*) from asked) = (select count(*) from experts)
        and not exists (select from experts where id not in (select id from asked))
      returning experts.id
    ), bumped as ${bumpExperts({ when: sql`exists (select from moved)` })}
    select count(*)::integer as number from moved`.execute(db.write)
  return rows[0]?.number === ids.length
}

/**
 * Builds the part of a statement that raises the content version. It also records the cache tags of the experts and of
 * an author's published articles.
 */
function bumpExperts({
  when,
  authorId = null,
  takesDown = false,
}: {
  when: RawBuilder<boolean>
  authorId?: string | null
  takesDown?: boolean
}) {
  const own = [EXPERTS_TAG, EXPERTS_PAGE_TAG]
  return bumpContentVersion({
    when,
    tags: sql`(${own}::text[] || array(
      select unnest(array['posts', 'post:' || slug]) from blog_posts
      where author_id = ${authorId}::uuid and published and type = 'post'))`,
    takesDown: sql`${takesDown}::boolean`,
  })
}
