import { sql } from 'kysely'
import type { AssistanceFault } from '../assistance.ts'
import type { ImageJob } from '#src/features/assistance/assistance.ts'
import type { Database } from '#db/client.ts'

/** Storage time of jobs, much longer than the time for which they are polled. */
const KEPT_FOR = sql`interval '1 day'`

/** Stores a new job and deletes old ones. @returns false if the job already exists or was cancelled. */
export async function insertImageJob(
  db: Database,
  job: { id: string; title: string; category: string },
): Promise<boolean> {
  const inserted = await db.write
    .with('forgotten', (query) =>
      query.deleteFrom('imageJobs').where('createdAt', '<', sql<Date>`now() - ${KEPT_FOR}`),
    )
    .insertInto('imageJobs')
    .values(job)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Returns the state of a job; null if it does not exist or was cancelled. */
export async function findImageJob(db: Database, id: string): Promise<ImageJob | null> {
  const found = await db.read
    .selectFrom('imageJobs')
    .select(['imageUrl', 'fault', 'createdAt'])
    .where('id', '=', id)
    .where('status', '<>', 'cancelled')
    .executeTakeFirst()
  return found ?? null
}

/**
 * Claims a job. Only one of several concurrent callers gets it, so that no image is paid for twice.
 * @returns title and category for the prompt; null if the job is unknown, cancelled, finished or claimed by another
 *   caller.
 */
export async function claimImageJob(
  db: Database,
  id: string,
): Promise<{ title: string; category: string } | null> {
  const claimed = await db.write
    .updateTable('imageJobs')
    .set({ startedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .where('status', '=', 'working')
    .where('startedAt', 'is', null)
    .returning(['title', 'category'])
    .executeTakeFirst()
  return claimed ?? null
}

export async function finishImageJob(db: Database, id: string, imageUrl: string): Promise<void> {
  await db.write
    .updateTable('imageJobs')
    .set({ status: 'done', imageUrl })
    .where('id', '=', id)
    .where('status', '=', 'working')
    .execute()
}

export async function failImageJob(
  db: Database,
  id: string,
  fault: AssistanceFault,
): Promise<void> {
  await db.write
    .updateTable('imageJobs')
    .set({ status: 'failed', fault })
    .where('id', '=', id)
    .where('status', '=', 'working')
    .execute()
}

/** Cancels a job, even before it is stored: the call that stores it may arrive later. */
export async function cancelImageJob(db: Database, id: string): Promise<void> {
  await db.write
    .insertInto('imageJobs')
    .values({ id, title: '', category: '', status: 'cancelled' })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ status: 'cancelled', title: '', category: '', imageUrl: null, fault: null }),
    )
    .execute()
}
