import { type Kysely, sql } from 'kysely'

/** Upload links, and the images in use. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table uploads (
      id uuid primary key,
      original_name text,
      expires_at timestamptz(3) not null,
      claimed_at timestamptz(3),
      name text,
      bytes integer
    )`.execute(db)
  await sql`create index uploads_expiry on uploads (expires_at)`.execute(db)

  await sql`
    create table media (
      name text primary key,
      bytes integer not null,
      original_name text,
      created_at timestamptz(3) not null default now()
    )`.execute(db)
  await sql`create index media_list on media (created_at desc, name)`.execute(db)
}
