import { sql } from 'kysely'
import type { Private } from '#src/core/private.ts'
import type { Database } from '#db/client.ts'
import { type SuppressionKeys, recordSuppressions } from '#src/server/queries/suppressions.ts'
import { deleteAnswerDrafts, recordErasures, WITHOUT_PERSON } from '#src/server/queries/erasures.ts'
import { listRemovals, queueContacts } from '#src/features/newsletter/server/marketing-queries.ts'
import {
  type RateLimitKeys,
  countCalls,
  callsToCount,
  isAllowed,
  mayMail,
  refuseOverLimit,
} from '#src/server/queries/rate-limits.ts'
import {
  answerDraftsOf,
  orderMessagesOf,
  ORDER_CLOSED,
  startsOf,
} from '#src/features/orders/server/correspondence-queries.ts'
import { noteCountsOf } from '#src/features/orders/server/note-queries.ts'
import { mailsOfAddress } from '#src/features/mailbox/server/received-queries.ts'
import { addedResultsOfAddress } from '#src/features/orders/server/result-queries.ts'
import {
  isOfAddress,
  isRenewed,
  ordersOf,
  ordersWithState,
} from '#src/features/orders/server/order-queries.ts'
import { isCaused, dueTooLate, notInLastHour, queueEntries } from '#src/server/queries/outbox.ts'

/**
 * Tables that store addresses in the column `email`. The outbox stores them in `recipient`, and mailed results store
 * only a hash.
 */
const KNOWN_IN = [
  'newsletterSubscriptions',
  'newsletterRequests',
  'consultationBookings',
  'quizSubmissions',
  'contractWithdrawals',
  'orders',
  'marketingConsents',
  'marketingRemovals',
  'receivedMails',
] as const

/**
 * Normalised address with its keyed hashes. It is trimmed and lower-cased. The hashes find rows that store no address.
 */
export interface HashedAddress {
  email: Private
  hash: string
  /** Hash of the mailbox. Mails are counted by it for the rate limit. */
  mailbox: string
}

/**
 * Returns the condition that a mailed result belongs to an address. Results of earlier releases have no hash, and are
 * found through their mail in the outbox.
 */
function isResultOf({ email, hash }: HashedAddress) {
  return sql<boolean>`(address_hash = ${hash} or id in (
    select subject_id from outbox where recipient = ${email} and kind = 'quiz-result'))`
}

/**
 * Queues the mail with a data link if the address is known and got none in the last hour. The caller does not learn
 * whether it was queued. The mail of a suspicious request is held for the administrator.
 * @throws an error that `isRateLimitError` recognises.
 */
export async function queueDataLink(
  db: Database,
  { email, hash }: HashedAddress,
  { suspicious = false }: { suspicious?: boolean } = {},
  limits: RateLimitKeys = {},
): Promise<void> {
  const link = { kind: 'data-link', recipient: email, network: limits.turn } as const
  const isKnown = sql.join(
    [
      ...KNOWN_IN.map(
        (table) => sql`exists (select from ${sql.table(table)} where email = ${email})`,
      ),
      sql`exists (select from orders where paid_email = ${email})`,
      sql`exists (select from outbox where recipient = ${email})`,
      sql`exists (select from quiz_results where address_hash = ${hash})`,
    ],
    sql` or `,
  )
  await db.write
    .with('refused', () => refuseOverLimit(limits))
    .with('known', () => sql<object>`(select gen_random_uuid() as id where ${isKnown})`)
    .with('counted', () =>
      countCalls(
        callsToCount(limits, { calls: isAllowed, mails: isCaused('known', link, notInLastHour) }),
      ),
    )
    .with('queued', () =>
      queueEntries(
        'known',
        [link],
        mayMail(limits, notInLastHour),
        suspicious ? dueTooLate : undefined,
      ),
    )
    .selectNoFrom(sql`1`.as('done'))
    .execute()
}

/**
 * Uses up a mailed link.
 * @param id of the outbox entry that has the link.
 * @returns the recipient; undefined if the link was used before, or its entry is deleted.
 */
export async function consumeDataLink(db: Database, id: string): Promise<Private | undefined> {
  const used = await db.write
    .with('used', (query) =>
      query
        .insertInto('usedDataLinks')
        .values({ id })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id'),
    )
    .selectFrom('used')
    .innerJoin('outbox', 'outbox.id', 'used.id')
    .select('outbox.recipient')
    .where('outbox.kind', '=', 'data-link')
    .executeTakeFirst()
  return used?.recipient ?? undefined
}

