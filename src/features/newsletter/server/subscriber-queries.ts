import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { SubscriptionState } from '../newsletter.ts'
import { NEWSLETTER_KINDS } from '#src/core/outbox.ts'
import type { Private } from '#src/core/private.ts'
import type { Database } from '#db/client.ts'
import type { NewsletterSubscriptionsTable } from '#db/schema/tables.ts'
import {
  type SuppressionKeys,
  deleteSuppressions,
  recordSuppressions,
} from '#src/server/queries/suppressions.ts'
import { recordErasures } from '#src/server/queries/erasures.ts'
import { listRemovals, queueContacts } from './marketing-queries.ts'
import { startSeries } from './series-queries.ts'
import {
  type RateLimitKeys,
  countCalls,
  callsToCount,
  isAllowed,
  mayMail,
  refuseOverLimit,
} from '#src/server/queries/rate-limits.ts'
import { isCaused, CAUSE_EMAIL, notInLastHour, queueEntries } from '#src/server/queries/outbox.ts'

export type Subscriber = Selectable<NewsletterSubscriptionsTable> & { state: SubscriptionState }

/** The state of a row of `newsletter_subscriptions`. */
export const stateOfRow = sql<SubscriptionState>`
  case when subscribed then 'subscribed' when suspicious then 'suspicious'
    when left_at is not null then 'left' when stopped_at is not null then 'stopped' else 'pending' end`

/** Whether a row is in a state; true if no state is given. */
export function isOfState(state: SubscriptionState | undefined): RawBuilder<boolean> {
  return state === undefined ? sql`true` : sql`(${stateOfRow}) = ${state}::text`
}

/** Consent given by asking for the newsletter. */
export interface NewConsent {
  version: string
  text: string
}

/**
 * Stores a request for the newsletter and queues its confirmation mail: at most once an hour per address, because
 * anybody can give any address, and never to a subscriber. If no mail is queued, no request is stored. An unknown
 * address also gets a pending subscription. A suspicious request from an unknown address stores only a suspicious
 * subscription. An existing subscription stays as it is.
 * @param email trimmed and lower-cased.
 * @returns whether the mail was queued.
 * @throws an error that `isRateLimitError` recognises.
 */
export async function requestSubscription(
  db: Database,
  request: SubscriptionRequest,
  limits: RateLimitKeys = {},
): Promise<boolean> {
  const { isMailed } = await requesting(db, request, limits).executeTakeFirstOrThrow()
  return isMailed
}

export interface SubscriptionRequest {
  id: string
  email: string
  name: string | null
  suspicious?: boolean
  consent: NewConsent
}

/**
 * Builds the statement of `requestSubscription`.
 * @param when SQL condition; if it is false, nothing is stored or sent.
 */
export function requesting(
  db: Database,
  { id, email, name, suspicious = false, consent }: SubscriptionRequest,
  limits: RateLimitKeys,
  when: RawBuilder<unknown> = sql`true`,
) {
  const confirmation = {
    kind: 'newsletter-confirmation',
    recipient: email,
    network: limits.turn,
  } as const
  return db.write
    .with('refused', () => refuseOverLimit(limits))
    .with(
      'pending',
      () => sql<object>`(
        insert into newsletter_subscriptions (id, email, name, subscribed, suspicious, consent_version,
          consent_text, consented_at)
        select ${id}::uuid, ${email}, ${name}, false, ${suspicious}::boolean, ${consent.version},
          ${consent.text}, now()
        where ${when} and ${isAllowed}
        on conflict (email) do nothing)`,
    )
    .with(
      'asking',
      () => sql<{ id: string }>`(
        select ${id}::uuid as id
        where ${when} and not ${suspicious}::boolean and not exists (
          select from newsletter_subscriptions where email = ${email} and subscribed))`,
    )
    .with('counted', () =>
      countCalls(
        callsToCount(limits, {
          calls: isAllowed,
          mails: isCaused('asking', confirmation, notInLastHour),
        }),
      ),
    )
    .with('mailed', () => queueEntries('asking', [confirmation], mayMail(limits, notInLastHour)))
    .with(
      'requested',
      () => sql<object>`(
        insert into newsletter_requests (id, email, name, consent_version, consent_text)
        select id, ${email}, ${name}, ${consent.version}, ${consent.text} from mailed)`,
    )
    .selectNoFrom(sql<boolean>`exists (select from mailed)`.as('isMailed'))
}

