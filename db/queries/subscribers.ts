import { type RawBuilder, type Selectable, sql } from 'kysely'
import { NEWSLETTER_KINDS } from '#src/domain/outbox.ts'
import type { Private } from '#src/domain/private.ts'
import type { Database } from '../client.ts'
import type { NewsletterSubscriptionsTable } from '../schema/tables.ts'
import { recordErasures } from './erasures.ts'
import { type Batch, isBehind, isListed, type Slice } from './lists.ts'
import { listRemovals, queueContacts } from './marketing.ts'
import { type CallLimits, countCalls, countedFor, mayMail } from './call-times.ts'
import { isCaused, ITS_EMAIL, notInLastHour, queueEntries } from './outbox.ts'
import { findsIn } from './search.ts'

export type Subscriber = Selectable<NewsletterSubscriptionsTable>

/** Filter of a list of subscribers. */
export interface SubscriberFilter {
  search: string
}

/** What the visitor consented to by asking for the newsletter. */
export interface NewConsent {
  version: string
  text: string
}

/**
 * Asks for the newsletter, with the mail that has the address confirmed; that mail at most once an hour, as
 * anybody can give any address. Who has left asks anew; for a subscriber only a given name changes. A suspicious
 * request is marked where it changes nothing, and sends none.
 * @param email trimmed and lower-cased.
 * @throws an error of `isOverLimit`.
 */
export async function requestSubscription(
  db: Database,
  {
    id,
    email,
    name,
    suspicious = false,
    consent,
  }: { id: string; email: string; name: string | null; suspicious?: boolean; consent: NewConsent },
  limits: CallLimits = {},
): Promise<void> {
  const confirmation = { kind: 'newsletter-confirmation', recipient: email } as const
  const isAsked = sql`not cause.subscribed and not ${sql.lit(suspicious)} and ${notInLastHour}`
  await db.write
    .with('requested', (query) =>
      query
        .insertInto('newsletterSubscriptions')
        .values({
          id,
          email,
          name,
          subscribed: false,
          suspicious,
          consentVersion: consent.version,
          consentText: consent.text,
          consentedAt: sql<Date>`now()`,
        })
        .onConflict((conflict) =>
          suspicious
            ? conflict.column('email').doUpdateSet({ suspicious: isOpen })
            : conflict.column('email').doUpdateSet((set) => ({
                suspicious: false,
                name: set.fn.coalesce('excluded.name', 'newsletterSubscriptions.name'),
                subscribedAt: sql<Date>`case when newsletter_subscriptions.left_at is null
              and not newsletter_subscriptions.suspicious
              then newsletter_subscriptions.subscribed_at else now() end`,
                confirmedAt: sql<Date | null>`case when newsletter_subscriptions.subscribed
              then newsletter_subscriptions.confirmed_at end`,
                leftAt: null,
                consentVersion: unlessSubscribed('consent_version'),
                consentText: unlessSubscribed('consent_text'),
                consentedAt: unlessSubscribed('consented_at'),
              })),
        )
        .returning(['id', 'subscribed']),
    )
    .with('counted', () =>
      countCalls(countedFor(limits, { mails: isCaused('requested', confirmation, isAsked) })),
    )
    .with('asked', () => queueEntries('requested', [confirmation], mayMail(limits, isAsked)))
    .selectFrom('requested')
    .select('id')
    .execute()
}

/** Of an address that nobody asks for a confirmation: it has left, or is suspicious already. */
const isOpen = sql<boolean>`not newsletter_subscriptions.subscribed
  and (newsletter_subscriptions.left_at is not null or newsletter_subscriptions.suspicious)`

/** The new value of a column, which a subscriber keeps. */
function unlessSubscribed(column: string): RawBuilder<never> {
  return sql`case when newsletter_subscriptions.subscribed
    then newsletter_subscriptions.${sql.ref(column)} else excluded.${sql.ref(column)} end`
}

/** The subscription of an address; undefined when there is none. */
export async function findSubscription(
  db: Database,
  email: Private,
): Promise<Subscriber | undefined> {
  return db.read
    .selectFrom('newsletterSubscriptions')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirst()
}

/**
 * The address of a pending subscription that got no confirmation mail in the last hour: of two requests at
 * once, or two that waited in the outbox, each may have queued one.
 */
