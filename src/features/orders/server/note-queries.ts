import { type Insertable, sql } from 'kysely'
import type { Private } from '#src/core/private.ts'
import type { Database } from '#db/client.ts'
import type { OrderNotesTable } from '#db/schema/tables.ts'
import { isAtVersion, nextVersion, type UpdateOutcome } from '#src/server/queries/row-versions.ts'
import { isOfAddress } from './order-queries.ts'

/** Builds the query for the notes of an order: open tasks by their day, then notes, then done tasks. */
export function notesOf(db: Database, orderId: string) {
  return sortedNotes(db).where('orderId', '=', orderId)
}

/** Builds the query for the notes of an address's orders. */
export function notesOfAddress(db: Database, email: Private) {
  return sortedNotes(db)
    .innerJoin('orders', 'orders.id', 'orderNotes.orderId')
    .where(isOfAddress(email))
}

/** Builds the query for the number of notes about each order of an address that has any. */
export function noteCountsOf(db: Database, email: Private) {
  return db.read
    .selectFrom('orderNotes')
    .innerJoin('orders', 'orders.id', 'orderNotes.orderId')
    .select(['orderId', sql<number>`count(*)::integer`.as('count')])
    .where(isOfAddress(email))
    .groupBy('orderId')
}

function sortedNotes(db: Database) {
  return db.read
    .selectFrom('orderNotes')
    .selectAll('orderNotes')
    .orderBy(sql`done_at is not null`)
    .orderBy(sql`due_on asc nulls last`)
    .orderBy('orderNotes.createdAt', 'desc')
    .orderBy('orderNotes.id')
}

/** Builds the query for the open tasks that are due by a day, `YYYY-MM-DD`, with their clients. */
export function dueTasks(db: Database, day: string) {
  return db.read
    .selectFrom('orderNotes')
    .innerJoin('orders', 'orders.id', 'orderNotes.orderId')
    .select(['orderNotes.id', 'content', 'name', 'email'])
    .select(sql<string>`due_on`.as('dueOn'))
    .where('doneAt', 'is', null)
    .where('dueOn', '<=', day)
    .orderBy('dueOn')
    .orderBy('orderNotes.createdAt')
}

/**
 * Stores a note of a started order once.
 * @returns false if nothing is stored, because the order was not started or the consent to messages was withdrawn.
 */
export async function insertNote(
  db: Database,
  { id, orderId, content, dueOn }: Insertable<OrderNotesTable>,
): Promise<boolean> {
  const [, starts] = await db.batch([
    db.write
      .insertInto('orderNotes')
      .columns(['id', 'orderId', 'content', 'dueOn'])
      .expression((query) =>
        query
          .selectFrom('orderStarts')
          .select([
            sql<string>`${id}::uuid`.as('id'),
            'orderStarts.id as orderId',
            sql<string>`${content}::text`.as('content'),
            sql<string | null>`${dueOn}::text`.as('dueOn'),
          ])
          .where('orderStarts.id', '=', orderId)
          .where('withdrawnAt', 'is', null),
      )
      .onConflict((conflict) => conflict.column('id').doNothing()),
    db.write
      .selectFrom('orderStarts')
      .select('id')
      .where('id', '=', orderId)
      .where('withdrawnAt', 'is', null),
  ])
  return starts.length > 0
}

/** Changes a note. A note without a day is no task, so that it cannot be done. */
export async function updateNote(
  db: Database,
  id: string,
  {
    content,
    dueOn,
    isDone,
  }: Pick<Insertable<OrderNotesTable>, 'content' | 'dueOn'> & { isDone: boolean },
  expected: Date,
): Promise<UpdateOutcome<string>> {
  const row = await db.write
    .with('previous', (query) =>
      query
        .selectFrom('orderNotes')
        .select(['id', 'doneAt', 'updatedAt'])
        .where('id', '=', id)
        .forUpdate(),
    )
    .with('updated', (query) =>
      query
        .updateTable('orderNotes')
        .from('previous')
        .set({
          content,
          dueOn,
          doneAt: sql<Date>`case when ${isDone && dueOn !== null}::boolean
            then coalesce(previous.done_at, now()) end`,
          updatedAt: nextVersion,
        })
        .whereRef('orderNotes.id', '=', 'previous.id')
        .where(isAtVersion(expected))
        .returning('orderNotes.id'),
    )
    .selectFrom('previous')
    .leftJoin('updated', 'updated.id', 'previous.id')
    .select('updated.id')
    .executeTakeFirst()
  if (row === undefined) return { outcome: 'missing' }
  return row.id === null ? { outcome: 'changed-meanwhile' } : { outcome: 'updated', item: row.id }
}
