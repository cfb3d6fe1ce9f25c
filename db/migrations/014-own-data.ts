import { type Kysely, sql } from 'kysely'

/** Links by which visitors open their own data once, and indexes that find an address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table used_data_links (
      id uuid primary key,
      used_at timestamptz(3) not null default now()
    )`.execute(db)
  await sql`create index consultation_bookings_email on consultation_bookings (email)`.execute(db)
  await sql`create index quiz_submissions_email on quiz_submissions (email)`.execute(db)
}
