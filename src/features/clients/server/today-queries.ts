import { type RawBuilder, type Selectable, sql } from 'kysely'
import { TIME_ZONE } from '#src/core/lithuanian.ts'
import { SILENT_CHECKOUT_DAYS, UNSTARTED_DAYS } from '#src/features/orders/orders.ts'
import type { Database } from '#db/client.ts'
import type { ConsultationBookingsTable } from '#db/schema/tables.ts'
import {
  isOpenProblem,
  isRenewed,
  isStillCharged,
  isUnpaid,
  isUnstarted,
  type Order,
  ordersWithState,
  problemEvents,
  type ProblemEvent,
} from '#src/features/orders/server/order-queries.ts'
import { isInGroup } from '#src/server/queries/outbox.ts'
import {
  isWaiting,
  type OrderWithdrawal,
  orderWithdrawals,
} from '#src/features/orders/server/withdrawal-queries.ts'

/** Counts of the work for the administrator. */
export interface Counts {
  /** New bookings. */
  bookings: number
  /** Withdrawals that are new or confirmed. */
  withdrawals: number
  /**
   * Payments that need attention, orders with a waiting message, subscriptions that owe money or should be ended.
   */
  orders: number
  /** Paid orders of the last `UNSTARTED_DAYS` without a start form. */
  unstarted: number
  /** Outbox entries that need attention. */
  outbox: number
  /** Bookings and subscriptions that a bot may have sent. */
  suspicious: number
  /** Unfinished texts. */
  unfinished: number
  /** Whether there are subscribers, but no letter sent or scheduled this week, Monday to Sunday. */
  weekWithoutLetter: boolean
  /** Whether subscriptions run, but no checkout event has come for `SILENT_CHECKOUT_DAYS`. */
  silentCheckout: boolean
}

const weekOf = (instant: RawBuilder<unknown>) =>
  sql`date_trunc('week', ${instant} at time zone ${sql.lit(TIME_ZONE)})`

const weekWithoutLetter = sql<boolean>`(
  exists (select from newsletter_subscriptions where subscribed) and not exists (
    select from letters
    where ${weekOf(sql`coalesce(started_at, send_at)`)} = ${weekOf(sql`now()`)}))`

/** Counts the work that waits for the administrator. */
export async function countNews(db: Database): Promise<Counts> {
  return counting(db).executeTakeFirstOrThrow()
}

function counting(db: Database) {
  const count = (from: RawBuilder<unknown>) => sql`(select count(*) from ${from})`
  const total = (...counts: RawBuilder<unknown>[]) =>
    sql<number>`(${sql.join(counts, sql` + `)})::integer`
  const orders = sql<{ owed: number; unstarted: number; runs: boolean }>`(
    select count(*) filter (where waiting_since is not null or ${isStillCharged} or ${isUnpaid}) as owed,
      count(*) filter (where ${isUnstarted(UNSTARTED_DAYS)}) as unstarted,
      coalesce(bool_or(${isRenewed}), false) as runs
    from ${ordersWithState} as orders)`
  return db.read.selectFrom(orders.as('orders')).select([
    total(count(sql`consultation_bookings where status = 'pending'`)).as('bookings'),
    total(count(sql`contract_withdrawals where ${isWaiting}`)).as('withdrawals'),
    total(count(sql`payment_events as event where ${isOpenProblem}`), sql.ref('owed')).as('orders'),
    total(sql.ref('orders.unstarted')).as('unstarted'),
    total(count(sql`outbox where ${isInGroup('attention')}`)).as('outbox'),
    total(
      count(sql`consultation_bookings where status = 'suspicious'`),
      count(sql`newsletter_subscriptions where suspicious`),
    ).as('suspicious'),
    total(count(sql`unfinished_texts`)).as('unfinished'),
    weekWithoutLetter.as('weekWithoutLetter'),
    sql<boolean>`(runs and not exists (
        select from payment_events
        where received_at > now() - make_interval(days => ${sql.lit(SILENT_CHECKOUT_DAYS)})))`.as(
      'silentCheckout',
    ),
  ])
}

/** Returns the work for the administrator in one round trip, at most `limit` items of a kind. */
export async function readToday(
  db: Database,
  limit: number,
): Promise<{
  orders: Order[]
  bookings: Selectable<ConsultationBookingsTable>[]
  withdrawals: OrderWithdrawal[]
  problems: ProblemEvent[]
  counts: Counts
}> {
  const [orders, bookings, withdrawals, problems, [counts]] = await db.batch([
    db.read
      .selectFrom(ordersWithState.as('orders'))
      .selectAll()
      .where(
        sql<boolean>`(
        waiting_since is not null or ${isStillCharged} or ${isUnpaid} or ${isUnstarted(UNSTARTED_DAYS)})`,
      )
      .orderBy('waitingSince')
      .orderBy('createdAt')
      .limit(limit),
    db.read
      .selectFrom('consultationBookings')
      .selectAll()
      .where('status', '=', 'pending')
      .orderBy('createdAt')
      .limit(limit),
    orderWithdrawals(db).where(isWaiting).orderBy('createdAt').limit(limit),
    problemEvents(db, limit),
    counting(db),
  ])
  if (counts === undefined) throw new Error('The counts are one row')
  return { orders, bookings, withdrawals, problems, counts }
}
