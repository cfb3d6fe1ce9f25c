import { type Kysely, sql } from 'kysely'

/** Adds a column for encrypted copies of unreadable payment events, and the problem `other-version`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`
      alter table payment_events
        add column sealed_body text,
        drop constraint payment_events_problem_check,
        add constraint payment_events_problem_check
          check (problem in ('version', 'other-version', 'link', 'address', 'dispute', 'refund'))`,
    sql`create index payment_events_sealed on payment_events (received_at) where sealed_body is not null`,
  ]
  for (const statement of statements) await statement.execute(db)
}
