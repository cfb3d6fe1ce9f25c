import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely'
import type { Database } from '../client.ts'
import type { QuizSubmissionsTable } from '../schema/tables.ts'
import { type Batch, isBehind, isListed, type Slice } from './lists.ts'
import { findsIn } from './search.ts'

export type Submission = Selectable<QuizSubmissionsTable>

/** A submission with the current title of its quiz; null once the quiz is deleted. */
export type TitledSubmission = Submission & { quizTitle: string | null }

/** Filter of a list of submissions. */
export interface SubmissionFilter {
  search: string
  /** Id of the quiz; all quizzes when undefined. */
  quiz?: string | undefined
}

/** A submission by its attempt id. */
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
 * Stores a submission, once per attempt id.
 * @returns the stored submission; for a repeated attempt id the first one.
 */
export async function insertSubmission(
  db: Database,
  submission: Insertable<QuizSubmissionsTable>,
): Promise<Submission> {
  // On a conflict this no-op update makes the statement return the first row.
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

function isWanted({ search, quiz }: SubmissionFilter): RawBuilder<boolean> {
  const ofQuiz = quiz === undefined ? sql`true` : sql`quiz_id = ${quiz}::uuid`
  return sql`(${ofQuiz} and ${findsIn(['email', 'name'], search)})`
}

const quizTitle = sql<
  string | null
>`(select title from quizzes where quizzes.id = quiz_submissions.quiz_id)`

/** The submissions that match the filter, newest first. */
function foundSubmissions(db: Database, filter: SubmissionFilter) {
  return db.read
    .selectFrom('quizSubmissions')
    .selectAll()
    .select(quizTitle.as('quizTitle'))
    .where(isWanted(filter))
    .orderBy('completedAt', 'desc')
    .orderBy('id', 'desc')
}

/** One page of the submissions, newest first, and the total. */
export async function listSubmissions(
  db: Database,
  filter: SubmissionFilter,
  { limit, offset }: Slice,
): Promise<{ items: TitledSubmission[]; total: number }> {
  const rows = await db.read
    .selectFrom((query) =>
      query
        .selectFrom('quizSubmissions')
        .select(sql<number>`count(*)::integer`.as('total'))
        .where(isWanted(filter))
        .as('counts'),
    )
    .leftJoin(foundSubmissions(db, filter).limit(limit).offset(offset).as('item'), (join) =>
      join.onTrue(),
    )
    .selectAll(['counts', 'item'])
    .orderBy('item.completedAt', 'desc')
    .orderBy('item.id', 'desc')
    .execute()
  return {
    items: rows.flatMap(({ total: _, ...row }) => (isListed<TitledSubmission>(row) ? [row] : [])),
    total: rows[0]?.total ?? 0,
  }
}

/** The next batch of submissions after a row, or from the beginning. */
export async function readSubmissions(
  db: Database,
  filter: SubmissionFilter,
  { after, limit }: Batch,
): Promise<TitledSubmission[]> {
  return foundSubmissions(db, filter).where(isBehind('completedAt', after)).limit(limit).execute()
}

/** Deletes a submission. @returns whether it existed. */
export async function deleteSubmission(db: Database, id: string): Promise<boolean> {
  const deleted = await db.write
    .deleteFrom('quizSubmissions')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}
