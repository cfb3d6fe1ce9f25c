import { type Kysely, sql } from 'kysely'

/** Bookings, subscriptions and withdrawals that look as if a program had filled in the form. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table consultation_bookings
      drop constraint consultation_bookings_status,
      add constraint consultation_bookings_status
        check (status in ('pending', 'contacted', 'done', 'suspicious'))`.execute(db)
  await sql`
    alter table newsletter_subscriptions
      add column suspicious boolean not null default false`.execute(db)
  await sql`
    alter table contract_withdrawals
      add column suspicious boolean not null default false`.execute(db)
}
