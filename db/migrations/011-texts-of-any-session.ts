import { type Kysely, sql } from 'kysely'

/** Lets an unfinished text be stored without its session: the row version alone says whether the text was changed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table unfinished_texts alter column session_id drop not null`.execute(db)
}
