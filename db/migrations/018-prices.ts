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
    sql`
      update orders set sold = jsonb_build_object(
        'title', case package when 'email-weekly' then 'Savaitės el. pašto konsultacijos'
          else 'Mėnesio el. pašto konsultacijos' end,
        'price', case package when 'email-weekly' then 39 else 79 end,
        'hours', case package when 'email-weekly' then 4 else 2 end,
        'answerHours', (select settings->'answerHours' from owner_settings))`,
  ]
  for (const statement of statements) await statement.execute(db)
}
