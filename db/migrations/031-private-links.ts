import { type Kysely, sql } from 'kysely'

/**
 * Each side of a comparison has an id of its own, each request for the newsletter one that its link confirms, and a
 * mailed result is found by the hash of its address.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table comparisons
      add column first_id uuid not null default gen_random_uuid() unique,
      add column second_id uuid unique`.execute(db)
  await sql`
    create table newsletter_requests (
      id uuid primary key,
      email text not null check (email = lower(email)),
      name text,
      consent_version text,
      consent_text text,
      requested_at timestamptz(3) not null default now()
    )`.execute(db)
  await sql`create index newsletter_requests_email on newsletter_requests (email)`.execute(db)
  // Confirmations that wait in the outbox name the subscription, so its request gets the same id.
  await sql`
    insert into newsletter_requests (id, email, name, consent_version, consent_text, requested_at)
    select id, email, name, consent_version, consent_text, coalesce(consented_at, subscribed_at)
    from newsletter_subscriptions
    where not subscribed and left_at is null and not suspicious`.execute(db)
  await sql`alter table quiz_results add column address_hash text`.execute(db)
  await sql`create index quiz_results_address on quiz_results (address_hash)`.execute(db)
}
