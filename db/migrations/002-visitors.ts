import { type Kysely, sql } from 'kysely'

/** What visitors leave: subscriptions, bookings and quiz submissions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table newsletter_subscriptions (
      id uuid primary key,
      email text not null constraint newsletter_subscriptions_email_key unique,
      name text,
      subscribed boolean not null default true,
      subscribed_at timestamptz(3) not null default now(),
      constraint newsletter_subscriptions_email_lower check (email = lower(email))
    )`.execute(db)
  await sql`
    create index newsletter_subscriptions_list
    on newsletter_subscriptions (subscribed_at desc)`.execute(db)

  await sql`
    create table consultation_bookings (
      id uuid primary key,
      name text not null,
      email text not null,
      phone text,
      consultation_type text not null,
      preferred_date text,
      message text,
      status text not null default 'pending',
      created_at timestamptz(3) not null default now()
    )`.execute(db)
  await sql`
    create index consultation_bookings_list
    on consultation_bookings (created_at desc)`.execute(db)

  // Submissions outlive their quiz and band.
  await sql`
    create table quiz_submissions (
      id uuid primary key,
      quiz_id uuid references quizzes on delete set null,
      attempt_id uuid constraint quiz_submissions_attempt_key unique,
      email text not null,
      name text,
      answers text not null,
      total_score double precision not null,
      category_id uuid references quiz_categories on delete set null,
      category text,
      omnisend_contact_id text,
      completed_at timestamptz(3) not null default now()
    )`.execute(db)
  await sql`
    create index quiz_submissions_quiz
    on quiz_submissions (quiz_id, completed_at desc)`.execute(db)
  await sql`create index quiz_submissions_category on quiz_submissions (category_id)`.execute(db)
}
