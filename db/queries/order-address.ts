import { sql } from 'kysely'
import type { Private } from '#src/domain/private.ts'
import type { Database } from '../client.ts'
import { countCalls } from './call-times.ts'
import { queueEntries } from './outbox.ts'

/** Queues a mail that asks a new address of an order whether it is right. @returns whether that is not too often. */
export async function queueAddressLink(
  db: Database,
  orderId: string,
  email: Private,
): Promise<boolean> {
  const queued = await db.write
    .with('counted', () => countCalls([{ kind: 'order-links', subject: orderId }]))
    .with('asked', () => sql<{ id: string }>`(select ${orderId}::uuid as id from counted)`)
    .with('queued', () => queueEntries('asked', [{ kind: 'order-address', recipient: email }]))
    .selectFrom('asked')
    .select('id')
    .executeTakeFirst()
  return queued !== undefined
}

/**
 * Gives an order another address, keeps the one that paid, and queues one line to the former.
 * @returns when; undefined when its address is another one by now.
 */
export async function moveOrder(
  db: Database,
  orderId: string,
  from: Private,
  to: Private,
): Promise<Date | undefined> {
  const moved = await db.write
    .with('moved', (query) =>
      query
        .updateTable('orders')
        .set({
          email: to,
          paidEmail: sql<Private>`coalesce(paid_email, email)`,
          linksSince: sql<Date>`now()`,
        })
        .where('id', '=', orderId)
        .where('email', '=', from)
        .returning(['id', 'linksSince']),
    )
    .with('told', () => queueEntries('moved', [{ kind: 'order-moved', recipient: from }]))
    .selectFrom('moved')
    .select('linksSince')
    .executeTakeFirst()
  return moved?.linksSince ?? undefined
}
