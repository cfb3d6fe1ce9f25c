import { sql } from 'kysely'
import type { Database } from '#db/client.ts'
import type { StoredPassword } from './password-queries.ts'
import { areCodesKept } from '#src/server/queries/kept-codes.ts'
import { queueEntries, queueSecurityNotice } from '#src/server/queries/outbox.ts'
import {
  callsToCount,
  countCalls,
  isAllowed,
  isCounted,
  type RateLimitKeys,
  refuseOverLimit,
} from '#src/server/queries/rate-limits.ts'
import { PASSWORD_LINK_MINUTES } from '../contracts.ts'

const isValid = sql<boolean>`(
  created_at > now() - make_interval(mins => ${sql.lit(PASSWORD_LINK_MINUTES)}))`

/** Counts the unused recovery codes. */
export async function readRecoveryCodes(
  db: Database,
): Promise<{ left: number; createdAt: Date | null; areKept: boolean }> {
  return db.read
    .selectFrom('recoveryCodes')
    .select([
      sql<number>`count(*)::integer`.as('left'),
      sql<Date | null>`max(created_at)`.as('createdAt'),
      areCodesKept.as('areKept'),
    ])
    .executeTakeFirstOrThrow()
}

/** Stores new recovery codes in place of earlier ones, and mails the owner. @param hashes SHA-256 of each code, hex. */
export async function replaceRecoveryCodes(db: Database, hashes: readonly string[]): Promise<void> {
  await db.write
    .with('earlier', (query) => query.deleteFrom('recoveryCodes'))
    .with('made', (query) =>
      query
        .insertInto('recoveryCodes')
        .values(hashes.map((hash) => ({ hash })))
        .returning('hash'),
    )
    .with('cause', () => sql<{ id: string }>`(select gen_random_uuid() as id from made limit 1)`)
    .with('told', () => queueSecurityNotice('cause', 'createRecoveryCodes'))
    .selectNoFrom(sql`1`.as('done'))
    .execute()
}

/**
 * Queues the mail with a link for a new password, unless an earlier link is still valid or the rate limit is reached.
 * @throws an error that `isRateLimitError` recognises.
 */
export async function queuePasswordLink(db: Database, limits: RateLimitKeys): Promise<void> {
  const isFirst = sql`(${isAllowed} and not exists (select from password_links where ${isValid}))`
  await db.write
    .with('refused', () => refuseOverLimit(limits))
    .with('counted', () =>
      countCalls([
        ...callsToCount(limits, { calls: isAllowed, mails: sql`false` }),
        { kind: 'password-links', subject: '', when: isFirst },
      ]),
    )
    .with('expired', (query) =>
      query.deleteFrom('passwordLinks').where(sql<boolean>`not ${isValid}`),
    )
    .with(
      'link',
      () => sql<{ id: string }>`(
        insert into password_links (id)
        select gen_random_uuid() where ${isCounted('password-links')}
        returning id)`,
    )
    .with('queued', () =>
      queueEntries('link', [{ kind: 'password-link', recipient: null, network: limits.turn }]),
    )
    .selectNoFrom(sql`1`.as('done'))
    .execute()
}

/**
 * Counts an attempt to replace a forgotten password.
 * @param network hash of the caller's network.
 * @returns false beyond the limit.
 */
export async function countRecovery(db: Database, network: string): Promise<boolean> {
  const counted = await db.write
    .with('counted', () => countCalls([{ kind: 'recoveries', subject: network }]))
    .selectFrom('counted')
    .select('kind')
    .executeTakeFirst()
  return counted !== undefined
}

/**
 * Returns when a link was made, and whether a passkey is registered; undefined if the link is used, expired or unknown.
 */
export async function findPasswordLink(
  db: Database,
  id: string,
): Promise<{ createdAt: Date; hasPasskeys: boolean } | undefined> {
  return db.read
    .selectFrom('passwordLinks')
    .select(['createdAt', sql<boolean>`exists (select from admin_passkeys)`.as('hasPasskeys')])
    .where('id', '=', id)
    .where(isValid)
    .executeTakeFirst()
}

/** Proof of the right to replace a password. */
export interface RecoveryProof {
  /** Id of a mailed link. */
  linkId: string | null
  /** SHA-256 of a recovery code, hex. */
  codeHash: string | null
  /** A passkey, with its current signature counter. */
  passkey: { id: string; counter: number } | null
}

/**
 * Uses up a proof, stores a password, ends all sessions and links, and queues a mail to the owner, in one statement. A
 * code is enough. A link is enough only while no passkey is registered; otherwise it also needs a code or a passkey.
 * @param caller.device coarse name, for the audit log.
 * @param caller.network hashed; its login attempts are deleted, so that the administrator can log in at once.
 * @returns false, with nothing changed, when the proof is wrong, used or not enough.
 */
export async function recoverPassword(
  db: Database,
  { linkId, codeHash, passkey }: RecoveryProof,
  { hash, environmentHash }: Pick<StoredPassword, 'hash' | 'environmentHash'>,
  { device, network }: { device: string; network: string },
): Promise<boolean> {
  const [id, counter] = passkey === null ? [null, 0] : [passkey.id, passkey.counter]
  const isProven =
    codeHash !== null
      ? sql`(select count(*) from code) = 1`
      : sql`(select count(*) from link) = 1
          and (${id}::uuid is null or (select count(*) from key) = 1)`
  const { rows } = await sql`
    with link as (
      delete from password_links where id = ${linkId}::uuid and ${isValid}
        and case when ${codeHash}::text is not null
          then exists (select from recovery_codes where hash = ${codeHash})
          else ${id}::uuid is not null or not exists (select from admin_passkeys) end
      returning id
    ), code as (
      delete from recovery_codes where hash = ${codeHash}::text
        and (${linkId}::uuid is null or exists (select from link))
      returning hash
    ), key as (
      update admin_passkeys set counter = ${counter}::bigint, last_used_at = now()
      where id = ${id}::uuid and exists (select from link)
      returning id
    ), stored as (
      insert into admin_password (id, hash, environment_hash)
      select gen_random_uuid(), ${hash}, ${environmentHash} where ${isProven}
      on conflict (is_only) do update
        set id = excluded.id, hash = excluded.hash, environment_hash = excluded.environment_hash,
          changed_at = now()
      returning id
    ), ended as (
      delete from admin_sessions using stored
    ), forgiven as (
      delete from login_attempts using stored where address = ${network}
    ), others as (
      delete from password_links using stored where password_links.id is distinct from ${linkId}::uuid
    ), logged as (
      insert into audit_log (id, act, session_id, device)
      select gen_random_uuid(), 'recoverPassword', null, ${device} from stored
    ), told as ${queueSecurityNotice('stored', 'recoverPassword')}
    select id from stored`.execute(db.write)
  return rows.length > 0
}
