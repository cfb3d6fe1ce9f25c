import { sql } from 'kysely'
import type { Database } from '#db/client.ts'
import { countCalls } from '#src/server/queries/rate-limits.ts'
import { CAUSE_EMAIL, queueEntries } from '#src/server/queries/outbox.ts'
import type { MessageAuthor } from '#src/features/orders/correspondence.ts'
import type { OutboxKind } from '#src/core/outbox.ts'
import type { Private } from '#src/core/private.ts'

const LINK = { kind: 'order-link', recipient: CAUSE_EMAIL } as const

/** Whether a link with this id was used. */
export async function isLinkUsed(db: Database, id: string): Promise<boolean> {
  const used = await db.read
    .selectFrom('usedDataLinks')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  return used !== undefined
}

/** Marks the link with this id as used. @returns whether it was unused. */
export async function consumeLink(db: Database, id: string): Promise<boolean> {
  const taken = await db.write
    .insertInto('usedDataLinks')
    .values({ id })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}

/**
 * Queues a mail with another link to an order, to the order's address.
 * @returns false beyond the rate limit.
 */
export async function queueOrderLink(db: Database, orderId: string): Promise<boolean> {
  const queued = await db.write
    .with('counted', () => countCalls([{ kind: 'order-links', subject: orderId }]))
    .with('asked', (query) =>
      query
        .selectFrom('orders')
        .select(['orders.id', 'orders.email'])
        .where('orders.id', '=', orderId)
        .where((on) => on.exists(on.selectFrom('counted').select(sql`1`.as('one')))),
    )
    .with('queued', () => queueEntries('asked', [LINK]))
    .selectFrom('asked')
    .select('id')
    .executeTakeFirst()
  return queued !== undefined
}

/**
 * Queues a mail that asks a new address of an order for confirmation.
 * @param by who asks for the change; only requests of the client are counted.
 * @returns false beyond the rate limit.
 */
export async function queueAddressLink(
  db: Database,
  orderId: string,
  email: Private,
  by: MessageAuthor,
): Promise<boolean> {
  const calls = by === 'client' ? [{ kind: 'order-addresses', subject: orderId } as const] : []
  const queued = await db.write
    .with('counted', () => countCalls(calls))
    .with(
      'asked',
      () =>
        sql<{ id: string }>`(select ${orderId}::uuid as id
          where ${by === 'coach'}::boolean or exists (select from counted))`,
    )
    .with('queued', () => queueEntries('asked', [{ kind: 'order-address', recipient: email }]))
    .selectFrom('asked')
    .select('id')
    .executeTakeFirst()
  return queued !== undefined
}

/** Kinds of mails with a link that opens the order. */
const WITH_LINKS: readonly OutboxKind[] = [
  'order-link',
  'order-answer',
  'order-confirmation',
  'start-reminder',
  'passphrase-reset',
]

/**
 * Sets another address for an order, keeps the address from the payment, and queues a short mail to the former one.
 * Unsent mails with a link that were due to the former address go to the new one.
 * @param askedAt when the new address was requested.
 * @returns the time of the change; undefined if the address was changed since the request, or the client is erased.
 */
export async function moveOrder(
  db: Database,
  orderId: string,
  { from, to, askedAt }: { from: Private; to: Private; askedAt: Date },
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
        .where('erasedAt', 'is', null)
        .where((on) => on.or([on('linksSince', 'is', null), on('linksSince', '<=', askedAt)]))
        .returning(['id', 'linksSince']),
    )
    .with('redirected', (query) =>
      query
        .updateTable('outbox')
        .set({ recipient: to })
        .where('recipient', '=', from)
        .where('kind', 'in', WITH_LINKS)
        .where('state', '<>', 'sent')
        .where(
          sql<boolean>`subject_id in (
            select id from moved
            union all select id from order_letters where order_id in (select id from moved))`,
        ),
    )
    .with('told', () => queueEntries('moved', [{ kind: 'order-moved', recipient: from }]))
    .selectFrom('moved')
    .select('linksSince')
    .executeTakeFirst()
  return moved?.linksSince ?? undefined
}
