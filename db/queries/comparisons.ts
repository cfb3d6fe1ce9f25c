import { sql } from 'kysely'
import type { ComparisonConsent, DimensionShare } from '#src/domain/comparisons.ts'
import { TIME_ZONE } from '#src/domain/lithuanian.ts'
import { COMPARISON_DAYS } from '#src/domain/retention.ts'
import type { Database } from '../client.ts'
import { recordErasures } from './erasures.ts'

/** One visitor's side of a comparison. */
interface Side {
  quizId: string
  inviteHash: string
  profile: readonly DimensionShare[]
  consent: ComparisonConsent
  /** Whether anything may be stored; without it the same statement stores nothing. */
  allowed: boolean
}

/** Starts a comparison that waits for the other side. */
export async function insertComparison(db: Database, id: string, side: Side): Promise<void> {
  await sql`
    insert into comparisons (id, quiz_id, invite_hash, first, first_consent, expires_at)
    select ${id}::uuid, ${side.quizId}::uuid, ${side.inviteHash}::text,
      ${JSON.stringify(side.profile)}::jsonb, ${JSON.stringify(side.consent)}::jsonb,
      date_trunc('day', now(), ${TIME_ZONE}) + make_interval(days => ${sql.lit(COMPARISON_DAYS)})
    where ${side.allowed}::boolean`.execute(db.write)
}

/**
 * Adds the other side and uses up the invitation.
 * @returns the comparison's id; undefined when there is no such invitation to this quiz any more.
 */
export async function joinComparison(db: Database, side: Side): Promise<string | undefined> {
  const joined = await db.write
    .updateTable('comparisons')
    .set({
      inviteHash: null,
      second: JSON.stringify(side.profile),
      secondConsent: JSON.stringify(side.consent),
    })
    .where('inviteHash', '=', side.inviteHash)
    .where('quizId', '=', side.quizId)
    .where('expiresAt', '>', sql<Date>`now()`)
    .where(sql<boolean>`${side.allowed}::boolean`)
    .returning('id')
    .executeTakeFirst()
  return joined?.id
}

/** A comparison that both have agreed to, with its quiz's dimensions by now; undefined in every other case. */
export async function findComparison(db: Database, id: string) {
  return db.read
    .selectFrom('comparisons')
    .innerJoin('quizzes', 'quizzes.id', 'comparisons.quizId')
    .select(['title', 'dimensions', 'first', 'second', 'expiresAt'])
    .where('comparisons.id', '=', id)
    .where('comparable', '=', true)
    .where('expiresAt', '>', sql<Date>`now()`)
    .where('second', 'is not', null)
    .$narrowType<{ second: DimensionShare[] }>()
    .executeTakeFirst()
}

/** Deletes a comparison. The id is listed as erased even when there is none, so that both cases are the same work. */
export async function deleteComparison(db: Database, id: string): Promise<void> {
  await db.write
    .with('deleted', (query) => query.deleteFrom('comparisons').where('id', '=', id))
    .with('withdrawn', () => sql<{ id: string }>`(select ${id}::uuid as id)`)
    .with('recorded', () => recordErasures({ withdrawn: 'comparison' }))
    .selectFrom('withdrawn')
    .select('id')
    .execute()
}
