import { sql } from 'kysely'
import type { AssistanceFault } from '#src/domain/assistance.ts'
import type { ImageJob } from '#src/domain/image-jobs.ts'
import type { Database } from '../client.ts'

/** How long jobs are kept: long after nobody asks for them any more. */
const KEPT_FOR = sql`interval '1 day'`

/**
 * Stores a job that is to be done; old ones go with the same call.
 * @returns false when the job is stored already, or was called off.
 */
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

/** What is known of a job; null when there is none or it was called off. */
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
 * Takes the right to do a job: of several callers one gets it, so that nothing is paid for twice.
 * @returns what the image is to show; null when the job is taken, called off or unknown.
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

/**
 * Calls a job off; also one that is still to come, as the call that stores it may be slower than
 * the one that calls it off.
 */
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
