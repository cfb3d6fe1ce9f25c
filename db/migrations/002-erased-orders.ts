import { type Kysely, sql } from 'kysely'

/** Adds a column for when the data of an order's client were erased, also for orders without a start form. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column erased_at timestamptz(3)`.execute(db)
}