/** Returns all stored data of an address. */
export async function readOwnData(db: Database, address: HashedAddress) {
  const { email } = address
  const [
    subscriptions,
    requests,
    bookings,
    submissions,
    results,
    withdrawals,
    orders,
    orderStarts,
    orderLetters,
    orderNotes,
    answerDrafts,
    orderResults,
    receivedMails,
    letterConsents,
    removals,
    mails,
  ] = await db.batch([
    db.read
      .selectFrom('newsletterSubscriptions')
      .select([
        'name',
        'subscribed',
        'subscribedAt',
        'confirmedAt',
        'leftAt',
        'stoppedAt',
        'suspicious',
        'consentText',
        'consentedAt',
      ])
      .select(
        sql<{ subject: string; queuedAt: string }[]>`(
          select coalesce(json_agg(json_build_object('subject', subject, 'queuedAt', queued_at)
            order by queued_at), '[]')
          from series_sends join series_steps on series_steps.id = step_id
          where subscription_id = newsletter_subscriptions.id)`.as('seriesLetters'),
      )
      .where('email', '=', email),
    db.read
      .selectFrom('newsletterRequests')
      .select(['name', 'consentText', 'requestedAt'])
      .where('email', '=', email)
      .orderBy('requestedAt'),
    db.read
      .selectFrom('consultationBookings')
      .select([
        'name',
        'phone',
        'consultationType',
        'packageTitle',
        'preferredDate',
        'message',
        'status',
        'notes',
        'createdAt',
      ])
      .where('email', '=', email)
      .orderBy('createdAt'),
    db.read
      .selectFrom('quizSubmissions')
      .leftJoin('quizzes', 'quizzes.id', 'quizSubmissions.quizId')
      .select([
        'quizzes.title as quiz',
        'name',
        'totalScore',
        'category',
        'breakdown',
        'answers',
        'consentText',
        'consentedAt',
        'completedAt',
      ])
      .where('email', '=', email)
      .orderBy('completedAt'),
    db.read
      .selectFrom('quizResults')
      .select([
        'quizTitle',
        'totalScore',
        'category',
        'breakdown',
        'consentText',
        'createdAt',
        'expiresAt',
      ])
      .where(isResultOf(address))
      .orderBy('createdAt'),
    db.read
      .selectFrom('contractWithdrawals')
      .select(['id', 'name', 'contract', 'note', 'suspicious', 'createdAt'])
      .where('email', '=', email)
      .orderBy('createdAt'),
    ordersOf(db, email),
    // Left out for a former address of an order, since somebody else may read that mailbox.
    startsOf(db, email).where('orders.email', '=', email),
    orderMessagesOf(db, email),
    noteCountsOf(db, email),
    answerDraftsOf(db, email),
    addedResultsOfAddress(db, email),
    mailsOfAddress(db, email),
    db.read
      .selectFrom('marketingConsents')
      .select(['segment', 'consentText', 'consentedAt'])
      .select(sql<string | null>`(select name from quiz_categories where id = band_id)`.as('band'))
      .where('email', '=', email)
      .orderBy('consentedAt'),
    db.read.selectFrom('marketingRemovals').select('requestedAt').where('email', '=', email),
    db.read
      .selectFrom('outbox')
      .select(['kind', 'state', 'createdAt', 'finishedAt'])
      .where('recipient', '=', email)
      .orderBy('createdAt'),
  ])
  return {
    subscriptions,
    requests,
    bookings,
    submissions,
    results,
    withdrawals,
    orders,
    orderStarts,
    orderLetters,
    orderNotes,
    answerDrafts,
    orderResults,
    receivedMails,
    letterConsents,
    removals,
    mails,
  }
}

/**
 * Removes an address and the name given with it from quiz submissions, removes these from orders, and deletes the
 * address's consents to letters chosen by quiz result.
 */
export async function detachSubmissions(db: Database, email: Private): Promise<void> {
  await db.write
    .with('address', () => addressRow(email))
    .with('synced', () => queueContacts('address', 'known'))
    .with('consents', (query) =>
      query.deleteFrom('marketingConsents').where('email', '=', email).returning('id'),
    )
    .with(
      'detached',
      () => sql<{ id: string }>`(
        update quiz_submissions set ${WITHOUT_PERSON} where email = ${email} returning id)`,
    )
    .with('unshown', (query) =>
      query
        .deleteFrom('orderResults')
        .where('submissionId', 'in', (inner) => inner.selectFrom('detached').select('detached.id')),
    )
    .with('recorded', () =>
      recordErasures({ detached: 'submission-person', consents: 'letter-consent' }),
    )
    .selectNoFrom(sql`1`.as('done'))
    .execute()
}

