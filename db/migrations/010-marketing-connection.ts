import { type Kysely, sql } from 'kysely'

/**
 * Adds a column for when the marketing service was connected. A site that has contacts there, or has queued some,
 * counts as connected now.
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
