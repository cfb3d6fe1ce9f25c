import { type Kysely, sql } from 'kysely'

/**
 * How a session was opened, from which device, when it was used last, and under which password. A session
 * without a fingerprint, of the release before, has ended.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table admin_sessions
      add column last_used_at timestamptz(3) not null default now(),
      add column passkey_id uuid references admin_passkeys on delete cascade,
      add column device text not null default '',
      add column password_fingerprint text`.execute(db)
  await sql`create index admin_sessions_passkey on admin_sessions (passkey_id)`.execute(db)
}