/** Deletes all data of an address, here and in the marketing service, except `KEPT_AFTER_ERASURE`. */
export async function deleteOwnData(
  db: Database,
  address: HashedAddress,
  keys: SuppressionKeys,
): Promise<void> {
  const { email, mailbox } = address
  await db.write
    // Precedes the deleting CTEs, because they are named like the tables that this one reads, and would hide them.
    .with('renewed', (query) =>
      query
        .selectFrom(ordersWithState.as('orders'))
        .select(['id', 'email'])
        .where(isOfAddress(email))
        .where('erasedAt', 'is', null)
        .where(isRenewed),
    )
    .with('told', () => queueEntries('renewed', [ORDER_CLOSED]))
    .with('counts', (query) => query.deleteFrom('callTimes').where('subject', '=', mailbox))
    .with('address', () => addressRow(email))
    .with('synced', () => queueContacts('address', 'known'))
    .with('listed', () => listRemovals('address'))
    .with('departed', () => recordSuppressions('address', keys))
    .with('subscriptions', (query) =>
      query.deleteFrom('newsletterSubscriptions').where('email', '=', email).returning('id'),
    )
    .with('requests', (query) => query.deleteFrom('newsletterRequests').where('email', '=', email))
    .with('bookings', (query) =>
      query.deleteFrom('consultationBookings').where('email', '=', email).returning('id'),
    )
    .with('submissions', (query) =>
      query.deleteFrom('quizSubmissions').where('email', '=', email).returning('id'),
    )
    .with('consents', (query) =>
      query.deleteFrom('marketingConsents').where('email', '=', email).returning('id'),
    )
    .with('results', (query) =>
      query.deleteFrom('quizResults').where(isResultOf(address)).returning('id'),
    )
    .with('orderLetters', (query) =>
      query
        .deleteFrom('orderLetters')
        .where('orderId', 'in', (inner) =>
          inner.selectFrom('orders').select('orders.id').where(isOfAddress(email)),
        )
        .returning('id'),
    )
    .with('orderNotes', (query) =>
      query
        .deleteFrom('orderNotes')
        .where('orderId', 'in', (inner) =>
          inner.selectFrom('orders').select('orders.id').where(isOfAddress(email)),
        )
        .returning('id'),
    )
    .with('orderResults', (query) =>
      query
        .deleteFrom('orderResults')
        .where('orderId', 'in', (inner) =>
          inner.selectFrom('orders').select('orders.id').where(isOfAddress(email)),
        )
        .returning('id'),
    )
    .with('receivedMails', (query) =>
      query
        .deleteFrom('receivedMails')
        .where((where) =>
          where.or([
            where('email', '=', email),
            where('orderId', 'in', (inner) =>
              inner.selectFrom('orders').select('orders.id').where(isOfAddress(email)),
            ),
          ]),
        )
        .returning('id'),
    )
    .with('orderStarts', (query) =>
      query
        .updateTable('orderStarts')
        .set({ withdrawnAt: sql<Date>`now()` })
        .where('withdrawnAt', 'is', null)
        .where('id', 'in', (inner) =>
          inner.selectFrom('orders').select('orders.id').where(isOfAddress(email)),
        )
        .returning('id'),
    )
    .with('drafts', () =>
      deleteAnswerDrafts(sql`(select id from orders where ${isOfAddress(email)})`),
    )
    .with('erasedOrders', (query) =>
      query
        .updateTable('orders')
        .set({ erasedAt: sql<Date>`now()` })
        .where(isOfAddress(email))
        .where('erasedAt', 'is', null)
        .returning('id'),
    )
    .with('entries', (query) =>
      query
        .deleteFrom('outbox')
        .where('recipient', '=', email)
        .where('kind', 'not in', ['withdrawal-receipt', 'order-confirmation'])
        // A contact entry that is being sent is kept; the entry queued above is sent after it.
        .where(sql<boolean>`not (kind = 'contact' and state = 'sending')`)
        .returning('id'),
    )
    .with('recorded', () =>
      recordErasures({
        subscriptions: 'subscriber',
        bookings: 'booking',
        submissions: 'submission',
        consents: 'letter-consent',
        results: 'result',
        orderLetters: 'order-letter',
        orderNotes: 'order-note',
        orderResults: 'order-result',
        receivedMails: 'received-mail',
        orderStarts: 'order-consent',
        erasedOrders: 'order-client',
        entries: 'outbox-entry',
      }),
    )
    .selectNoFrom(sql`1`.as('done'))
    .execute()
}

/** Returns one row with an address, as the `cause` of `queueEntries` and similar CTEs. */
function addressRow(email: Private) {
  return sql<{ email: Private }>`(select ${email}::text as email)`
}