export async function findUnconfirmedAddress(
  db: Database,
  id: string | null,
): Promise<string | undefined> {
  const found = await db.read
    .selectFrom('newsletterSubscriptions')
    .select('email')
    .where('id', '=', id)
    .where(isPending)
    .where(
      sql<boolean>`not exists (
        select from outbox
        where recipient = email and kind = 'newsletter-confirmation'
          and state in ('sent', 'unclear') and finished_at > now() - interval '1 hour')`,
    )
    .executeTakeFirst()
  return found?.email
}

const isPending = sql<boolean>`(not subscribed and left_at is null and not suspicious)`

/**
 * Confirms a pending subscription and queues its welcome.
 * @returns the subscription as it was before; undefined when there is none.
 */
export async function confirmSubscription(
  db: Database,
  email: Private,
): Promise<Subscriber | undefined> {
  return db.write
    .with('confirmed', (query) =>
      query
        .updateTable('newsletterSubscriptions')
        .set({ subscribed: true, confirmedAt: sql<Date>`now()` })
        .where('email', '=', email)
        .where(isPending)
        .returning(['id', 'email']),
    )
    .with('synced', () => queueContacts('confirmed', 'all'))
    .with('welcomed', () =>
      queueEntries('confirmed', [{ kind: 'newsletter-welcome', recipient: email }]),
    )
    .selectFrom('newsletterSubscriptions')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirst()
}

/**
 * Ends a subscription, pending or not, with the consents to letters and what waits to be sent to its reader;
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

/** Takes a suspicious subscription for a real one, with the mail that has its address confirmed. */
export async function admitSubscription(db: Database, id: string): Promise<boolean> {
  const admitted = await db.write
    .with('admitted', (query) =>
      query
        .updateTable('newsletterSubscriptions')
        .set({ suspicious: false, leftAt: null, subscribedAt: sql<Date>`now()` })
        .where('id', '=', id)
        .where('suspicious', '=', true)
        .returning(['id', 'email']),
    )
    .with('asked', () =>
      queueEntries('admitted', [{ kind: 'newsletter-confirmation', recipient: ITS_EMAIL }]),
    )
    .selectFrom('admitted')
    .select('id')
    .executeTakeFirst()
  return admitted !== undefined
}

function isFound({ search }: SubscriberFilter): RawBuilder<boolean> {
  return findsIn(['email', 'name'], search)
}

/** The subscribers that match the filter, newest first. */
function foundSubscribers(db: Database, filter: SubscriberFilter) {
  return db.read
    .selectFrom('newsletterSubscriptions')
    .selectAll()
    .where(isFound(filter))
    .orderBy('subscribedAt', 'desc')
    .orderBy('id', 'desc')
}

/** One page of the subscribers, newest first, and the total. */
export async function listSubscribers(
  db: Database,
  filter: SubscriberFilter,
  { limit, offset }: Slice,
): Promise<{ items: Subscriber[]; total: number }> {
  const rows = await db.read
    .selectFrom((query) =>
      query
        .selectFrom('newsletterSubscriptions')
        .select(sql<number>`count(*)::integer`.as('total'))
        .where(isFound(filter))
        .as('counts'),
    )
    .leftJoin(foundSubscribers(db, filter).limit(limit).offset(offset).as('item'), (join) =>
      join.onTrue(),
    )
    .selectAll(['counts', 'item'])
    .orderBy('item.subscribedAt', 'desc')
    .orderBy('item.id', 'desc')
    .execute()
  return {
    items: rows.flatMap(({ total: _, ...row }) => (isListed<Subscriber>(row) ? [row] : [])),
    total: rows[0]?.total ?? 0,
  }
}

/** The next batch of subscribers after a row, or from the beginning. */
export async function readSubscribers(
  db: Database,
  filter: SubscriberFilter,
  { after, limit }: Batch,
): Promise<Subscriber[]> {
  return foundSubscribers(db, filter).where(isBehind('subscribedAt', after)).limit(limit).execute()
}

/** Deletes a subscriber, here and in the marketing service. @returns whether it existed. */
export async function deleteSubscriber(db: Database, id: string): Promise<boolean> {
  const deleted = await db.write
    .with('deleted', (query) =>
      query.deleteFrom('newsletterSubscriptions').where('id', '=', id).returning(['id', 'email']),
    )
    .with('synced', () => queueContacts('deleted', 'known'))
    .with('listed', () => listRemovals('deleted'))
    .with('recorded', () => recordErasures({ deleted: 'subscriber' }))
    .selectFrom('deleted')
    .select('id')
    .executeTakeFirst()
  return deleted !== undefined
}
