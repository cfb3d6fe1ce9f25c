import { type Selectable, sql } from 'kysely'
import type { Database } from '#db/client.ts'
import type { QuizResultsTable } from '#db/schema/tables.ts'

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
