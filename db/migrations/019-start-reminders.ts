import { type Kysely, sql } from 'kysely'

/**
 * Queues the reminder of the start form for orders that an earlier release has concluded in the last 30 days and that
 * were not started: three days after the payment, but not before the new release is deployed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into outbox (id, channel, kind, recipient, subject_id, queued_at, due_at)
    select gen_random_uuid(), 'mail', 'start-reminder', email, id, due_at, due_at
    from (
      select id, email, agreed_at,
        greatest(now() + interval '1 hour', agreed_at + interval '3 days') as due_at
      from orders where erased_at is null) as sold
    where agreed_at > now() - interval '30 days'
      and not exists (select from order_starts where order_starts.id = sold.id)
      and not exists (select from order_letters where order_id = sold.id)
      and not exists (
        select from outbox where kind = 'start-reminder' and subject_id = sold.id)`.execute(db)
}
