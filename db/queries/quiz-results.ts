import { type Selectable, sql } from 'kysely'
import type { Database } from '../client.ts'
import type { QuizResultsTable } from '../schema/tables.ts'
import { recordErasures } from './erasures.ts'

export type StoredResult = Selectable<QuizResultsTable>

/** A result behind a private link; undefined when it is deleted or has expired. */
export async function findResult(
  db: Database,
  id: string | null,
): Promise<StoredResult | undefined> {
  return db.read
    .selectFrom('quizResults')
    .selectAll()
    .where('id', '=', id)
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst()
}

/** Deletes such a result. */
export async function deleteResult(db: Database, id: string): Promise<void> {
  await db.write
    .with('deleted', (query) =>
      query.deleteFrom('quizResults').where('id', '=', id).returning('id'),
    )
    .with('recorded', () => recordErasures({ deleted: 'result' }))
    .selectFrom('deleted')
    .select('id')
    .execute()
}
