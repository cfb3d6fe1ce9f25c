import { type Kysely, sql } from 'kysely'

/** Adds the parts of an order that are erased while it stays: messages, client, and their display. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table erasures
      drop constraint erasures_kind_check,
      add constraint erasures_kind_check check (kind in ('booking', 'subscriber', 'submission', 'result',
        'comparison', 'letter-consent', 'outbox-entry', 'submission-person', 'newsletter-consent',
        'order-letter', 'order-consent', 'order-client', 'order-closing'))`.execute(db)
}
