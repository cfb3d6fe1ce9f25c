import { sql } from 'kysely'
import type { Database } from '../client.ts'

/**
 * Stores a session under its token's hash; sessions that have expired go with the same call.
 * @param tokenHash SHA-256 of the bearer token, hex.
 */
export async function insertSession(
  db: Database,
  session: { id: string; tokenHash: string; expiresAt: Date; address: string },
): Promise<void> {
  await db.write
    .with('expired', (query) =>
      query.deleteFrom('adminSessions').where('expiresAt', '<', sql<Date>`now()`),
    )
    .with('forgiven', (query) =>
      query.deleteFrom('loginAttempts').where('address', '=', session.address),
    )
    .insertInto('adminSessions')
    .values({
      id: session.id,
      sessionToken: session.tokenHash,
      expiresAt: session.expiresAt,
    })
    .execute()
}

/** Whether the token's session exists and has not expired. */
export async function hasSession(db: Database, tokenHash: string): Promise<boolean> {
  const found = await db.read
    .selectFrom('adminSessions')
    .select('id')
    .where('sessionToken', '=', tokenHash)
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return found !== undefined
}

export async function deleteSession(db: Database, tokenHash: string): Promise<void> {
  await db.write.deleteFrom('adminSessions').where('sessionToken', '=', tokenHash).execute()
}

/**
 * Notes a login attempt before its password is looked at, unless the address has used up its
 * attempts: attempts of one address wait for each other, so that none slips through in parallel.
 * @returns the seconds until the address may try again, or null when this attempt may go on.
 */
export async function beginLoginAttempt(
  db: Database,
  attempt: { id: string; address: string; limit: number; windowSeconds: number },
): Promise<number | null> {
  const window = sql`make_interval(secs => ${attempt.windowSeconds}::integer)`
  const [, , rows] = await db.batch([
    {
      compile: () =>
        sql`select pg_advisory_xact_lock(hashtextextended(${attempt.address}, 0))`.compile(
          db.write,
        ),
    },
    db.write.deleteFrom('loginAttempts').where('attemptedAt', '<', sql<Date>`now() - ${window}`),
    {
      compile: () =>
        sql<{ wait: number | null }>`
          with earlier as (
            select count(*) as number, min(attempted_at) as first
            from (
              select attempted_at from login_attempts where address = ${attempt.address}
              order by attempted_at desc limit ${attempt.limit}
            ) as latest
          ), noted as (
            insert into login_attempts (id, address)
            select ${attempt.id}::uuid, ${attempt.address} from earlier
            where number < ${attempt.limit}
          )
          select case when number >= ${attempt.limit}
            then ceil(extract(epoch from first + ${window} - now()))::integer end as wait
          from earlier`.compile(db.write),
    },
  ])
  const wait = rows[0]?.wait ?? null
  return wait === null ? null : Math.max(1, wait)
}
