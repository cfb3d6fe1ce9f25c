import { type Kysely, sql } from 'kysely'

/**
 * Adds the steps before the launch that the owner confirms, and the changed parts of the settings to the audit log.
 * Recovery codes that exist count as kept, as they did before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table owner_settings add column confirmed jsonb not null default '{}'`,
    sql`
      update owner_settings set confirmed = jsonb_build_object('codes', now())
      where exists (select from recovery_codes)`,
    sql`alter table audit_log add column changed text[] not null default '{}'`,
  ]
  for (const statement of statements) await statement.execute(db)
}
