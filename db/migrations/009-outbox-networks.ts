import { type Kysely, sql } from 'kysely'

/** Adds the network of a waiting mail: mails that strangers cause take turns by network. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox add column network text`.execute(db)
}
