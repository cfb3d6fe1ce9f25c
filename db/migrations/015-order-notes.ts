import { type Kysely, sql } from 'kysely'

/** Adds the coach's notes and tasks of an order, and the quiz results that its client has added to it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`
      create table order_notes (
        id uuid primary key,
        order_id uuid not null,
        content text not null,
        due_on text check (due_on ~ '^\\d{4}-\\d{2}-\\d{2}$'),
        done_at timestamptz(3),
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        check (done_at is null or due_on is not null)
      )`,
    sql`create index order_notes_order on order_notes (order_id, created_at)`,
    sql`
      create table order_results (
        id uuid primary key,
        order_id uuid not null,
        submission_id uuid not null references quiz_submissions on delete cascade,
        added_at timestamptz(3) not null default now(),
        unique (order_id, submission_id)
      )`,
    sql`create index order_results_submission on order_results (submission_id)`,
    sql`
      alter table erasures
        drop constraint erasures_kind_check,
        add constraint erasures_kind_check check (kind in ('booking', 'subscriber', 'submission', 'result',
          'comparison', 'letter-consent', 'outbox-entry', 'submission-person', 'newsletter-consent',
          'order-letter', 'order-consent', 'order-client', 'order-closing', 'order-note',
          'order-result'))`,
  ]
  for (const statement of statements) await statement.execute(db)
}
