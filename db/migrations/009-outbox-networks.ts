import { type Kysely, sql } from 'kysely'

/** Mails that strangers cause are sent in turn by network. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox add column network text`.execute(db)
}
