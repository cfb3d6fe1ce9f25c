import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely'
import { UNSENT_AFTER_MINUTES } from '../correspondence.ts'
import { HELD_MINUTES, OPEN_WITHDRAWAL_STATES } from '../withdrawals.ts'
import type { Database } from '#db/client.ts'
import type { ContractWithdrawalsTable } from '#db/schema/tables.ts'
import { isListed } from '#src/server/queries/lists.ts'
import {
  type RateLimitKeys,
  countCalls,
  callsToCount,
  ifAllowed,
  isCounted,
  refuseOverLimit,
} from '#src/server/queries/rate-limits.ts'
import {
  isRenewed,
  namesOrderOf,
  type Order,
  orderOfWithdrawal,
  ordersWithState,
} from './order-queries.ts'
import {
  countedNotice,
  isCaused,
  CAUSE_EMAIL,
  type OutboxEntry,
  queueDigest,
  queueEntries,
} from '#src/server/queries/outbox.ts'
import { type UpdateOutcome, isAtVersion, nextVersion } from '#src/server/queries/row-versions.ts'

export type Withdrawal = Selectable<ContractWithdrawalsTable>

/** A withdrawal with its order. The order is null if the address has none. */
export type OrderWithdrawal = Withdrawal & {
  /** Outcome that the last mail has, or may have, told the client; null without such a mail. */
  told: 'refunded' | 'nothing-due' | null
  /** Time from which the waiting mail about the outcome is sent; null if none waits. */
  mailDueAt: Date | null
  /** Whether that mail is due for `UNSENT_AFTER_MINUTES`, or an attempt to send it has failed. */
  isMailUnsent: boolean
  order:
    | (Pick<
        Order,
        | 'id'
        | 'package'
        | 'sold'
        | 'amount'
        | 'refundedAmount'
        | 'returnedAmount'
        | 'currency'
        | 'isEarly'
        | 'firstPaymentId'
        | 'delivery'
      > & {
        paymentIntentId: string | null
        subscriptionId: string | null
        /** Whether the order was paid in the checkout's test mode. */
        isTest: boolean
        /** Whether the order is a subscription that will be charged again. */
        isRenewed: boolean
        /** Whether the client had withdrawn from the order before. */
        isRepeated: boolean
        /** Whether the client's bank settles the money. */
        isDisputed: boolean
        // Instants are text, since they come from JSON.
        createdAt: string
        agreedAt: string | null
        startedAt: string | null
        refundedAt: string | null
        paidUntil: string | null
        paymentFailedAt: string | null
      })
    | null
}

const RECEIPT = { kind: 'withdrawal-receipt', recipient: CAUSE_EMAIL } as const
const ofRefundDay = sql<string>`md5(cause.id || cause.refunded_on)::uuid`
const REFUNDED = {
  kind: 'withdrawal-refunded',
  recipient: CAUSE_EMAIL,
  // One id for each withdrawal and day of refund. If an earlier mail about the same day has this id, null makes
  // `queueEntries` choose a random one.
  id: sql<string>`case when not exists (select from outbox where id = ${ofRefundDay}) then ${ofRefundDay} end`,
} as const
const NOTHING_DUE = { kind: 'withdrawal-nothing-due', recipient: CAUSE_EMAIL } as const
const NOTICE = { kind: 'withdrawal-notice', recipient: null } as const

/** Time from which a mail about the outcome is sent. */
const held = sql`now() + make_interval(mins => ${sql.lit(HELD_MINUTES)})`

const isNew = sql`cause.is_new`
const isReal = sql`cause.is_new and not cause.suspicious`
const asksOwner = sql`(${isReal} and cause.state = 'new')`

/**
 * Returns the first state of a withdrawal. If an earlier one from the same order counts, the money is settled with that,
 * so nothing is due. A suspicious one waits for the owner.
 */
function firstState({ email, contract, note, suspicious }: Insertable<ContractWithdrawalsTable>) {
  return sql<Withdrawal['state']>`(
    select case when not ${suspicious ?? false} and exists (
        select from ${ordersWithState} as orders
        where orders.id = ${orderOfWithdrawal} and orders.state = 'withdrawn')
      then 'nothing-due' else 'new' end
    from (select ${email}::text as email, ${contract}::text as contract, ${note}::text as note,
      now() as created_at) as withdrawal)`
}

/**
 * Settles the open withdrawals without the order's number from the order that the stored one names: only one of them can
 * ask for the money. Their client needs no mail about it.
 */
const superseding = sql<{ id: string }>`(
  update contract_withdrawals as withdrawal
  set state = 'nothing-due', updated_at = greatest(now(), withdrawal.updated_at + interval '1 millisecond')
  from stored, orders
  where stored.is_new and not stored.suspicious
    and ${namesOrderOf('stored')} and stored.email in (orders.email, orders.paid_email)
    and withdrawal.email in (orders.email, orders.paid_email)
    and withdrawal.state = 'new' and not withdrawal.suspicious
    and orders.id = ${orderOfWithdrawal} and not ${namesOrderOf('withdrawal')}
  returning withdrawal.id)`

