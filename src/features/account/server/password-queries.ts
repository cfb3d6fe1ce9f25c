import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Database } from '#db/client.ts'
import { queueSecurityNotice } from '#src/server/queries/outbox.ts'
import type { AdminPasswordTable } from '#db/schema/tables.ts'

export type StoredPassword = Selectable<AdminPasswordTable>

/** Password that matched at a login. */
export interface PasswordProof {
  /** Null for the environment's password. */
  storedId: string | null
  /** Id of a stored password that is no longer in force and will be deleted; null if there is none. */
  outdatedId: string | null
}

/** Selects the password set in the panel, even if it is no longer in force. */
export function storedPassword(db: Database) {
  return db.read.selectFrom('adminPassword').selectAll()
}

/** Reads the password set in the panel, even if it is no longer in force; undefined if none was set. */
export async function readPassword(db: Database): Promise<StoredPassword | undefined> {
  return storedPassword(db).executeTakeFirst()
}

/**
 * Builds the SQL expression for the name of the current password: the fingerprint, then the id of the stored password
 * if there is one. A session keeps this name and ends when the name changes.
 * @param fingerprint hash of the environment's password.
 */
export function passwordName(fingerprint: string): RawBuilder<string> {
  return sql`(${fingerprint}::text || coalesce((select '.' || id from admin_password), ''))`
}

/** Returns the name of the password that was checked. The database may hold another password by now. */
export function nameOfProven(fingerprint: string, storedId: string | null): string {
  return storedId === null ? fingerprint : `${fingerprint}.${storedId}`
}

/**
 * Stores a password, ends every session except `sessionId`, whose token it replaces, and queues a mail to the owner.
 * @param change.insteadOf id of the stored password that was read before the change was confirmed; null if there was
 *   none.
 * @returns false, with nothing changed, when another password was stored meanwhile or the session has ended.
 */
export async function replacePassword(
  db: Database,
  {
    insteadOf,
    sessionId,
    tokenHash,
    fingerprint,
    hash,
    environmentHash,
  }: Pick<StoredPassword, 'hash' | 'environmentHash'> & {
    insteadOf: string | null
    sessionId: string
    /** SHA-256 of the session's new token, hex. */
    tokenHash: string
    fingerprint: string
  },
): Promise<boolean> {
  const id = crypto.randomUUID()
  const { rows } = await sql`
    with stored as (
      insert into admin_password (id, hash, environment_hash)
      select ${id}::uuid, ${hash}, ${environmentHash} from admin_sessions where id = ${sessionId}
      on conflict (is_only) do update
        set id = excluded.id, hash = excluded.hash, environment_hash = excluded.environment_hash,
          changed_at = now()
        where admin_password.id = ${insteadOf}::uuid
      returning id
    ), ended as (
      delete from admin_sessions using stored where admin_sessions.id <> ${sessionId}
    ), told as ${queueSecurityNotice('stored', 'changePassword')}
    update admin_sessions
    set password_fingerprint = ${nameOfProven(fingerprint, id)}, session_token = ${tokenHash}
    from stored where admin_sessions.id = ${sessionId}
    returning admin_sessions.id`.execute(db.write)
  return rows.length > 0
}
