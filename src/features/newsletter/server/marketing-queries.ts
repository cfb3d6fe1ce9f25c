import { type RawBuilder, sql } from 'kysely'
import type { Private } from '#src/core/private.ts'
import type { Database } from '#db/client.ts'

/**
 * Whether the marketing service has, or may have, the address of `cause`: the service has assigned an id, or did not
 * refuse the contact that was sent.
 */
const isKnownThere = sql`(
  exists (
    select from newsletter_subscriptions as known
    where known.email = cause.email and known.omnisend_contact_id is not null)
  or exists (
    select from quiz_submissions as known
    where known.email = cause.email and known.omnisend_contact_id is not null)
  or exists (
    select from outbox
    where outbox.recipient = cause.email and outbox.kind = 'contact'
      and outbox.claimed_at is not null and outbox.fault is distinct from 'refused'))`

/** Whether the address of `cause` is a confirmed subscriber's. */
const isSubscriber = sql`exists (
  select from newsletter_subscriptions as known
  where known.email = cause.email and known.subscribed and known.confirmed_at is not null)`

/** Whether the marketing service was connected when the outbox was last delivered. */
const isConnected = sql`(select marketing_connected_at is not null from owner_settings)`

/**
 * Builds a CTE that queues a call to the marketing service with the current state of each address of an earlier CTE.
 * Queues nothing while the service is not connected.
 * @param cause name of a CTE with the column `email`.
 * @param which `known`: only addresses that the service has or may have; `subscribers`: only confirmed subscribers.
 */
export function queueContacts(
  cause: string,
  which: 'all' | 'known' | 'subscribers',
): RawBuilder<object> {
  const condition = { all: sql`true`, known: isKnownThere, subscribers: isSubscriber }[which]
  return sql<object>`(
    insert into outbox (id, channel, kind, recipient)
    select gen_random_uuid(), 'marketing', 'contact', cause.email
    from (select distinct email from ${sql.table(cause)}) as cause
    where ${isConnected} and ${condition})`
}

/**
 * Marks the marketing service as connected. If it was not connected before, queues every confirmed subscriber, every
 * erased address that the owner has to delete there, and the addresses of other subscriptions that the service knows.
 * Leaves out addresses that are queued already.
 */
export async function connectMarketing(db: Database): Promise<void> {
  await sql`
    with connected as (
      update owner_settings set marketing_connected_at = now()
      where marketing_connected_at is null returning id)
    insert into outbox (id, channel, kind, recipient)
    select gen_random_uuid(), 'marketing', 'contact', cause.email
    from connected, (
      select email, subscribed and confirmed_at is not null as is_due from newsletter_subscriptions
      union all
      select distinct email, true from marketing_removals
      where email not in (select email from newsletter_subscriptions)) as cause
    where (is_due or ${isKnownThere})
      and not exists (
        select from outbox
        where outbox.recipient = cause.email and kind = 'contact' and state = 'waiting')`.execute(
    db.write,
  )
}

/**
 * Marks the marketing service as not connected. Deletes waiting contacts that were never tried and that
 * `connectMarketing` can queue again, because their address has a subscription.
 */
export async function disconnectMarketing(db: Database): Promise<void> {
  await sql`
    with disconnected as (
      update owner_settings set marketing_connected_at = null
      where marketing_connected_at is not null returning id)
    delete from outbox using disconnected
    where kind = 'contact' and state = 'waiting' and claimed_at is null and exists (
      select from newsletter_subscriptions as known where known.email = recipient)`.execute(
    db.write,
  )
}

/**
 * Builds a CTE that lists the erased addresses of an earlier CTE, except those that the marketing service never got.
 * The owner has to delete the listed addresses in the service, because its API cannot.
 */
export function listRemovals(cause: string): RawBuilder<object> {
  return sql<object>`(
    insert into marketing_removals (id, email)
    select gen_random_uuid(), cause.email
    from (select distinct email from ${sql.table(cause)}) as cause
    where ${isKnownThere}
    on conflict (email) do update set requested_at = now())`
}

/**
 * Returns what the marketing service may know of an address: the subscription, and the segments with a consent.
 * Undefined without a subscription.
 */
export async function findContact(db: Database, email: Private) {
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

/**
 * Stores the id that the marketing service has assigned to an address, wherever the address is stored with a consent.
 * @returns whether the address has a subscription.
 */
export async function recordContact(db: Database, email: Private, id: string): Promise<boolean> {
  const kept = await db.write
    .with('subscription', (query) =>
      query
        .updateTable('newsletterSubscriptions')
        .set({ omnisendContactId: id })
        .where('email', '=', email)
        .returning('id'),
    )
    .with('submissions', (query) =>
      query
        .updateTable('quizSubmissions')
        .set({ omnisendContactId: id })
        .where('email', '=', email)
        .where('consentedAt', 'is not', null),
    )
    .selectFrom('subscription')
    .select('id')
    .executeTakeFirst()
  return kept !== undefined
}

/** Returns the addresses that the owner has to delete in the marketing service, oldest first. */
export async function readRemovals(
  db: Database,
): Promise<{ id: string; email: Private; requestedAt: Date }[]> {
  return db.read.selectFrom('marketingRemovals').selectAll().orderBy('requestedAt').execute()
}

/**
 * Marks an address as deleted in the marketing service, and deletes the service's id from the address's quiz
 * submissions.
 * @returns whether the address was listed for deletion.
 */
export async function endRemoval(db: Database, id: string): Promise<boolean> {
  const ended = await db.write
    .with('ended', (query) =>
      query.deleteFrom('marketingRemovals').where('id', '=', id).returning(['id', 'email']),
    )
    .with('forgotten', (query) =>
      query
        .updateTable('quizSubmissions')
        .set({ omnisendContactId: null })
        .where('email', 'in', (inner) => inner.selectFrom('ended').select('email')),
    )
    .selectFrom('ended')
    .select('id')
    .executeTakeFirst()
  return ended !== undefined
}
