import { type RawBuilder, sql } from 'kysely'
import {
  AUDIT_LOG_MONTHS,
  BOOKING_MONTHS,
  ERASURE_DAYS,
  LEFT_SUBSCRIPTION_MONTHS,
  ORDER_MESSAGE_MONTHS,
  ORDER_MONTHS,
  OWNER_NETWORK_DAYS,
  PENDING_SUBSCRIPTION_DAYS,
  QUIZ_ANSWERS_MONTHS,
  SEALED_EVENT_DAYS,
  SENT_KEPT_DAYS,
  UNFINISHED_DAYS,
  UNSENT_KEPT_DAYS,
  USED_LINK_DAYS,
  WITHDRAWAL_MONTHS,
} from '#src/core/retention.ts'
import type { Database } from '#db/client.ts'
import { type SuppressionKeys, recordSuppressions } from '#src/server/queries/suppressions.ts'
import { listRemovals } from '#src/features/newsletter/server/marketing-queries.ts'

function monthsAgo(months: number): RawBuilder<Date> {
  return sql`now() - make_interval(months => ${sql.lit(months)})`
}

function daysAgo(days: number): RawBuilder<Date> {
  return sql`now() - make_interval(days => ${sql.lit(days)})`
}

/** Orders whose messages are deleted, of the CTE `expired`. */
const ofExpired = sql<string>`(select id from expired)`

/**
 * Deletes everything older than its retention period (`core/retention.ts`). When the subscription of somebody who left
 * or was stopped is deleted, its address is suppressed, and listed for the owner to delete in the marketing service.
 */
