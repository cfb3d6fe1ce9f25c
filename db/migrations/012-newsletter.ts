import { type Kysely, sql } from 'kysely'

/**
 * The confirmation of subscriptions, and what was consented to. Subscribers of before stay subscribed, with
 * no time of confirmation.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table newsletter_subscriptions
      add column confirmed_at timestamptz(3),
      add column left_at timestamptz(3),
      add column consent_version text,
      add column consent_text text,
      add column consented_at timestamptz(3)`.execute(db)
  // Only the administrator can have ended these.
  await sql`
    update newsletter_subscriptions set left_at = now() where not subscribed`.execute(db)
}
