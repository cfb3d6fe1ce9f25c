import { type Kysely, sql } from 'kysely'

/** What the owner has done about a withdrawal from a contract; the row version of withdrawals and bookings. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table contract_withdrawals
      add column state text not null default 'new'
        check (state in ('new', 'confirmed', 'refunded', 'nothing-due')),
      add column refunded_on text check (refunded_on ~ '^\\d{4}-\\d{2}-\\d{2}$'),
      add column updated_at timestamptz(3) not null default now(),
      add check ((state = 'refunded') = (refunded_on is not null))`.execute(db)
  await sql`
    alter table consultation_bookings
      add column updated_at timestamptz(3) not null default now()`.execute(db)
}
