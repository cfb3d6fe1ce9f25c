import { type Kysely, sql } from 'kysely'

/** A booking that is sent again, as when its answer was lost, is stored once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table consultation_bookings
      add column attempt_id uuid constraint consultation_bookings_attempt_key unique`.execute(db)
}
