import { type Kysely, sql } from 'kysely'

/** Adds when the marketing service was connected; a site that has queued contacts for it counts as connected. */
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
