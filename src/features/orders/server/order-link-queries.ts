import { sql } from 'kysely'
import type { Database } from '#db/client.ts'
import { countCalls } from '#src/server/queries/call-times.ts'
import { ITS_EMAIL, queueEntries } from '#src/server/queries/outbox.ts'

const LINK = { kind: 'order-link', recipient: ITS_EMAIL } as const

/** Whether a link, known by an id of its own, was used. */
export async function isLinkUsed(db: Database, id: string): Promise<boolean> {
  const used = await db.read
    .selectFrom('usedDataLinks')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  return used !== undefined
}

/** Uses a link, known by an id of its own. @returns whether nobody had used it. */
export async function takeLink(db: Database, id: string): Promise<boolean> {
  const taken = await db.write
    .insertInto('usedDataLinks')
    .values({ id })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}

/** Queues a mail with another link to an order, to its own address. @returns whether that is not too often. */
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
