import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#db/client.ts'
import { objectsOfOrders } from './order-queries.ts'

/** Sales of some time. Sums are in cents. */
export interface Sales {
  /** Number of buyers whose first payment was made in this time. */
  clients: number
  /**
   * Payments and refunds made in this time, by currency. A refund counts even if its payment was made earlier.
   */
  money: { currency: string; paid: number; refunded: number }[]
}

/** Returns the query for the sales from an instant until another, or until now, in one row. */
export function salesSince(db: Database, since: Date, until?: Date) {
  const isWithin = (instant: RawBuilder<unknown>) =>
    until === undefined
      ? sql`${instant} >= ${since}`
      : sql`${instant} >= ${since} and ${instant} < ${until}`
  const sales = sql<Sales>`(
    with objects as materialized (select * from ${objectsOfOrders} as object),
    first_payments as (
      select orders.currency, orders.amount, paid.at, coalesce(orders.paid_email, orders.email) as buyer
      from (
        select order_id, min(paid_at) as at from objects where paid_at is not null group by order_id
      ) as paid join orders on orders.id = paid.order_id),
    moved as (
      select currency, amount as paid, 0 as refunded from first_payments where ${isWithin(sql`at`)}
      union all
      select orders.currency, object.amount, 0 from objects as object
        join orders on orders.id = object.order_id
      where object.is_renewal and ${isWithin(sql`object.invoice_paid_at`)}
      union all
      select orders.currency, 0, object.amount from objects as object
        join orders on orders.id = object.order_id
      where object.is_refund and ${isWithin(sql`object.refunded_at`)})
    select
      (select count(*)::integer from (
        select from first_payments group by buyer having ${isWithin(sql`min(at)`)}) as buyers) as clients,
      (select coalesce(json_agg(sums order by currency), '[]') from (
        select currency, sum(paid)::integer as paid, sum(refunded)::integer as refunded
        from moved group by currency) as sums) as money)`
  return db.read.selectFrom(sales.as('sales')).selectAll()
}
