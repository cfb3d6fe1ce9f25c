import { type Kysely, sql } from 'kysely'

/**
 * Adds when a session was last confirmed, which notice of security an entry is, and the address of notices that waits
 * for its confirmation.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table admin_sessions add column proven_at timestamptz(3) not null default now()`,
    sql`update admin_sessions set proven_at = created_at`,
    sql`alter table outbox add column act text`,
    sql`
      alter table owner_settings
        add column pending_notice_id uuid,
        add column pending_notice_email text,
        add column pending_notice_at timestamptz(3)`,
  ]
  for (const statement of statements) await statement.execute(db)
}
