import { type Kysely, sql } from 'kysely'

/** Two visitors' dimensions side by side: neither address, name, total nor answers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table comparisons (
      id uuid primary key,
      quiz_id uuid not null references quizzes (id) on delete cascade,
      invite_hash text unique,
      first jsonb not null,
      first_consent jsonb not null,
      second jsonb,
      second_consent jsonb,
      expires_at timestamptz(3) not null,
      check ((second is null) = (second_consent is null))
    )`.execute(db)
  await sql`create index comparisons_quiz on comparisons (quiz_id)`.execute(db)
  await sql`
    alter table erasures
      drop constraint erasures_kind_check,
      add constraint erasures_kind_check check (kind in ('booking', 'subscriber', 'submission',
        'result', 'comparison', 'letter-consent', 'outbox-entry', 'submission-person',
        'newsletter-consent'))`.execute(db)
}
