import { type Kysely, sql } from 'kysely'

/** One row: whether the database is production's or a preview's, and behind which endpoint. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table deploy_marker (
      id boolean primary key default true check (id),
      role text not null check (role in ('production', 'preview')),
      host text not null,
      marked_at timestamptz(3) not null default now()
    )`.execute(db)
}
