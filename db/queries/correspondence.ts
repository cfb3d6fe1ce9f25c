import { type Insertable, type Selectable, sql } from 'kysely'
import type { Delivery } from '#src/domain/correspondence.ts'
import type { Private } from '#src/domain/private.ts'
import type { Database } from '../client.ts'
import type { OrderLettersTable, OrderStartsTable } from '../schema/tables.ts'
import { recordErasures } from './erasures.ts'
import { ITS_EMAIL, queueEntries } from './outbox.ts'

export type OrderStart = Selectable<OrderStartsTable>
export type OrderLetter = Selectable<OrderLettersTable>
export type NewOrderLetter = Insertable<OrderLettersTable>

const NEWS = { kind: 'order-news', recipient: null } as const
const ANSWER = { kind: 'order-answer', recipient: ITS_EMAIL } as const

/** Stores a letter of an order that has been started, once, and queues the mail that tells of it. */
function writing(db: Database, letter: NewOrderLetter) {
  const { id, orderId, author, content } = letter
  return db.write
    .with(
      'written',
      () =>
        sql<{ id: string; email: Private }>`(
        insert into order_letters (id, order_id, author, content)
        select ${id}::uuid, ${orderId}::uuid, ${author}::text, ${content}::text
        where exists (select from order_starts where id = ${orderId}::uuid and withdrawn_at is null)
        on conflict (id) do nothing
        returning id, (select email from orders where orders.id = order_id) as email)`,
    )
    .with('queued', () => queueEntries('written', [author === 'client' ? NEWS : ANSWER]))
    .selectFrom('written')
    .select('id')
}

/** Stores a letter, once. @returns whether the order has been started and the consent to letters holds. */
export async function insertOrderLetter(db: Database, letter: NewOrderLetter): Promise<boolean> {
  const [, starts] = await db.batch([
    writing(db, letter),
    db.write
      .selectFrom('orderStarts')
      .select('id')
      .where('id', '=', letter.orderId)
      .where('withdrawnAt', 'is', null),
  ])
  return starts.length > 0
}

/** Stores the start of the work on an order, once, and its first letter. */
export async function startOrder(
  db: Database,
  start: Insertable<OrderStartsTable>,
  letter: NewOrderLetter,
): Promise<void> {
  await db.batch([
    db.write
      .insertInto('orderStarts')
      .values(start)
      .onConflict((conflict) => conflict.column('id').doNothing()),
    writing(db, letter),
  ])
}

/** The start and the letters of an order, the oldest first. */
export async function readCorrespondence(
  db: Database,
  orderId: string,
): Promise<{ start: OrderStart | null; letters: OrderLetter[] }> {
  const [starts, letters] = await db.batch([
    db.read.selectFrom('orderStarts').selectAll().where('id', '=', orderId),
    db.read
      .selectFrom('orderLetters')
      .selectAll()
      .where('orderId', '=', orderId)
      .orderBy('createdAt')
      .orderBy('id'),
  ])
  return { start: starts[0] ?? null, letters }
}

/** An answer to be mailed, as its client wants to get it; undefined when it is deleted. */
export async function findAnswer(
  db: Database,
  id: string | null,
): Promise<(Pick<OrderLetter, 'orderId' | 'content'> & { delivery: Delivery }) | undefined> {
  return db.read
    .selectFrom('orderLetters')
    .innerJoin('orderStarts', 'orderStarts.id', 'orderLetters.orderId')
    .select(['orderId', 'content', 'delivery'])
    .where('orderLetters.id', '=', id)
    .executeTakeFirst()
}

/** Withdraws the consent to letters: they are deleted, none can be written any more, and the owner is told. */
export async function withdrawOrderConsent(db: Database, orderId: string): Promise<void> {
  await db.write
    .with('ended', (query) =>
      query
        .updateTable('orderStarts')
        .set({ withdrawnAt: sql<Date>`now()` })
        .where('id', '=', orderId)
        .where('withdrawnAt', 'is', null)
        .returning('id'),
    )
    .with('deleted', (query) =>
      query.deleteFrom('orderLetters').where('orderId', '=', orderId).returning('id'),
    )
    .with('recorded', () => recordErasures({ deleted: 'order-letter' }))
    .with('queued', () => queueEntries('ended', [NEWS]))
    .selectFrom('ended')
    .select('id')
    .execute()
}

/** The letters of an address, the oldest first. */
export function lettersOf(db: Database, email: Private) {
  return db.read
    .selectFrom('orderLetters')
    .innerJoin('orders', 'orders.id', 'orderLetters.orderId')
    .select(['orderId', 'author', 'content', 'orderLetters.createdAt'])
    .where('email', '=', email)
    .orderBy('orderLetters.createdAt')
}

/** What the clients of an address have agreed to when the work on their orders began. */
export function startsOf(db: Database, email: Private) {
  return db.read
    .selectFrom('orderStarts')
    .innerJoin('orders', 'orders.id', 'orderStarts.id')
    .select(['orderStarts.id as orderId', 'delivery', 'earlyText', 'sensitiveText'])
    .select(['consentVersion', 'startedAt', 'withdrawnAt'])
    .where('email', '=', email)
    .orderBy('startedAt')
}
