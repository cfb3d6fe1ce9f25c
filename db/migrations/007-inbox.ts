import { type Kysely, sql } from 'kysely'

/** Status and notes of bookings, indexes for the inbox lists, and quiz counters. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table consultation_bookings
      add column notes text,
      add constraint consultation_bookings_status
        check (status in ('pending', 'contacted', 'done'))`.execute(db)
  await sql`
    create index consultation_bookings_status_list
    on consultation_bookings (status, created_at desc, id desc)`.execute(db)
  await sql`
    create index quiz_submissions_list
    on quiz_submissions (completed_at desc, id desc)`.execute(db)

  // Holds no identity of visitors: a row is a count.
  await sql`
    create table quiz_progress (
      quiz_id uuid not null references quizzes on delete cascade,
      question_id uuid not null,
      day date not null,
      count integer not null default 0,
      starts integer not null default 0,
      primary key (quiz_id, question_id, day)
    )`.execute(db)
}
