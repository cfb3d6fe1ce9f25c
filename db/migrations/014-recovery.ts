import { type Kysely, sql } from 'kysely'

/** Adds recovery codes and mailed links for a forgotten password. Allows acts without a session in the audit log. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`
      create table recovery_codes (
        hash text primary key,
        created_at timestamptz(3) not null default now()
      )`,
    sql`
      create table password_links (
        id uuid primary key,
        created_at timestamptz(3) not null default now()
      )`,
    // Nobody has a session when a login fails or a password is recovered.
    sql`alter table audit_log alter column session_id drop not null`,
  ]
  for (const statement of statements) await statement.execute(db)
}
