import { type Kysely, sql } from 'kysely'

/**
 * Adds a column for the time at which the data of an order's client were erased. The table of orders has the column, so
 * that it also exists for orders without a start form.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column erased_at timestamptz(3)`.execute(db)
}
