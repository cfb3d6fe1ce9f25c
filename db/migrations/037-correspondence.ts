import { type Kysely, sql } from 'kysely'

/** The start of the work on an order, with what its client has agreed to, and the letters of both. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table order_starts (
      id uuid primary key,
      delivery text not null check (delivery in ('letter', 'notice')),
      early_text text,
      sensitive_text text not null,
      consent_version text not null,
      started_at timestamptz(3) not null default now(),
      withdrawn_at timestamptz(3)
    )`.execute(db)
  await sql`
    create table order_letters (
      id uuid primary key,
      order_id uuid not null,
      author text not null check (author in ('client', 'coach')),
      content text not null,
      created_at timestamptz(3) not null default now()
    )`.execute(db)
  await sql`
    alter table erasures
      drop constraint erasures_kind_check,
      add constraint erasures_kind_check check (kind in ('booking', 'subscriber', 'submission', 'result',
        'comparison', 'letter-consent', 'outbox-entry', 'submission-person', 'newsletter-consent',
        'order-letter'))`.execute(db)
  await sql`create index order_letters_order on order_letters (order_id, created_at)`.execute(db)
}
