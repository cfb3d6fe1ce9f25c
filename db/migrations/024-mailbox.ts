import { type Kysely, sql } from 'kysely'

/**
 * Adds how far the mailbox was read, and the received mails that are replies of clients or undelivered mails of ours.
 * The mailbox's numbers have 32 bits without a sign, which `double precision` holds exactly.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`
      create table mailbox (
        is_only boolean primary key default true check (is_only),
        uid_validity double precision not null,
        last_uid double precision not null,
        read_at timestamptz(3) not null default now()
      )`,
    sql`
      create table received_mails (
        id uuid primary key,
        kind text not null check (kind in ('reply', 'bounce')),
        state text not null check (state in ('taken', 'waiting', 'shown', 'dismissed')),
        reason text,
        uid_validity double precision not null,
        uid double precision not null,
        email text not null,
        order_id uuid,
        message_id uuid,
        letter_id uuid,
        entry_id uuid,
        content text not null default '',
        quoted text not null default '',
        attachments text[] not null default '{}',
        status text,
        cause text,
        received_at timestamptz(3) not null,
        created_at timestamptz(3) not null default now(),
        moved_at timestamptz(3)
      )`,
    sql`create index received_mails_order on received_mails (order_id, received_at)`,
    sql`create index received_mails_letter on received_mails (letter_id)`,
    sql`
      alter table erasures
        drop constraint erasures_kind_check,
        add constraint erasures_kind_check check (kind in ('booking', 'subscriber', 'submission', 'result',
          'comparison', 'letter-consent', 'outbox-entry', 'submission-person', 'newsletter-consent',
          'order-letter', 'order-consent', 'order-client', 'order-closing', 'order-note',
          'order-result', 'received-mail'))`,
  ]
  for (const statement of statements) await statement.execute(db)
}
