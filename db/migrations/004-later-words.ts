import { type Kysely, sql } from 'kysely'

/** Adds a column for when the passphrase of an order was set, if after its start. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table order_starts add column word_set_at timestamptz(3)`.execute(db)
}
