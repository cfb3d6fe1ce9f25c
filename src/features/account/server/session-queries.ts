import { type RawBuilder, sql } from 'kysely'
import {
  PROOF_MINUTES,
  SESSION_HOURS,
  SESSION_IDLE_HOURS,
} from '#src/features/account/contracts.ts'
import type { Database } from '#db/client.ts'
import {
  nameOfProven,
  passwordName,
  type PasswordProof,
  type StoredPassword,
  storedPassword,
} from './password-queries.ts'

/** Advisory lock that serialises login attempts from all addresses. */
const LOGIN_LOCK = 7_402_232

/** Proof that authenticates a new session. */
export type LoginProof =
  /** By password. Login then deletes the attempts of the caller's network. */
  | { password: PasswordProof }
  /** By passkey, with its current signature counter. */
  | { passkey: { id: string; counter: number } }

/** Session of an admin call, as the call's token has found it. */
export interface OpenSession {
  id: string
  device: string
  /** Whether the session was confirmed in the last `PROOF_MINUTES`. */
  isProven: boolean
}

/** Minimum seconds between two updates of a session's last use, so that few calls write. */
const TOUCH_SECONDS = 60

/** Builds the condition that the session has not ended by age, idling or a password change. */
function isOpen(fingerprint: string): RawBuilder<boolean> {
  return sql`(expires_at > now()
    and last_used_at > now() - make_interval(hours => ${sql.lit(SESSION_IDLE_HOURS)})
    and password_fingerprint = ${passwordName(fingerprint)})`
}

/**
 * Stores a session under its token's hash, records the login in the audit log and remembers the network. Deletes ended
 * sessions. After a login by password, also deletes the attempts of the network, and a stored password that is no
 * longer in force.
 * @param session.tokenHash SHA-256 of the bearer token, hex.
 * @param session.fingerprint of the environment's password.
 * @param session.network hashed.
 * @returns false when the passkey has been deleted meanwhile.
 */
export async function insertSession(
  db: Database,
  session: {
    id: string
    tokenHash: string
    device: string
    fingerprint: string
    network: string
  },
  proof: LoginProof,
): Promise<boolean> {
  const { id, tokenHash, device, fingerprint, network } = session
  const [act, check] =
    'password' in proof
      ? ([
          'logInByPassword',
          sql`select null::uuid as passkey_id, ${nameOfProven(fingerprint, proof.password.storedId)}::text as named`,
        ] as const)
      : ([
          'logInByPasskey',
          sql`update admin_passkeys
            set counter = ${proof.passkey.counter}, last_used_at = now()
            where id = ${proof.passkey.id}
            returning id as passkey_id, ${passwordName(fingerprint)} as named`,
        ] as const)
  const [forgiven, outdatedId] =
    'password' in proof ? [network, proof.password.outdatedId] : [null, null]
  const { rows } = await sql`
    with ended as (
      delete from admin_sessions where ${isOpen(fingerprint)} is not true
    ), forgiven as (
      delete from login_attempts where address = ${forgiven}
    ), outdated as (
      delete from admin_password where id = ${outdatedId}::uuid
    ), proven as (
      ${check}
    ), opened as (
      insert into admin_sessions
        (id, session_token, expires_at, passkey_id, device, password_fingerprint)
      select ${id}::uuid, ${tokenHash}, now() + make_interval(hours => ${sql.lit(SESSION_HOURS)}),
        passkey_id, ${device}, named
      from proven
      returning id, device
    ), remembered as (
      insert into owner_networks (network) select ${network} from opened
      on conflict (network) do update set last_login_at = now()
    )
    insert into audit_log (id, act, session_id, device)
    select ${crypto.randomUUID()}::uuid, ${act}, id, device from opened
    returning id`.execute(db.write)
  return rows.length > 0
}

/**
 * Finds the active session of a token and records its use, in one statement.
 * @param call.polled whether the panel made the call by polling, which does not count as use.
 */
export async function useSession(
  db: Database,
  { tokenHash, fingerprint }: { tokenHash: string; fingerprint: string },
  { polled }: { polled: boolean },
): Promise<OpenSession | undefined> {
  const { rows } = await sql<OpenSession>`
    with found as (
      select id, device, last_used_at,
        proven_at > now() - make_interval(mins => ${sql.lit(PROOF_MINUTES)}) as "isProven"
      from admin_sessions
      where session_token = ${tokenHash} and ${isOpen(fingerprint)}
    ), touched as (
      update admin_sessions set last_used_at = now() from found
      where admin_sessions.id = found.id and not ${polled}::boolean
        and found.last_used_at < now() - make_interval(secs => ${sql.lit(TOUCH_SECONDS)})
    )
    select id, device, "isProven" from found`.execute(db.idempotent)
  return rows[0]
}

/** Records that a session was confirmed by a passkey, or by the password of an attempt, which no longer counts. */
export async function recordProof(
  db: Database,
  { id }: { id: string },
  attempt?: PasswordAttempt,
): Promise<void> {
  await sql`
    with given_back as (
      delete from login_attempts where id = ${attempt?.id ?? null}::uuid
    )
    update admin_sessions set proven_at = now() where id = ${id}`.execute(db.write)
}

