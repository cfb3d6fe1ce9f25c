import type { Insertable, Selectable } from 'kysely'
import type { Database } from '../client.ts'
import type { QuizSubmissionsTable } from '../schema/tables.ts'

export type Submission = Selectable<QuizSubmissionsTable>

/** A submission by the id its attempt was given. */
export async function findSubmissionByAttempt(
  db: Database,
  attemptId: string,
): Promise<Submission | undefined> {
  return db.read
    .selectFrom('quizSubmissions')
    .selectAll()
    .where('attemptId', '=', attemptId)
    .executeTakeFirst()
}

/**
 * Stores a submission, once per attempt.
 * @returns the stored submission; for an attempt that is stored already, the first one.
 */
export async function insertSubmission(
  db: Database,
  submission: Insertable<QuizSubmissionsTable>,
): Promise<Submission> {
  // On a conflict the update changes nothing and only makes the statement return the first row.
  return db.write
    .insertInto('quizSubmissions')
    .values(submission)
    .onConflict((conflict) =>
      conflict.column('attemptId').doUpdateSet((set) => ({
        attemptId: set.ref('excluded.attemptId'),
      })),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}
