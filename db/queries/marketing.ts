import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../client.ts'
import { queueEntries } from './outbox.ts'

/** Whether the marketing service has an address of `entry`, or is going to get it. */
const isKnownThere = sql`(
  exists (
    select from newsletter_subscriptions
    where email = entry.recipient and omnisend_contact_id is not null)
  or exists (
    select from outbox where outbox.recipient = entry.recipient and outbox.kind = 'contact'))`

/**
 * A CTE that has the marketing service get the present state of an address, for each row of an earlier CTE.
 * @param options.ifKnown nothing is queued for an address that the service has never got.
 */
export function queueContact(
  cause: string,
  email: string,
  { ifKnown = false } = {},
): RawBuilder<object> {
  return queueEntries(
    cause,
    [{ kind: 'contact', recipient: email }],
    ifKnown ? isKnownThere : undefined,
  )
}

/**
 * A CTE that lists an address that is erased here, for the owner to delete in the marketing service, whose
 * API cannot; for each row of an earlier CTE.
 */
export function listRemoval(cause: string, email: string): RawBuilder<object> {
  return sql<object>`(
    insert into marketing_removals (id, email)
    select gen_random_uuid(), entry.recipient
    from ${sql.table(cause)} as cause, (select ${email}::text as recipient) as entry
    where ${isKnownThere}
    limit 1
    on conflict (email) do update set requested_at = now())`
}

/** What the marketing service may know of an address: a confirmed subscription, and segments by consent. */
export async function findContact(db: Database, email: string) {
  return db.read
    .selectFrom('newsletterSubscriptions')
    .select([
      'name',
      'subscribedAt',
      'confirmedAt',
      'leftAt',
      'consentedAt',
      sql<boolean>`subscribed and confirmed_at is not null`.as('subscribed'),
      sql<string[]>`array(
        select distinct segment from marketing_consents
        where marketing_consents.email = newsletter_subscriptions.email and segment is not null
        order by segment)`.as('segments'),
    ])
    .where('email', '=', email)
    .executeTakeFirst()
}

/** Keeps the id that the marketing service has given to an address, wherever it is stored with a consent. */
export async function recordContact(db: Database, email: string, id: string): Promise<void> {
  await db.write
    .with('subscription', (query) =>
      query
        .updateTable('newsletterSubscriptions')
        .set({ omnisendContactId: id })
        .where('email', '=', email),
    )
    .updateTable('quizSubmissions')
    .set({ omnisendContactId: id })
    .where('email', '=', email)
    .where('consentedAt', 'is not', null)
    .execute()
}

/** Addresses that the owner has to delete in the marketing service, oldest first. */
export async function listRemovals(
  db: Database,
): Promise<{ id: string; email: string; requestedAt: Date }[]> {
  return db.read.selectFrom('marketingRemovals').selectAll().orderBy('requestedAt').execute()
}

/** Notes that an address is deleted there. @returns whether it was listed. */
export async function endRemoval(db: Database, id: string): Promise<boolean> {
  const ended = await db.write
    .deleteFrom('marketingRemovals')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return ended !== undefined
}
