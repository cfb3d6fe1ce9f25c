import { type Insertable, type Selectable, sql } from 'kysely'
import type { Database } from '#db/client.ts'
import type { AdminChallengesTable, AdminPasskeysTable } from '#db/schema/tables.ts'
import { queueSecurityNotice } from '#src/server/queries/outbox.ts'

export type Passkey = Selectable<AdminPasskeysTable>

type Purpose = AdminChallengesTable['purpose']

/** Stores a challenge for some minutes, and deletes expired ones. */
export async function insertChallenge(
  db: Database,
  { challenge, purpose, minutes }: { challenge: string; purpose: Purpose; minutes: number },
): Promise<void> {
  await db.write
    .with('expired', (query) =>
      query.deleteFrom('adminChallenges').where('expiresAt', '<', sql<Date>`now()`),
    )
    .insertInto('adminChallenges')
    .values({
      challenge,
      purpose,
      expiresAt: sql<Date>`now() + make_interval(mins => ${minutes}::integer)`,
    })
    .execute()
}

/**
 * Consumes a challenge, so that it is answered only once.
 * @returns whether it existed and had not expired.
 */
export async function consumeChallenge(
  db: Database,
  { challenge, purpose }: { challenge: string; purpose: Purpose },
): Promise<boolean> {
  const taken = await db.write
    .deleteFrom('adminChallenges')
    .where('challenge', '=', challenge)
    .where('purpose', '=', purpose)
    .returning(sql<boolean>`expires_at > now()`.as('isValid'))
    .executeTakeFirst()
  return taken?.isValid === true
}

/** Returns the passkey with a credential id. */
export async function findPasskey(
  db: Database,
  credentialId: string,
): Promise<Passkey | undefined> {
  return db.read
    .selectFrom('adminPasskeys')
    .selectAll()
    .where('credentialId', '=', credentialId)
    .executeTakeFirst()
}

/** Returns every passkey, oldest first. */
export async function listPasskeys(db: Database): Promise<Passkey[]> {
  return db.read
    .selectFrom('adminPasskeys')
    .selectAll()
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

/** Stores a passkey and mails the owner. @throws the driver's error if the credential is already stored. */
export async function insertPasskey(
  db: Database,
  passkey: Insertable<AdminPasskeysTable>,
): Promise<Passkey> {
  return db.write
    .with('added', (query) => query.insertInto('adminPasskeys').values(passkey).returningAll())
    .with('told', () => queueSecurityNotice('added', 'addPasskey'))
    .selectFrom('added')
    .selectAll()
    .executeTakeFirstOrThrow()
}

/** Records the use of a passkey and its new signature counter. @returns whether it exists. */
export async function touchPasskey(
  db: Database,
  { id, counter }: { id: string; counter: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db.write
    .updateTable('adminPasskeys')
    .set({ counter, lastUsedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Deletes a passkey and mails the owner. The sessions that it opened end too: a passkey is deleted when its device is
 * lost or in other hands, and there they may still be open. @returns whether it existed.
 */
export async function deletePasskey(db: Database, id: string): Promise<boolean> {
  const deleted = await db.write
    .with('deleted', (query) =>
      query.deleteFrom('adminPasskeys').where('id', '=', id).returning('id'),
    )
    .with('told', () => queueSecurityNotice('deleted', 'removePasskey'))
    .selectFrom('deleted')
    .select('id')
    .executeTakeFirst()
  return deleted !== undefined
}
