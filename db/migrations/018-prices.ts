import { type Kysely, sql } from 'kysely'

/** Adds the prices that the owner sets, and keeps what orders and bookings were about. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`
      create table prices (
        link_id text primary key,
        package text not null,
        price integer not null check (price > 0),
        url text not null,
        set_at timestamptz(3) not null default now()
      )`,
    sql`alter table orders add column sold jsonb`,
    sql`alter table consultation_bookings add column package_title text`,
    sql`
      alter table payment_events
        drop constraint payment_events_problem_check,
        add constraint payment_events_problem_check check (
          problem in ('version', 'other-version', 'link', 'address', 'dispute', 'refund', 'price'))`,
    // All else has never changed until now: `soldOf` knows it.
    sql`
      update orders set sold = jsonb_build_object(
        'answerHours', (select settings->'answerHours' from owner_settings))`,
  ]
  for (const statement of statements) await statement.execute(db)
}
