import { sql } from 'kysely'
import type { SubscriptionState } from '../newsletter.ts'
import type { Private } from '#src/core/private.ts'
import { importVersion } from '../subscribers.ts'
import type { Database } from '#db/client.ts'
import {
  type SuppressionKeys,
  hasUnreadableSuppressions,
  isSuppressed,
} from '#src/server/queries/suppressions.ts'
import { queueContacts } from './marketing-queries.ts'
import { CAUSE_EMAIL, notInLastHour, queueEntries } from '#src/server/queries/outbox.ts'
import { deleteRequests, type NewConsent, stateOfRow } from './subscriber-queries.ts'

/**
 * Replaces a sender's network in the outbox. A network gets at most half of the mails that an hour allows, and so do
 * invitations.
 */
const INVITATIONS_TURN = 'subscriber-import'

/** Known facts about an address to add. */
interface KnownAddress {
  /** Null without a subscription. */
  state: SubscriptionState | null
  isDeparted: boolean
  /** Whether hashes of suppressed addresses cannot be read, so that `isDeparted` may be wrong. */
  hasUnreadable: boolean
}

/** Returns what is known of each address, in the given order. */
export async function readAddresses(
  db: Database,
  emails: readonly Private[],
  keys: SuppressionKeys,
): Promise<KnownAddress[]> {
  const given = sql<{ email: string; place: number }>`
    unnest(${sql.val(emails)}::text[]) with ordinality`.as<'given'>(sql`given (email, place)`)
  return db.read
    .selectFrom(given)
    .select([
      sql<SubscriptionState | null>`(
        select ${stateOfRow} from newsletter_subscriptions where email = given.email)`.as('state'),
      isSuppressed(sql`given.email`, keys).as('isDeparted'),
      hasUnreadableSuppressions(keys).as('hasUnreadable'),
    ])
    .orderBy('place')
    .execute()
}

/** Somebody who has consented elsewhere. */
export interface NewSubscriber {
  id: string
  email: Private
  name: string | null
  /** ISO instant. */
  consentedAt: string
  source: string
}

/**
 * Subscribes people by the consent that they have given elsewhere. Skips those who are subscribed, have left, were
 * stopped or are suppressed. Queues them for the marketing service and deletes their requests. Subscribes nobody if the
 * hashes of suppressed addresses cannot be read.
 * @returns number of people that the attempt has subscribed, in this and in earlier calls.
 */
export async function importSubscribers(
  db: Database,
  attemptId: string,
  subscribers: readonly NewSubscriber[],
  keys: SuppressionKeys,
): Promise<number> {
  const version = importVersion(attemptId)
  const { added } = await db.write
    .with(
      'given',
      () => sql<object>`(
        select * from jsonb_to_recordset(${JSON.stringify(subscribers)}::jsonb)
          as given (id uuid, email text, name text, "consentedAt" timestamptz, source text))`,
    )
    .with(
      'imported',
      () => sql<object>`(
        insert into newsletter_subscriptions (id, email, name, subscribed, subscribed_at, confirmed_at,
          consent_version, consent_text, consented_at)
        select id, email, name, true, "consentedAt", "consentedAt", ${version}, source, "consentedAt"
        from given
        where not ${isSuppressed(sql`given.email`, keys)} and not ${hasUnreadableSuppressions(keys)}
        on conflict (email) do update set
          name = excluded.name, subscribed = true, suspicious = false,
          subscribed_at = excluded.subscribed_at, confirmed_at = excluded.confirmed_at,
          consent_version = excluded.consent_version, consent_text = excluded.consent_text,
          consented_at = excluded.consented_at
        where not newsletter_subscriptions.subscribed and newsletter_subscriptions.left_at is null
          and newsletter_subscriptions.stopped_at is null
        returning id, email)`,
    )
    .with('synced', () => queueContacts('imported', 'all'))
    .with('requests', () => deleteRequests('imported'))
    .selectNoFrom(
      sql<number>`(select count(*)::integer from (
        select id from newsletter_subscriptions where consent_version = ${version}
        union select id from imported) as added)`.as('added'),
    )
    .executeTakeFirstOrThrow()
  return added
}

/** Somebody who is asked to confirm. */
export interface Invitation {
  /** Id of the request. */
  id: string
  email: Private
  name: string | null
}

/**
 * Sends confirmation mails as if the addresses had asked for the newsletter, except to those that are subscribed, await
 * a confirmation, got a confirmation mail in the last hour, have left, were stopped or are suppressed. Sends none if
 * the hashes of suppressed addresses cannot be read. A repeated attempt, even a concurrent one, sends nothing again,
 * because the row of a subscription is created or cleared of suspicion only once.
 * @returns number of requests whose mail was queued, in this and in earlier calls.
 */
export async function inviteSubscribers(
  db: Database,
  invitations: readonly Invitation[],
  consent: NewConsent,
  keys: SuppressionKeys,
): Promise<number> {
  const confirmation = {
    kind: 'newsletter-confirmation',
    recipient: CAUSE_EMAIL,
    network: INVITATIONS_TURN,
  } as const
  const { invited } = await db.write
    .with(
      'given',
      () => sql<object>`(
        select * from jsonb_to_recordset(${JSON.stringify(invitations)}::jsonb)
          as given (id uuid, email text, name text))`,
    )
    .with(
      'pending',
      () => sql<object>`(
        insert into newsletter_subscriptions (id, email, name, subscribed, consent_version, consent_text, consented_at)
        select id, email, name, false, ${consent.version}, ${consent.text}, now()
        from given
        where not ${isSuppressed(sql`given.email`, keys)} and not ${hasUnreadableSuppressions(keys)}
        on conflict (email) do update set suspicious = false, subscribed_at = now()
          where newsletter_subscriptions.suspicious
        returning email)`,
    )
    .with('asked', () => sql<object>`(select given.* from given join pending using (email))`)
    .with('mailed', () => queueEntries('asked', [confirmation], notInLastHour))
    .with(
      'requested',
      () => sql<object>`(
        insert into newsletter_requests (id, email, name, consent_version, consent_text)
        select id, email, name, ${consent.version}, ${consent.text} from asked
        where id in (select id from mailed))`,
    )
    .selectNoFrom(
      sql<number>`(select count(*)::integer from (
        select id from mailed
        union select subject_id from outbox join given on subject_id = given.id) as invited)`.as(
        'invited',
      ),
    )
    .executeTakeFirstOrThrow()
  return invited
}
