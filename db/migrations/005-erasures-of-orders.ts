import { type Kysely, sql } from 'kysely'

/** The list of erasures takes what ends for an order that stays: its letters, its client, and their being shown. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table erasures
      drop constraint erasures_kind_check,
      add constraint erasures_kind_check check (kind in ('booking', 'subscriber', 'submission', 'result',
        'comparison', 'letter-consent', 'outbox-entry', 'submission-person', 'newsletter-consent',
        'order-letter', 'order-consent', 'order-client', 'order-closing'))`.execute(db)
}