export async function deleteExpired(db: Database, keys: SuppressionKeys): Promise<void> {
  await db.write
    .with('submissions', (query) =>
      query.deleteFrom('quizSubmissions').where('completedAt', '<', monthsAgo(QUIZ_ANSWERS_MONTHS)),
    )
    .with('bookings', (query) =>
      query.deleteFrom('consultationBookings').where('createdAt', '<', monthsAgo(BOOKING_MONTHS)),
    )
    .with('left', (query) =>
      query
        .deleteFrom('newsletterSubscriptions')
        .where('subscribed', '=', false)
        .where(sql`coalesce(left_at, stopped_at)`, '<', monthsAgo(LEFT_SUBSCRIPTION_MONTHS))
        .returning('email'),
    )
    .with('listed', () => listRemovals('left'))
    .with('departed', () => recordSuppressions('left', keys))
    .with('unconfirmed', (query) =>
      query
        .deleteFrom('newsletterSubscriptions')
        .where('subscribed', '=', false)
        .where('leftAt', 'is', null)
        .where('stoppedAt', 'is', null)
        .where('subscribedAt', '<', daysAgo(PENDING_SUBSCRIPTION_DAYS)),
    )
    .with('requests', (query) =>
      query
        .deleteFrom('newsletterRequests')
        .where('requestedAt', '<', daysAgo(PENDING_SUBSCRIPTION_DAYS)),
    )
    .with('consents', (query) =>
      query.deleteFrom('marketingConsents').where(sql<boolean>`not exists (
          select from newsletter_subscriptions as subscription
          where subscription.email = marketing_consents.email)`),
    )
    .with('results', (query) =>
      query.deleteFrom('quizResults').where('expiresAt', '<', sql<Date>`now()`),
    )
    .with('comparisons', (query) =>
      query.deleteFrom('comparisons').where('expiresAt', '<', sql<Date>`now()`),
    )
    .with('withdrawals', (query) =>
      query.deleteFrom('contractWithdrawals').where('createdAt', '<', monthsAgo(WITHDRAWAL_MONTHS)),
    )
    .with('sealed', (query) =>
      query
        .updateTable('paymentEvents')
        .set({ sealedBody: null })
        .where('sealedBody', 'is not', null)
        .where('receivedAt', '<', daysAgo(SEALED_EVENT_DAYS))
        .where('receivedAt', '>=', monthsAgo(ORDER_MONTHS)),
    )
    .with('payments', (query) =>
      query.deleteFrom('paymentEvents').where('receivedAt', '<', monthsAgo(ORDER_MONTHS)),
    )
    .with('oldOrders', (query) =>
      query
        .deleteFrom('orders')
        .where('createdAt', '<', monthsAgo(ORDER_MONTHS))
        .where(
          sql<boolean>`not exists (
            select from payment_events as event
            where event.subscription_id = orders.subscription_id
              and event.received_at >= ${monthsAgo(ORDER_MONTHS)})`,
        ),
    )
    .with('expired', (query) =>
      query
        .selectFrom('orders')
        .select('id')
        .where(
          sql<Date>`greatest(created_at, (
            select max(period_end) from payment_events as event
            where event.subscription_id = orders.subscription_id), (
            select max(letter.created_at) from order_letters as letter
            where letter.order_id = orders.id))`,
          '<',
          monthsAgo(ORDER_MESSAGE_MONTHS),
        ),
    )
    .with('oldLetters', (query) =>
      query.deleteFrom('orderLetters').where('orderId', 'in', ofExpired),
    )
    .with('oldNotes', (query) => query.deleteFrom('orderNotes').where('orderId', 'in', ofExpired))
    .with('oldResults', (query) =>
      query.deleteFrom('orderResults').where('orderId', 'in', ofExpired),
    )
    .with('oldMails', (query) =>
      query
        .deleteFrom('receivedMails')
        .where((where) =>
          where.or([
            where('orderId', 'in', ofExpired),
            where.and([
              where('orderId', 'is', null),
              where('receivedAt', '<', daysAgo(UNSENT_KEPT_DAYS)),
            ]),
          ]),
        ),
    )
    .with('oldStarts', (query) =>
      query
        .deleteFrom('orderStarts')
        .where(sql<boolean>`not exists (select from orders where orders.id = order_starts.id)`),
    )
    .with('oldTerms', (query) =>
      query
        .deleteFrom('agreedTerms')
        .where('changedAt', '<', monthsAgo(ORDER_MONTHS))
        .where(sql<boolean>`not exists (select from orders where terms_id = agreed_terms.id)`),
    )
    .with('links', (query) =>
      query.deleteFrom('usedDataLinks').where('usedAt', '<', daysAgo(USED_LINK_DAYS)),
    )
    .with('notices', (query) =>
      query
        .updateTable('ownerSettings')
        .set({ pendingNoticeId: null, pendingNoticeEmail: null, pendingNoticeAt: null })
        .where('pendingNoticeAt', '<', daysAgo(PENDING_SUBSCRIPTION_DAYS)),
    )
    .with('erasures', (query) =>
      query.deleteFrom('erasures').where('erasedAt', '<', daysAgo(ERASURE_DAYS)),
    )
    .with('acts', (query) =>
      query.deleteFrom('auditLog').where('at', '<', monthsAgo(AUDIT_LOG_MONTHS)),
    )
    .with('networks', (query) =>
      query.deleteFrom('ownerNetworks').where('lastLoginAt', '<', daysAgo(OWNER_NETWORK_DAYS)),
    )
    .with('unfinished', (query) =>
      query.deleteFrom('unfinishedTexts').where(
        sql<boolean>`(updated_at < ${daysAgo(UNFINISHED_DAYS)} or (kind = 'answer' and (
          record_id in (select id from expired)
          or not exists (select from order_starts where id = record_id and withdrawn_at is null))))`,
      ),
    )
    .with('sent', (query) =>
      query
        .deleteFrom('outbox')
        .where('state', '=', 'sent')
        .where('finishedAt', '<', daysAgo(SENT_KEPT_DAYS)),
    )
    .deleteFrom('outbox')
    .where('state', 'in', ['waiting', 'unclear', 'failed'])
    .where('queuedAt', '<', daysAgo(UNSENT_KEPT_DAYS))
    .execute()
}
