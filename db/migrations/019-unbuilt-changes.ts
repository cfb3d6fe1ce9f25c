import { type Kysely, sql } from 'kysely'

/** What changed since the live build, and since when a take-down waits for a build. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table publishing
      add column unbuilt_changes jsonb not null default '{}',
      add column taken_down_at timestamptz(3)`.execute(db)
}
