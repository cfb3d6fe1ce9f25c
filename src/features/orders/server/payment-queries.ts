import { type Insertable, type NotNull, type Selectable, sql } from 'kysely'
import { NEWS_TYPES, RETURN_HOURS, START_REMINDER_DAYS, TERMS_SLUG } from '../orders.ts'
import type { Database } from '#db/client.ts'
import type { AgreedTermsTable, OrdersTable, PaymentEventsTable } from '#db/schema/tables.ts'
import { type Replacement, replaced } from '#src/features/settings/server/settings-queries.ts'
import { CAUSE_EMAIL, queueEntries } from '#src/server/queries/outbox.ts'

const CONFIRMATION = { kind: 'order-confirmation', recipient: CAUSE_EMAIL } as const
const START_REMINDER = { kind: 'start-reminder', recipient: CAUSE_EMAIL } as const
const NEWS = { kind: 'payment-news', recipient: null } as const

/** Columns that a repeated event may update. */
const FACTS = [
  'apiVersion',
  'sessionId',
  'paymentLinkId',
  'paymentIntentId',
  'subscriptionId',
  'customerId',
  'objectId',
  'amount',
  'currency',
  'outcome',
  'periodEnd',
  'problem',
  'sealedBody',
] as const satisfies readonly (keyof PaymentEventsTable)[]

/**
 * Every known published wording of the terms: the current one first, the others from the newest to the oldest. The
 * wordings of orders come last of those of one day, because they may state an earlier price.
 */
const publishedTerms = sql`(
  select content, updated_at as changed_at, true as is_current, false as is_agreed from blog_posts
  where type = 'page' and slug = ${sql.lit(TERMS_SLUG)} and published
  union all
  select state->>'content', saved_at, false, false from item_versions
  where kind = 'page' and state->>'slug' = ${sql.lit(TERMS_SLUG)} and (state->>'published')::boolean
  union all
  select content, changed_at, false, true from agreed_terms
  order by is_current desc, changed_at desc, is_agreed)`

/**
 * Builds the statement that stores the published terms or, if none are published, their last wording. Each wording is
 * stored once.
 */
const agreedTerms = (replacements: readonly Replacement[]) => sql<{ id: string }>`(
  insert into agreed_terms (id, content, changed_at)
  select encode(sha256(convert_to(content, 'UTF8')), 'hex'), content, changed_at
  from (
    select ${replaced(sql<string>`content`, replacements)} as content, changed_at
    from ${publishedTerms} as published limit 1
  ) as agreed
  on conflict (id) do update set id = excluded.id
  returning id)`

/**
 * Stores an event, and the order of a purchase, each once, however often the checkout reports them. An event that was
 * unreadable at first is updated when it can be read. If events come from another version of the checkout's API, only
 * the first of them needs the owner.
 * @param order.agreedAt time when the payment was confirmed; null if it is not confirmed yet. The first event that
 *   confirms the payment concludes the order under the current terms, and queues its confirmation and the reminder of
 *   the start form.
 * @param replacements of the current terms, so that they state what the order has sold.
 */
export async function insertPaymentEvent(
  db: Database,
  event: Insertable<PaymentEventsTable>,
  order: Omit<Insertable<OrdersTable>, 'termsId'> | null,
  replacements: readonly Replacement[] = [],
): Promise<void> {
  const stored = db.idempotent
    .insertInto('paymentEvents')
    .values({ ...event, problem: problemOf(event) })
    .onConflict((conflict) =>
      conflict
        .column('eventId')
        .doUpdateSet((set) =>
          Object.fromEntries(FACTS.map((fact) => [fact, set.ref(`excluded.${fact}`)])),
        )
        // Two webhook endpoints may get the same event, each in its own version.
        .where(
          sql<boolean>`(
            payment_events.problem = 'version' and excluded.problem is distinct from 'version'
            or payment_events.problem = 'other-version' and payment_events.api_version <> excluded.api_version
              and excluded.problem is distinct from 'version')`,
        ),
    )
    .returning('id')
  if (order === null) {
    await db.idempotent
      .with('stored', () => stored)
      .with('told', () => queueEntries('stored', [NEWS], isNews(event)))
      .selectNoFrom(sql`1`.as('done'))
      .execute()
    return
  }
  await db.idempotent
    .with('stored', () => stored)
    .with('terms', () => agreedTerms(replacements))
    .with('agreed', (query) =>
      query
        .insertInto('orders')
        .values((values) => ({
          ...order,
          termsId: values.selectFrom('terms').select('id'),
        }))
        .onConflict((conflict) =>
          conflict
            .column('sessionId')
            .doUpdateSet((set) => ({
              agreedAt: set.ref('excluded.agreedAt'),
              termsId: set.ref('excluded.termsId'),
            }))
            .where(sql<boolean>`orders.agreed_at is null and excluded.agreed_at is not null`),
        )
        .returning(['id', 'email', 'agreedAt']),
    )
    .with('queued', () => queueEntries('agreed', [CONFIRMATION], sql`cause.agreed_at is not null`))
    .with('reminded', () =>
      queueEntries(
        'agreed',
        [START_REMINDER],
        sql`cause.agreed_at is not null`,
        sql`now() + make_interval(days => ${sql.lit(START_REMINDER_DAYS)})`,
      ),
    )
    .with('told', () =>
      queueEntries('stored', [NEWS], sql`exists (select from agreed where agreed_at is not null)`),
    )
    .selectNoFrom(sql`1`.as('done'))
    .execute()
}

