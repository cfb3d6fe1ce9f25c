import { type Kysely, sql } from 'kysely'

/** Letters to all subscribers, each of whom gets one once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table letters (
      id uuid primary key,
      subject text not null,
      content text not null,
      state text not null default 'draft'
        check (state in ('draft', 'scheduled', 'sending', 'handed-over')),
      send_at timestamptz(3),
      started_at timestamptz(3),
      recipients integer not null default 0,
      sent integer not null default 0,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      constraint letters_schedule check ((state = 'scheduled') = (send_at is not null))
    )`.execute(db)
  await sql`create index letters_list on letters (created_at desc, id desc)`.execute(db)
  await sql`create index letters_scheduled on letters (send_at) where state = 'scheduled'`.execute(
    db,
  )
  await sql`
    create unique index outbox_letter_once on outbox (subject_id, recipient)
    where kind = 'letter'`.execute(db)
}
