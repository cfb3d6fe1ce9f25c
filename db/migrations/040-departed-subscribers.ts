import { type Kysely, sql } from 'kysely'

/** Keyed hashes of addresses that are erased, so that no list brings them back to the newsletter. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table departed_subscribers (
      hash text primary key,
      key_id text not null
    )`.execute(db)
}