/** Returns the subscription of an address; undefined when there is none. */
export async function findSubscription(
  db: Database,
  email: Private,
): Promise<Subscriber | undefined> {
  return db.read
    .selectFrom('newsletterSubscriptions')
    .selectAll()
    .select(stateOfRow.as('state'))
    .where('email', '=', email)
    .executeTakeFirst()
}

/** Returns the address of a subscription; undefined when there is none. */
export async function findSubscriber(db: Database, id: string) {
  return db.read
    .selectFrom('newsletterSubscriptions')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirst()
}

/**
 * Returns a request that awaits confirmation; undefined once it was deleted, for example because the address confirmed
 * another request, left or was erased.
 */
export async function findRequest(db: Database, id: string) {
  return db.read
    .selectFrom('newsletterRequests')
    .select(['id', 'email'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/**
 * Returns a request, unless its address got a confirmation mail in the last hour: two simultaneous requests, or two
 * that waited in the outbox, may each have queued a mail.
 */
export async function findRequestToMail(db: Database, id: string | null) {
  return db.read
    .selectFrom('newsletterRequests')
    .select('id')
    .where('id', '=', id)
    .where(
      sql<boolean>`not exists (
        select from outbox
        where recipient = email and kind = 'newsletter-confirmation'
          and state in ('sent', 'unclear') and finished_at > now() - interval '1 hour')`,
    )
    .executeTakeFirst()
}

/**
 * Confirms a request: subscribes its address with the request's consent and name, and starts a series. Deletes
 * all requests of the address and its suppression. If the request has no name, an earlier name is kept only if it was
 * confirmed, because anybody could have entered it.
 * @returns the address; undefined when there is no such request.
 */
export async function confirmSubscription(
  db: Database,
  id: string,
  keys: SuppressionKeys,
): Promise<Private | undefined> {
  const confirmed = await db.write
    .with('request', (query) =>
      query.selectFrom('newsletterRequests').selectAll().where('id', '=', id),
    )
    .with('used', () => deleteRequests('request'))
    .with('returned', () => deleteSuppressions('request', keys))
    .with(
      'confirmed',
      () => sql<{ id: string; email: string }>`(
        insert into newsletter_subscriptions (id, email, name, subscribed, subscribed_at,
          confirmed_at, consent_version, consent_text, consented_at)
        select id, email, name, true, requested_at, now(), consent_version, consent_text, requested_at
        from request
        on conflict (email) do update set
          name = coalesce(excluded.name, case when newsletter_subscriptions.confirmed_at is not null
            then newsletter_subscriptions.name end),
          subscribed = true, suspicious = false, left_at = null, stopped_at = null,
          subscribed_at = excluded.subscribed_at, confirmed_at = excluded.confirmed_at,
          consent_version = excluded.consent_version, consent_text = excluded.consent_text,
          consented_at = excluded.consented_at
        where not newsletter_subscriptions.subscribed
        returning id, email)`,
    )
    .with('synced', () => queueContacts('confirmed', 'all'))
    .with(
      'joined',
      () => sql<object>`(
        select id, (
          select band_id from marketing_consents as consent
          where consent.email = confirmed.email order by consented_at desc, consent.id limit 1) as band_id
        from confirmed)`,
    )
    .with('started', () => startSeries('joined'))
    .selectFrom('request')
    .select('email')
    .executeTakeFirst()
  return confirmed?.email
}

/** Builds a CTE that deletes the requests of the addresses in an earlier CTE's column `email`. */
export function deleteRequests(cause: string): RawBuilder<object> {
  return sql<object>`(
    delete from newsletter_requests where email in (select email from ${sql.table(cause)}))`
}

/**
 * Ends a subscription, pending or not, and deletes its consents to letters, its requests and its waiting mails;
 * idempotent.
 */
export async function endSubscription(db: Database, email: Private): Promise<void> {
  await db.write
    .with('ended', (query) =>
      query
        .updateTable('newsletterSubscriptions')
        .set({
          subscribed: false,
          suspicious: false,
          leftAt: sql<Date>`coalesce(left_at, now())`,
        })
        .where('email', '=', email)
        .where(sql<boolean>`(subscribed or suspicious or left_at is null)`)
        .returning(['id', 'email']),
    )
    .with('synced', () => queueContacts('ended', 'known'))
    .with('requests', (query) => query.deleteFrom('newsletterRequests').where('email', '=', email))
    .with('consents', (query) =>
      query.deleteFrom('marketingConsents').where('email', '=', email).returning('id'),
    )
    .with('recorded', () =>
      recordErasures({ ended: 'newsletter-consent', consents: 'letter-consent' }),
    )
    .deleteFrom('outbox')
    .where('recipient', '=', email)
    .where('kind', 'in', NEWSLETTER_KINDS)
    .where('state', '=', 'waiting')
    .execute()
}

/**
 * Accepts a suspicious subscription as genuine and queues its confirmation mail.
 * @returns whether there was such a subscription.
 */
export async function approveSubscription(db: Database, id: string): Promise<boolean> {
  const admitted = await db.write
    .with('admitted', (query) =>
      query
        .updateTable('newsletterSubscriptions')
        .set({ suspicious: false, subscribedAt: sql<Date>`now()` })
        .where('id', '=', id)
        .where('suspicious', '=', true)
        .returning(['id', 'email', 'name', 'consentVersion', 'consentText']),
    )
    .with(
      'requested',
      () => sql<{ id: string; email: string }>`(
        insert into newsletter_requests (id, email, name, consent_version, consent_text)
        select ${crypto.randomUUID()}::uuid, email, name, consent_version, consent_text from admitted
        returning id, email)`,
    )
    .with('asked', () =>
      queueEntries('requested', [{ kind: 'newsletter-confirmation', recipient: CAUSE_EMAIL }]),
    )
    .selectFrom('admitted')
    .select('id')
    .executeTakeFirst()
  return admitted !== undefined
}

/** Resumes letters to stopped subscribers. @returns how many were resumed. */
export async function resumeSubscribers(db: Database, ids: readonly string[]): Promise<number> {
  const resumed = await db.write
    .with('resumed', (query) =>
      query
        .updateTable('newsletterSubscriptions')
        .set({ subscribed: true, stoppedAt: null })
        .where('id', 'in', ids)
        .where(isOfState('stopped'))
        .returning(['id', 'email']),
    )
    .with('synced', () => queueContacts('resumed', 'known'))
    .selectFrom('resumed')
    .select('id')
    .execute()
  return resumed.length
}

/**
 * Deletes subscribers with their requests and unsent mails, and suppresses their addresses. Addresses that the
 * marketing service knows are unsubscribed there, and listed for the owner to delete.
 * @param state restricts the deletion to subscribers in this state.
 * @returns number of deleted subscribers.
 */
export async function deleteSubscribers(
  db: Database,
  ids: readonly string[],
  keys: SuppressionKeys,
  state?: SubscriptionState,
): Promise<number> {
  const deleted = await db.write
    .with('deleted', (query) =>
      query
        .deleteFrom('newsletterSubscriptions')
        .where('id', 'in', ids)
        .where(isOfState(state))
        .returning(['id', 'email']),
    )
    .with('requests', () => deleteRequests('deleted'))
    .with('unsent', (query) =>
      query
        .deleteFrom('outbox')
        .where('recipient', 'in', (inner) => inner.selectFrom('deleted').select('email'))
        .where('kind', 'in', [...NEWSLETTER_KINDS, 'contact'])
        .where('claimedAt', 'is', null),
    )
    .with('synced', () => queueContacts('deleted', 'known'))
    .with('listed', () => listRemovals('deleted'))
    .with('departed', () => recordSuppressions('deleted', keys))
    .with('recorded', () => recordErasures({ deleted: 'subscriber' }))
    .selectFrom('deleted')
    .select('id')
    .execute()
  return deleted.length
}
