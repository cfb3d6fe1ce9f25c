import { type Kysely, sql } from 'kysely'

/** When the client of an order was erased: also before anything was written about it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column erased_at timestamptz(3)`.execute(db)
}
