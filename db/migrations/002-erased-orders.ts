import { type Kysely, sql } from 'kysely'

/** Adds when the client of an order was erased, even if nothing was written about it yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column erased_at timestamptz(3)`.execute(db)
}