/**
 * Returns the condition of `queueEntries` for mailing the owner: the event is news, and was not reported. An invoice
 * that fails again is not reported again.
 */
function isNews({
  type,
  eventId,
  objectId = null,
  outcome,
  problem,
}: Insertable<PaymentEventsTable>) {
  const isTold = NEWS_TYPES.some((each) => each === type) && outcome !== 'subscription_create'
  if (!isTold || problem === 'version') return sql`false`
  return sql`not exists (
      select from outbox where subject_id = cause.id and kind = ${NEWS.kind})
    and not exists (
      select from payment_events as other
      where ${type} = 'invoice.payment_failed' and other.type = ${type}
        and other.object_id = ${objectId}::text and other.event_id <> ${eventId})`
}

/**
 * Returns the problem to store with an event. `other-version` becomes null if another event of the same API version has
 * it.
 */
function problemOf({ eventId, apiVersion = null, problem = null }: Insertable<PaymentEventsTable>) {
  if (problem !== 'other-version') return sql<PaymentEventsTable['problem']>`${problem}::text`
  return sql<PaymentEventsTable['problem']>`case when not exists (
    select from payment_events as other
    where other.problem = 'other-version' and other.event_id <> ${eventId}
      and other.api_version is not distinct from ${apiVersion}::text) then 'other-version' end`
}

/** Returns the price in euros at which a subscription was sold; null if it is not known. */
export async function findSoldPrice(
  db: Database,
  subscriptionId: string | null,
): Promise<number | null> {
  const order = await db.read
    .selectFrom('orders')
    .select(sql<number | null>`(sold->>'price')::integer`.as('price'))
    .where('subscriptionId', '=', subscriptionId)
    .executeTakeFirst()
  return order?.price ?? null
}

/** Returns the encrypted copies of unreadable events, oldest first. */
export async function listSealed(db: Database): Promise<{ id: string; sealedBody: string }[]> {
  return db.read
    .selectFrom('paymentEvents')
    .select(['id', 'sealedBody'])
    .where('sealedBody', 'is not', null)
    .$narrowType<{ sealedBody: NotNull }>()
    .orderBy('receivedAt')
    .execute()
}

/** Deletes the encrypted copies of events; the events stay. */
export async function deleteSealed(db: Database, ids: readonly string[]): Promise<void> {
  await db.write
    .updateTable('paymentEvents')
    .set({ sealedBody: null })
    .where('id', 'in', ids)
    .execute()
}

/**
 * Uses up a buyer's return from the checkout. This works once, within `RETURN_HOURS`, and only before the start form is
 * sent.
 * @returns `isTaken`: whether this call used it up; undefined if the checkout has not reported the purchase yet.
 */
export async function consumeReturn(
  db: Database,
  sessionId: string,
): Promise<{ id: string; isTaken: boolean } | undefined> {
  return db.write
    .with('known', (query) =>
      query
        .selectFrom('orders')
        .select(['id', 'returnedAt', 'createdAt'])
        .where('sessionId', '=', sessionId)
        .forUpdate(),
    )
    .with('taken', (query) =>
      query
        .updateTable('orders')
        .from('known')
        .set({ returnedAt: sql<Date>`now()` })
        .whereRef('orders.id', '=', 'known.id')
        .where('known.returnedAt', 'is', null)
        .where((on) =>
          on.not(
            on.exists(on.selectFrom('orderStarts').whereRef('orderStarts.id', '=', 'known.id')),
          ),
        )
        .where(
          sql<boolean>`known.created_at > now() - make_interval(hours => ${sql.lit(RETURN_HOURS)})`,
        )
        .returning('orders.id'),
    )
    .selectFrom('known')
    .leftJoin('taken', 'taken.id', 'known.id')
    .select(['known.id', sql<boolean>`taken.id is not null`.as('isTaken')])
    .executeTakeFirst()
}

/** Returns the agreed terms with an order's `termsId`; undefined if the id is null or unknown. */
export async function findTerms(
  db: Database,
  id: string | null,
): Promise<Selectable<AgreedTermsTable> | undefined> {
  return db.read.selectFrom('agreedTerms').selectAll().where('id', '=', id).executeTakeFirst()
}
