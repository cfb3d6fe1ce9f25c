import { type Insertable, type Selectable, sql } from 'kysely'
import type { Database } from '#db/client.ts'
import type { AdminChallengesTable, AdminPasskeysTable } from '#db/schema/tables.ts'

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

/** Takes a challenge, so that it is answered once. @returns whether it was there and had not expired. */
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

/** The passkey with a credential's id. */
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

/** Every passkey, oldest first. */
export async function listPasskeys(db: Database): Promise<Passkey[]> {
  return db.read
    .selectFrom('adminPasskeys')
    .selectAll()
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

/** @throws the driver's error for a credential that is stored already. */
export async function insertPasskey(
  db: Database,
  passkey: Insertable<AdminPasskeysTable>,
): Promise<Passkey> {
  return db.write
    .insertInto('adminPasskeys')
    .values(passkey)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Notes that a passkey was used, and where its signature counter stands now. @returns whether there is one. */
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

/** Deletes a passkey, and with it the sessions that it opened. @returns whether there was one. */
export async function deletePasskey(db: Database, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.write
    .deleteFrom('adminPasskeys')
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
