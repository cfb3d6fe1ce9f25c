import { type Kysely, sql } from 'kysely'

/** What was bought in the checkout, and the facts of its events from which an order's state follows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table orders (
      id uuid primary key,
      session_id text not null unique,
      package text not null check (package in ('email-weekly', 'email-monthly')),
      email text not null check (email = lower(email)),
      name text,
      amount integer not null,
      currency text not null,
      payment_intent_id text,
      subscription_id text,
      customer_id text,
      created_at timestamptz(3) not null
    )`.execute(db)
  await sql`create index orders_list on orders (created_at desc, id desc)`.execute(db)
  await sql`create index orders_email on orders (email)`.execute(db)
  await sql`
    create table payment_events (
      id uuid primary key default gen_random_uuid(),
      event_id text not null unique,
      type text not null,
      api_version text,
      livemode boolean not null,
      created_at timestamptz(3) not null,
      received_at timestamptz(3) not null default now(),
      session_id text,
      payment_link_id text,
      payment_intent_id text,
      subscription_id text,
      customer_id text,
      object_id text,
      amount integer,
      currency text,
      outcome text,
      period_end timestamptz(3),
      problem text check (problem in ('version', 'link', 'address', 'dispute', 'refund')),
      settled_at timestamptz(3)
    )`.execute(db)
  for (const column of ['session', 'payment_intent', 'subscription', 'customer']) {
    await sql`
      create index ${sql.raw(`payment_events_${column}`)}
      on payment_events (${sql.raw(`${column}_id`)})`.execute(db)
    if (column !== 'session') {
      await sql`
        create index ${sql.raw(`orders_${column}`)} on orders (${sql.raw(`${column}_id`)})`.execute(
        db,
      )
    }
  }
}
