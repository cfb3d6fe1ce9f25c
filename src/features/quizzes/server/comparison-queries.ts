import { sql } from 'kysely'
import type { ComparisonConsent, DimensionShare } from '../comparisons.ts'
import { TIME_ZONE } from '#src/core/lithuanian.ts'
import { COMPARISON_DAYS } from '#src/core/retention.ts'
import type { Database } from '#db/client.ts'
import { recordErasures } from '#src/server/queries/erasures.ts'

/** One visitor's side of a comparison. */
interface Side {
  /** Id that the visitor's link contains. */
  id: string
  quizId: string
  inviteHash: string
  profile: readonly DimensionShare[]
  consent: ComparisonConsent
  /** Whether the side may be stored. If not, the same SQL runs without storing it, so that both cases look alike. */
  allowed: boolean
}

/**
 * Content of a private link. `id` is the id of a side, and `side` is null. In links of an earlier release `id` is the
 * id of the row, and `side` names the side.
 */
export interface SideLink {
  id: string
  side: 'first' | 'second' | null
}

/** Stores the first side of a comparison, which waits for the other. */
export async function insertComparison(db: Database, side: Side): Promise<void> {
  await sql`
    insert into comparisons (id, first_id, quiz_id, invite_hash, first, first_consent, expires_at)
    select ${crypto.randomUUID()}::uuid, ${side.id}::uuid, ${side.quizId}::uuid,
      ${side.inviteHash}::text,
      ${JSON.stringify(side.profile)}::jsonb, ${JSON.stringify(side.consent)}::jsonb,
      date_trunc('day', now(), ${TIME_ZONE}) + make_interval(days => ${sql.lit(COMPARISON_DAYS)})
    where ${side.allowed}::boolean`.execute(db.write)
}

/** Uses up the invitation if it is still valid, and adds the other side if `side.allowed`. */
export async function joinComparison(db: Database, side: Side): Promise<void> {
  const ifAllowed = (value: string) => sql<never>`case when ${side.allowed} then ${value} end`
  await db.write
    .updateTable('comparisons')
    .set({
      inviteHash: null,
      secondId: sql`${ifAllowed(side.id)}::uuid`,
      second: sql`${ifAllowed(JSON.stringify(side.profile))}::jsonb`,
      secondConsent: sql`${ifAllowed(JSON.stringify(side.consent))}::jsonb`,
    })
    .where('inviteHash', '=', side.inviteHash)
    .where('quizId', '=', side.quizId)
    .where('expiresAt', '>', sql<Date>`now()`)
    .execute()
}

function isOf({ id }: SideLink) {
  return sql<boolean>`${id}::uuid in (first_id, second_id, comparisons.id)`
}

/**
 * Finds an unexpired comparison that both visitors agreed to, with the quiz's current dimensions. The quiz must still
 * allow comparisons.
 */
export async function findComparison(db: Database, link: SideLink) {
  return db.read
    .selectFrom('comparisons')
    .innerJoin('quizzes', 'quizzes.id', 'comparisons.quizId')
    .select(['title', 'dimensions', 'first', 'second', 'expiresAt'])
    .select(
      sql<boolean>`coalesce(${link.side} = 'second', second_id = ${link.id}, false)`.as('isSecond'),
    )
    .where(isOf(link))
    .where('comparable', '=', true)
    .where('expiresAt', '>', sql<Date>`now()`)
    .where('second', 'is not', null)
    .$narrowType<{ second: DimensionShare[] }>()
    .executeTakeFirst()
}

/**
 * Deletes a comparison and records that it was erased. If there is none, records the link's id, so that both cases take
 * equally long.
 */
export async function deleteComparison(db: Database, link: SideLink): Promise<void> {
  await db.write
    .with('deleted', (query) => query.deleteFrom('comparisons').where(isOf(link)).returning('id'))
    .with(
      'withdrawn',
      () =>
        sql<{ id: string }>`(select coalesce((select id from deleted), ${link.id}::uuid) as id)`,
    )
    .with('recorded', () => recordErasures({ withdrawn: 'comparison' }))
    .selectFrom('withdrawn')
    .select('id')
    .execute()
}
