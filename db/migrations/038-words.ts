import { type Kysely, sql } from 'kysely'

/** The word by which a client's letters are opened, and letters that ask for no answer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table order_starts
      add column word_hash text,
      add column closed_before timestamptz(3)`.execute(db)
  await sql`alter table order_letters add column settled_at timestamptz(3)`.execute(db)
}
