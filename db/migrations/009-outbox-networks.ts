import { type Kysely, sql } from 'kysely'

/** Adds a column for the network that caused a waiting mail, so that networks take turns. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox add column network text`.execute(db)
}
