import { type Kysely, sql } from 'kysely'

/** Makes bookings idempotent: a request resent after a lost response is stored once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table consultation_bookings
      add column attempt_id uuid constraint consultation_bookings_attempt_key unique`.execute(db)
}
