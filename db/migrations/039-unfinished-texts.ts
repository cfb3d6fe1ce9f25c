import { type Kysely, sql } from 'kysely'

/** What the forms of the panel hold and nobody has saved yet, so that it goes on at another device. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table unfinished_texts (
      id uuid primary key,
      kind text not null check (kind in ('post', 'page', 'quiz', 'letter')),
      record_id uuid,
      title text not null,
      form text not null,
      loaded_version timestamptz(3),
      device text not null,
      session_id uuid not null,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now()
    )`.execute(db)
}
