import { type Kysely, sql } from 'kysely'

/** What the administrator notes of bookings, lists of what visitors leave, and counters of quizzes. */
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

  // Who a visitor is takes no part: a row is a number of people.
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
