import { type Kysely, sql } from 'kysely'

/** Sessions, login attempts and the state of publishing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table admin_sessions (
      id uuid primary key,
      session_token text not null constraint admin_sessions_session_token_key unique,
      expires_at timestamptz(3) not null,
      created_at timestamptz(3) not null default now()
    )`.execute(db)
  await sql`create index admin_sessions_expiry on admin_sessions (expires_at)`.execute(db)

  await sql`
    create table login_attempts (
      id uuid primary key,
      address text not null,
      attempted_at timestamptz(3) not null default now()
    )`.execute(db)
  await sql`
    create index login_attempts_address on login_attempts (address, attempted_at)`.execute(db)

  await sql`
    create table publishing (
      id smallint primary key default 1 check (id = 1),
      content_version integer not null default 1,
      changed_at timestamptz(3) not null default now(),
      requested_version integer not null default 0,
      requested_at timestamptz(3),
      live_version integer not null default 0,
      live_at timestamptz(3),
      phase text not null default 'idle' check (phase in ('idle', 'building', 'failed')),
      failures integer not null default 0,
      failed_at timestamptz(3),
      failure text check (failure in ('hook', 'build')),
      pending_purge text[] not null default '{}'
    )`.execute(db)
  await sql`insert into publishing default values`.execute(db)
}
