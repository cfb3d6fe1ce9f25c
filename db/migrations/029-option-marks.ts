import { type Kysely, sql } from 'kysely'

/** What each option of a question is marked as; null: its warning answers were marked before there were kinds. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table quiz_questions add column option_marks text[]`.execute(db)
}
