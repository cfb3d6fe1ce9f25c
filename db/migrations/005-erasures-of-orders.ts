import { type Kysely, sql } from 'kysely'

/**
 * Adds kinds of erasures that keep the order: of a consent, of the client's data, and of the access to earlier
 * messages.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table erasures
      drop constraint erasures_kind_check,
      add constraint erasures_kind_check check (kind in ('booking', 'subscriber', 'submission', 'result',
        'comparison', 'letter-consent', 'outbox-entry', 'submission-person', 'newsletter-consent',
        'order-letter', 'order-consent', 'order-client', 'order-closing'))`.execute(db)
}
