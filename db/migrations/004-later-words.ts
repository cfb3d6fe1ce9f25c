import { type Kysely, sql } from 'kysely'

/** Adds a column for the time at which an order's passphrase was set, if that was after the start form. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table order_starts add column word_set_at timestamptz(3)`.execute(db)
}
