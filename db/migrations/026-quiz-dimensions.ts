import { type Kysely, sql } from 'kysely'

/** Dimensions of a quiz and of its questions, what a result shows of them, and whether two may compare theirs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table quizzes
      add column dimensions jsonb not null default '[]',
      add column comparable boolean not null default false`.execute(db)
  await sql`alter table quiz_questions add column dimension_id uuid`.execute(db)
  await sql`alter table quiz_submissions add column breakdown jsonb`.execute(db)
  await sql`alter table quiz_results add column breakdown jsonb`.execute(db)
}
