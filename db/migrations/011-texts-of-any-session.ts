import { type Kysely, sql } from 'kysely'

/** Allows an unfinished text without a session, since the row version alone says whether the text was changed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table unfinished_texts alter column session_id drop not null`.execute(db)
}
