import { type Kysely, sql } from 'kysely'

/**
 * Adds the time at which the marketing service was connected. If the site already has contacts there, or has queued
 * some, the time of the migration is stored.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table owner_settings add column marketing_connected_at timestamptz`,
    sql`
      update owner_settings set marketing_connected_at = now()
      where exists (select from outbox where kind = 'contact')
        or exists (
          select from newsletter_subscriptions where omnisend_contact_id is not null)`,
  ]
  for (const statement of statements) await statement.execute(db)
}
