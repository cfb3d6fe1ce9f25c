import { type Kysely, sql } from 'kysely'

/** Warning answers of a question, and whether a submission holds one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table quiz_questions
      add column warning_options integer[] not null default '{}'`.execute(db)
  await sql`
    alter table quiz_submissions add column warned boolean not null default false`.execute(db)
}
