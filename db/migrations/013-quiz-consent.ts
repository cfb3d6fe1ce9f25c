import { type Kysely, sql } from 'kysely'

/** Submissions without a person unless consent is recorded, results behind a private link, and consents to letters. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table quiz_submissions
      alter column email drop not null,
      add column consent_version text,
      add column consent_text text,
      add column consented_at timestamptz(3),
      add constraint quiz_submissions_person check (email is not null or name is null),
      add constraint quiz_submissions_consent check (
        num_nonnulls(consent_version, consent_text, consented_at) in (0, 3))`.execute(db)
  await sql`
    create index quiz_submissions_without_consent on quiz_submissions (id)
    where email is not null and consented_at is null`.execute(db)

  await sql`
    create table quiz_results (
      id uuid primary key,
      quiz_title text not null,
      total_score double precision not null,
      category text,
      warned boolean not null default false,
      consent_version text not null,
      consent_text text not null,
      created_at timestamptz(3) not null default now(),
      expires_at timestamptz(3) not null
    )`.execute(db)

  // Nothing here leads to a submission.
  await sql`
    create table marketing_consents (
      id uuid primary key,
      email text not null,
      segment text,
      consent_version text not null,
      consent_text text not null,
      consented_at timestamptz(3) not null default now(),
      constraint marketing_consents_key unique nulls not distinct (email, segment),
      constraint marketing_consents_email_lower check (email = lower(email))
    )`.execute(db)
}
