import { type Selectable, sql } from 'kysely'
import type { UnfinishedInput } from '../unfinished-contracts.ts'
import type { Database } from '#db/client.ts'
import type { UnfinishedTextsTable } from '#db/schema/tables.ts'
import { changedMeanwhile } from '#src/server/records.ts'

type UnfinishedText = Selectable<UnfinishedTextsTable>

/** Returns all unfinished texts without their values, last changed first. */
export async function listUnfinished(
  db: Database,
): Promise<Pick<UnfinishedText, 'id' | 'kind' | 'recordId' | 'title' | 'device' | 'updatedAt'>[]> {
  return db.read
    .selectFrom('unfinishedTexts')
    .select(['id', 'kind', 'recordId', 'title', 'device', 'updatedAt'])
    .orderBy('updatedAt', 'desc')
    .orderBy('id')
    .execute()
}

export async function findUnfinished(
  db: Database,
  id: string,
): Promise<UnfinishedText | undefined> {
  return db.read.selectFrom('unfinishedTexts').selectAll().where('id', '=', id).executeTakeFirst()
}

/**
 * Stores an unfinished text. Replaces a stored text only if the sender has seen or sent it. Stores an answer only while
 * its order keeps messages.
 * @returns the new row version. `saved`: whether a record with this id exists. For a new record, this means it was
 *   saved in the meantime.
 * @throws RequestError 409 if another browser has changed the text, or the order keeps no messages.
 */
export async function putUnfinished(
  db: Database,
  device: string,
  { id, seen, sending, ...input }: UnfinishedInput & { id: string },
): Promise<{ updatedAt: Date; saved: boolean }> {
  const values = { ...input, device }
  const { kind, recordId, title, form, loadedVersion, state } = input
  const newer = sql<Date>`greatest(now(), unfinished_texts.updated_at + interval '1 millisecond')`
  const kept = await db.write
    .insertInto('unfinishedTexts')
    .columns(['id', 'kind', 'recordId', 'title', 'form', 'loadedVersion', 'state', 'device'])
    .expression(
      sql`
        select ${id}::uuid, ${kind}::text, ${recordId}::uuid, ${title}::text, ${form}::text,
          ${loadedVersion}::timestamptz, ${state}::uuid, ${device}::text
        where ${kind}::text <> 'answer' or exists (
          select from order_starts where id = ${recordId}::uuid and withdrawn_at is null)`,
    )
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ ...values, updatedAt: newer })
        .where(
          sql<boolean>`unfinished_texts.updated_at = ${seen}::timestamptz
            or unfinished_texts.state = any(${sending}::uuid[])`,
        ),
    )
    .returning([
      'updatedAt',
      sql<boolean>`exists (
        select from blog_posts where blog_posts.id = unfinished_texts.id
        union all select from quizzes where quizzes.id = unfinished_texts.id
        union all select from letters where letters.id = unfinished_texts.id)`.as('saved'),
    ])
    .executeTakeFirst()
  if (kept === undefined) throw changedMeanwhile()
  return kept
}

/** Deletes an unfinished text if it exists. With `seen`, deletes only that row version. */
export async function deleteUnfinished(
  db: Database,
  { id, seen }: { id: string; seen?: string | undefined },
): Promise<void> {
  const deletion = db.write.deleteFrom('unfinishedTexts').where('id', '=', id)
  await (seen === undefined ? deletion : deletion.where('updatedAt', '=', new Date(seen))).execute()
}