/**
 * Stores a withdrawal from a contract once per id, and queues its receipt and a notice to the owner. For a suspicious
 * withdrawal, `approveWithdrawal` queues them. A repeated withdrawal gets only the receipt. The law requires the
 * receipt, so a receipt beyond the mail limit of the address is only delayed.
 * @returns the stored withdrawal; for a repeated id the first one.
 * @throws an error that `isRateLimitError` recognises.
 */
export async function insertWithdrawal(
  db: Database,
  withdrawal: Insertable<ContractWithdrawalsTable>,
  limits: RateLimitKeys = {},
): Promise<Withdrawal> {
  const repeats = sql`exists (select from contract_withdrawals where id = ${withdrawal.id})`
  return db.write
    .with('refused', () => refuseOverLimit(limits, repeats))
    .with('stored', (query) =>
      query
        .insertInto('contractWithdrawals')
        .values({
          ...withdrawal,
          id: ifAllowed(withdrawal.id),
          state: firstState(withdrawal),
        })
        // On a conflict, this no-op update makes the statement return the existing row.
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet((set) => ({ id: set.ref('excluded.id') })),
        )
        .returningAll()
        // Postgres sets `xmax` when it updates a row.
        .returning(sql<boolean>`xmax = 0`.as('isNew')),
    )
    .with('superseded', () => superseding)
    .with('counted', () =>
      countCalls(
        [
          ...callsToCount(limits, {
            calls: isCaused('stored', RECEIPT, isNew),
            mails: isCaused('stored', RECEIPT, isReal),
          }),
          countedNotice('stored', NOTICE, asksOwner),
        ],
        { waits: true },
      ),
    )
    .with('noticed', () =>
      queueEntries('stored', [NOTICE], sql`${asksOwner} and ${isCounted('owner-notices')}`),
    )
    .with('digested', () => queueDigest('stored', asksOwner))
    .with('received', () =>
      queueEntries(
        'stored',
        [{ ...RECEIPT, network: limits.turn }],
        isReal,
        sql`coalesce((select due from counted where counted.kind = 'mailbox'), now())`,
      ),
    )
    .selectFrom('stored')
    .select(['id', 'name', 'email', 'contract', 'note', 'suspicious', 'state', 'refundedOn'])
    .select(['createdAt', 'updatedAt'])
    .executeTakeFirstOrThrow()
}

/**
 * Accepts a suspicious withdrawal as real, and queues its held mails.
 * @returns whether the withdrawal was suspicious.
 */
export async function approveWithdrawal(db: Database, id: string): Promise<boolean> {
  const admitted = await db.write
    .with('admitted', (query) =>
      query
        .updateTable('contractWithdrawals')
        .set({ suspicious: false })
        .where('id', '=', id)
        .where('suspicious', '=', true)
        .returning(['id', 'email']),
    )
    .with('told', () => queueEntries('admitted', [RECEIPT, NOTICE]))
    .selectFrom('admitted')
    .select('id')
    .executeTakeFirst()
  return admitted !== undefined
}

/**
 * Condition of `queueEntries`: the withdrawal became refunded, and the last mail about its refund, if any, named
 * another day.
 */
const isNewlyRefunded = sql`
  cause.state = 'refunded' and (select state from previous) <> 'refunded' and ${ofRefundDay} is distinct from (
    select id from outbox where subject_id = cause.id and kind = ${sql.lit(REFUNDED.kind)}
    order by created_at desc limit 1)`

/**
 * Condition of `queueEntries`: the state became `nothing-due`, and no mail has said so yet. A suspicious withdrawal is
 * left out, since anybody could have entered the address.
 */
const isNewlyNothingDue = sql`
  cause.state = 'nothing-due' and (select state from previous) <> 'nothing-due' and not cause.suspicious
  and not exists (select from outbox
    where subject_id = cause.id and kind = ${sql.lit(NOTHING_DUE.kind)})`

/**
 * Sets the state of a withdrawal. Mails the client when the state becomes `refunded`, unless the last mail about the
 * refund named the same day; and once when it becomes `nothing-due`. These mails are held for a while, and deleted if
 * the state changes meanwhile.
 * @param expected the row version to replace; null replaces any.
 */
