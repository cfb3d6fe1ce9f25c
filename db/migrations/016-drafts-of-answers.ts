import { type Kysely, sql } from 'kysely'

/** Lets the server keep unfinished answers to the messages of an order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table unfinished_texts
      drop constraint unfinished_texts_kind_check,
      add constraint unfinished_texts_kind_check check (
        kind in ('post', 'page', 'quiz', 'letter', 'answer'))`.execute(db)
}
