import { type Kysely, sql } from 'kysely'

/** Everything that leaves the house, written in the statement of what causes it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table outbox (
      id uuid primary key,
      channel text not null check (channel in ('mail', 'marketing')),
      kind text not null,
      recipient text,
      subject_id uuid,
      state text not null default 'waiting'
        check (state in ('waiting', 'sending', 'sent', 'unclear', 'failed')),
      fault text,
      attempts integer not null default 0,
      created_at timestamptz(3) not null default now(),
      queued_at timestamptz(3) not null default now(),
      due_at timestamptz(3) not null default now(),
      claimed_at timestamptz(3),
      finished_at timestamptz(3)
    )`.execute(db)
  // One entry of a channel is on its way at a time, so that a kill leaves at most one unclear.
  await sql`
    create unique index outbox_sending on outbox (channel)
    where state = 'sending'`.execute(db)
  await sql`
    create index outbox_waiting on outbox (channel, due_at)
    where state = 'waiting'`.execute(db)
  await sql`create index outbox_list on outbox (created_at desc, id desc)`.execute(db)
  await sql`create index outbox_recipient on outbox (recipient, kind, created_at)`.execute(db)
  await sql`create index outbox_subject on outbox (subject_id, kind)`.execute(db)
}
