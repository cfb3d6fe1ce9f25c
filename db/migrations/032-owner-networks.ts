import { type Kysely, sql } from 'kysely'

/**
 * The networks from which the administrator has logged in, and among whose attempts each check of the password counts:
 * strangers', theirs, or a session's, which stands in `address` then.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table owner_networks (
      network text primary key,
      last_login_at timestamptz(3) not null default now()
    )`.execute(db)
  await sql`
    alter table login_attempts
      add column kind text not null default 'stranger'
        check (kind in ('stranger', 'owner', 'session'))`.execute(db)
}
