import { type Kysely, sql } from 'kysely'

/**
 * Adds a column for the time at which the marketing service was connected. It gets the time of the migration if the
 * site already has contacts in the service, or has queued some.
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
