import { type Kysely, sql } from 'kysely'

/** The administrator's passkeys, and the challenges that they answer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table admin_passkeys (
      id uuid primary key,
      credential_id text not null constraint admin_passkeys_credential_id_key unique,
      public_key text not null,
      counter double precision not null,
      transports text[] not null,
      name text not null,
      created_at timestamptz(3) not null default now(),
      last_used_at timestamptz(3)
    )`.execute(db)
  await sql`
    create table admin_challenges (
      challenge text primary key,
      purpose text not null check (purpose in ('login', 'registration')),
      expires_at timestamptz(3) not null
    )`.execute(db)
  await sql`create index admin_challenges_expiry on admin_challenges (expires_at)`.execute(db)
}
