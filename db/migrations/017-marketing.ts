import { type Kysely, sql } from 'kysely'

/** Contacts of the marketing service, and addresses that its owner has to delete there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table newsletter_subscriptions add column omnisend_contact_id text`.execute(db)
  await sql`
    create table marketing_removals (
      id uuid primary key,
      email text not null constraint marketing_removals_email_key unique,
      requested_at timestamptz(3) not null default now()
    )`.execute(db)
}
