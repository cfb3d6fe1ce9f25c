import { type Kysely, sql } from 'kysely'

/** When calls that are limited came, and one digest of notices at a time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Whoever uses up a limit appends null, which undoes the whole statement.
  await sql`
    create table call_times (
      subject text not null,
      kind text not null,
      times timestamptz(3)[] not null
        constraint call_times_limit check (array_position(times, null) is null),
      primary key (subject, kind)
    )`.execute(db)
  await sql`create index call_times_last on call_times ((times[cardinality(times)]))`.execute(db)
  await sql`
    create unique index outbox_digest on outbox (kind)
    where kind = 'notice-digest' and state = 'waiting'`.execute(db)
}
