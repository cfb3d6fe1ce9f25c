import { type RawBuilder, sql } from 'kysely'

/**
 * The statements that make a restored database fit for use. What may have happened since the backup does not
 * happen again: no mail or letter is sent by itself, no used link confirms a subscription, and no ended session is
 * open.
 * @param host of the endpoint that it is behind now.
 */
export function settleRestored(host: string): RawBuilder<unknown>[] {
  return [
    sql`delete from admin_sessions`,
    sql`
      update outbox set state = 'unclear', finished_at = now(), network = null
      where state in ('waiting', 'sending')`,
    sql`delete from newsletter_requests`,
    sql`update letters set state = 'draft', send_at = null where state = 'scheduled'`,
    sql`update deploy_marker set host = ${host}`,
  ]
}