/** Returns at most 100 active sessions, last used first, each with the name of its passkey. */
export async function listSessions(db: Database, fingerprint: string) {
  return db.read
    .selectFrom('adminSessions')
    .select(['id', 'device', 'createdAt', 'lastUsedAt'])
    .select((query) =>
      query
        .selectFrom('adminPasskeys')
        .select('name')
        .whereRef('adminPasskeys.id', '=', 'adminSessions.passkeyId')
        .as('passkey'),
    )
    .where(isOpen(fingerprint))
    .orderBy('lastUsedAt', 'desc')
    .orderBy('id')
    .limit(100)
    .execute()
}

/** Deletes a session. @returns whether it existed. */
export async function deleteSession(db: Database, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.write
    .deleteFrom('adminSessions')
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Deletes every session except one. @returns how many of them were active. */
export async function deleteOtherSessions(
  db: Database,
  { id }: { id: string },
  fingerprint: string,
): Promise<number> {
  const deleted = await db.write
    .deleteFrom('adminSessions')
    .where('id', '<>', id)
    .returning(isOpen(fingerprint).as('wasOpen'))
    .execute()
  return deleted.filter(({ wasOpen }) => wasOpen).length
}

/**
 * Maximum number of passwords checked per window: for one caller, and for all callers of one kind (`kindOf`) together.
 */
export interface LoginLimits {
  ofCaller: number
  inAll: number
  windowSeconds: number
}

/** Sender of a password. `network` is hashed; `sessionId` is that of an active session. */
export type PasswordCaller = { network: string } | { sessionId: string }

/** A check of one password, counted from before it is made. */
export interface PasswordAttempt {
  id: string
  caller: PasswordCaller
}

/** Returns the seconds until the caller may send a password again; null when it may now. */
export async function readLoginWait(
  db: Database,
  caller: PasswordCaller,
  limits: LoginLimits,
): Promise<number | null> {
  const found = await db.read.selectNoFrom(loginWait(caller, limits).as('wait')).executeTakeFirst()
  return found?.wait ?? null
}

/**
 * Records an attempt before its password is checked, unless a limit is exhausted. Attempts are serialised, so that
 * parallel ones cannot exceed the limit. Records the time when callers from unknown networks reach their total.
 * @returns the stored password, and in `wait` the seconds until the caller may try again; null when this attempt may
 *   proceed.
 */
export async function beginLoginAttempt(
  db: Database,
  { id, caller }: PasswordAttempt,
  limits: LoginLimits,
): Promise<{ wait: number | null; stored: StoredPassword | undefined }> {
  const [, , rows, [stored]] = await db.batch([
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
            select ${loginWait(caller, limits)} as wait
          ), noted as (
            insert into login_attempts (id, address, kind)
            select ${id}::uuid, ${keyOf(caller)}, ${kindOf(caller)} from blocked where wait is null
            returning kind
          ), reached as (
            update login_limit set reached_at = now()
            where exists (select from noted where kind = 'stranger')
              and (select count(*) from login_attempts where kind = 'stranger')
                >= ${limits.inAll - 1}::integer
          )
          select wait from blocked`.compile(db.write),
    },
    storedPassword(db),
  ])
  return { wait: rows[0]?.wait ?? null, stored }
}

/**
 * Returns the last time at which callers from unknown networks reached their total limit; null if never. Beyond the
 * limit, none of their passwords is checked.
 */
export async function readLoginLimit(db: Database): Promise<{ reachedAt: Date | null }> {
  return db.read.selectFrom('loginLimit').select('reachedAt').executeTakeFirstOrThrow()
}

function windowOf({ windowSeconds }: LoginLimits): RawBuilder<unknown> {
  return sql`make_interval(secs => ${windowSeconds}::integer)`
}

function keyOf(caller: PasswordCaller): string {
  return 'network' in caller ? caller.network : caller.sessionId
}

/**
 * Returns the caller's kind. Each kind has its own total, so that strangers cannot use up the administrator's
 * attempts.
 */
function kindOf(caller: PasswordCaller): RawBuilder<string> {
  if ('sessionId' in caller) return sql`'session'`
  return sql`(case when exists (select from owner_networks where network = ${caller.network})
    then 'owner' else 'stranger' end)`
}

/**
 * Returns whole seconds until the oldest attempt counted against an exhausted limit leaves the window; null if no limit
 * is exhausted.
 */
function loginWait(caller: PasswordCaller, limits: LoginLimits): RawBuilder<number | null> {
  const last = (condition: RawBuilder<boolean>, limit: number) => sql`(
    select attempted_at from login_attempts
    where ${condition} and attempted_at > now() - ${windowOf(limits)}
    order by attempted_at desc offset ${limit - 1}::integer limit 1)`
  return sql`ceil(extract(epoch from greatest(
    ${last(sql`address = ${keyOf(caller)}`, limits.ofCaller)},
    ${last(sql`kind = ${kindOf(caller)}`, limits.inAll)}) + ${windowOf(limits)} - now()))::integer`
}