export async function updateWithdrawal(
  db: Database,
  id: string,
  changes: Pick<Withdrawal, 'state' | 'refundedOn'>,
  expected: Date | null,
): Promise<UpdateOutcome<Withdrawal>> {
  const row = await db.write
    .with('previous', (query) =>
      query
        .selectFrom('contractWithdrawals')
        .select(['id', 'state', 'updatedAt'])
        .where('id', '=', id)
        .forUpdate(),
    )
    .with('updated', (query) =>
      query
        .updateTable('contractWithdrawals')
        .from('previous')
        .set({ ...changes, updatedAt: nextVersion })
        .whereRef('contractWithdrawals.id', '=', 'previous.id')
        .where(isAtVersion(expected))
        .returningAll('contractWithdrawals'),
    )
    .with('told', () => queueEntries('updated', [REFUNDED], isNewlyRefunded, held))
    .with('turnedDown', () => queueEntries('updated', [NOTHING_DUE], isNewlyNothingDue, held))
    .with('untold', (query) =>
      query
        .deleteFrom('outbox')
        .where('subjectId', '=', id)
        .where('kind', 'in', [REFUNDED.kind, NOTHING_DUE.kind])
        .where('state', '=', 'waiting')
        .where(
          'kind',
          '<>',
          sql<OutboxEntry['kind']>`'withdrawal-' || (select state from updated)`,
        ),
    )
    .selectFrom('previous')
    .leftJoin('updated', 'updated.id', 'previous.id')
    .selectAll('updated')
    .executeTakeFirst()
  if (row === undefined) return { outcome: 'missing' }
  return isListed<Withdrawal>(row)
    ? { outcome: 'updated', item: row }
    : { outcome: 'changed-meanwhile' }
}

/** Whether an earlier entry has, or may have, mailed the client about a refund. */
export async function wasRefundTold(
  db: Database,
  { id, subjectId, createdAt }: Pick<OutboxEntry, 'id' | 'subjectId' | 'createdAt'>,
): Promise<boolean> {
  const earlier = await db.read
    .selectFrom('outbox')
    .select('id')
    .where('subjectId', '=', subjectId)
    .where('kind', '=', REFUNDED.kind)
    .where('id', '<>', id)
    .where('createdAt', '<', createdAt)
    .where('state', 'in', ['sent', 'unclear'])
    .executeTakeFirst()
  return earlier !== undefined
}

/** Returns a withdrawal; undefined if there is none. */
export async function findWithdrawal(
  db: Database,
  id: string | null,
): Promise<Withdrawal | undefined> {
  return db.read
    .selectFrom('contractWithdrawals')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Condition: the withdrawal waits for the owner. */
export const isWaiting = sql<boolean>`state in (${sql.join(OPEN_WITHDRAWAL_STATES)})`

/** Returns the query for the withdrawals, each with its order. */
export function orderWithdrawals(db: Database) {
  const withdrawals = sql<Withdrawal>`(
    select withdrawal.*, ${orderOfWithdrawal} as order_id
    from contract_withdrawals as withdrawal)`
  const order = sql<OrderWithdrawal['order']>`(
    select jsonb_build_object('id', id, 'package', package, 'sold', sold, 'amount', amount, 'refundedAmount', refunded_amount,
      'returnedAmount', returned_amount, 'refundedAt', refunded_at, 'currency', currency, 'isEarly', is_early, 'createdAt', created_at, 'agreedAt', agreed_at, 'startedAt', started_at,
      'paymentIntentId', payment_intent_id, 'subscriptionId', subscription_id, 'isTest', is_test,
      'firstPaymentId', first_payment_id, 'delivery', delivery, 'paidUntil', paid_until, 'paymentFailedAt', payment_failed_at,
      'isRenewed', ${isRenewed}, 'isRepeated', coalesce(withdrawal_id <> withdrawals.id, false),
      'isDisputed', state = 'disputed')
    from ${ordersWithState} as orders where orders.id = withdrawals.order_id)`
  const told = sql<OrderWithdrawal['told']>`(
    select substring(kind from length('withdrawal-') + 1) from outbox
    where subject_id = withdrawals.id and kind in (${REFUNDED.kind}, ${NOTHING_DUE.kind})
      and state in ('sending', 'sent', 'unclear')
    order by created_at desc limit 1)`
  const ofWaitingMail = (value: RawBuilder<unknown>) => sql`(
    select ${value} from outbox
    where subject_id = withdrawals.id and kind in (${REFUNDED.kind}, ${NOTHING_DUE.kind})
      and state = 'waiting'
    order by created_at desc limit 1)`
  const mailDueAt = sql<Date | null>`${ofWaitingMail(sql`due_at`)}`
  const isUnsent = ofWaitingMail(
    sql`fault is not null or due_at < now() - make_interval(mins => ${sql.lit(UNSENT_AFTER_MINUTES)})`,
  )
  const isMailUnsent = sql<boolean>`coalesce(${isUnsent}, false)`
  return db.read
    .selectFrom(withdrawals.as('withdrawals'))
    .selectAll()
    .select([order.as('order'), told.as('told'), mailDueAt.as('mailDueAt')])
    .select(isMailUnsent.as('isMailUnsent'))
}

/** Returns a withdrawal with its order; undefined if there is none. */
export async function findOrderWithdrawal(
  db: Database,
  id: string | null,
): Promise<OrderWithdrawal | undefined> {
  return orderWithdrawals(db).where('id', '=', id).executeTakeFirst()
}
