import { type Kysely, sql } from 'kysely'

/**
 * Adds an index that finds the payment of an invoice, and a column for messages that came after the paid period and so
 * need no answer.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create index payment_events_object on payment_events (object_id)`,
    sql`alter table order_letters add column is_late boolean not null default false`,
  ]
  for (const statement of statements) await statement.execute(db)
}
