import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../client.ts'

/** Advisory lock that serialises login attempts from all addresses. */
const LOGIN_LOCK = 7_402_232

/**
 * Stores a session under its token's hash and deletes expired sessions.
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

/** Passwords checked per window: for one address, and in total. */
export interface LoginLimits {
  ofAddress: number
  inAll: number
  windowSeconds: number
}

/** Seconds until the address may log in again; null when it may now. */
export async function readLoginWait(
  db: Database,
  address: string,
  limits: LoginLimits,
): Promise<number | null> {
  const found = await db.read.selectNoFrom(loginWait(address, limits).as('wait')).executeTakeFirst()
  return found?.wait ?? null
}

/**
 * Records a login attempt before its password is checked, unless a limit is exhausted. Attempts are
 * serialised, so that parallel ones cannot exceed the limit. Records when the total limit was reached.
 * @returns as `readLoginWait`; null when this attempt may proceed.
 */
export async function beginLoginAttempt(
  db: Database,
  { id, address }: { id: string; address: string },
  limits: LoginLimits,
): Promise<number | null> {
  const [, , rows] = await db.batch([
    {
      compile: () => sql`select pg_advisory_xact_lock(${LOGIN_LOCK})`.compile(db.write),
    },
    db.write
      .deleteFrom('loginAttempts')
      .where('attemptedAt', '<', sql<Date>`now() - ${windowOf(limits)}`),
    {
      compile: () =>
        sql<{ wait: number | null }>`
          with blocked as (
            select ${loginWait(address, limits)} as wait
          ), noted as (
            insert into login_attempts (id, address)
            select ${id}::uuid, ${address} from blocked where wait is null
            returning id
          ), reached as (
            update login_limit set reached_at = now()
            where exists (select from noted)
              and (select count(*) from login_attempts) >= ${limits.inAll - 1}::integer
          )
          select wait from blocked`.compile(db.write),
    },
  ])
  return rows[0]?.wait ?? null
}

/** When the total limit was last reached, which locks out everybody; null: never. */
export async function readLoginLimitReached(db: Database): Promise<Date | null> {
  const { reachedAt } = await db.read
    .selectFrom('loginLimit')
    .select('reachedAt')
    .executeTakeFirstOrThrow()
  return reachedAt
}

function windowOf({ windowSeconds }: LoginLimits): RawBuilder<unknown> {
  return sql`make_interval(secs => ${windowSeconds}::integer)`
}

/** Whole seconds until the oldest attempt counted against an exhausted limit leaves the window, or null. */
function loginWait(address: string, limits: LoginLimits): RawBuilder<number | null> {
  const last = (condition: RawBuilder<boolean>, limit: number) => sql`(
    select attempted_at from login_attempts
    where ${condition} and attempted_at > now() - ${windowOf(limits)}
    order by attempted_at desc offset ${limit - 1}::integer limit 1)`
  return sql`ceil(extract(epoch from greatest(
    ${last(sql`address = ${address}`, limits.ofAddress)},
    ${last(sql`true`, limits.inAll)}) + ${windowOf(limits)} - now()))::integer`
}
