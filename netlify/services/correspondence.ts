import { createHash } from 'node:crypto'
import type { Database } from '#db/client.ts'
import * as queries from '#db/queries/correspondence.ts'
import { findOrder, type Order } from '#db/queries/orders.ts'
import type { Correspondence } from '#src/contracts/orders.ts'
import type { Delivery, LetterAuthor } from '#src/domain/correspondence.ts'
import { formatDay } from '#src/domain/lithuanian.ts'
import { isWritable } from '#src/domain/orders.ts'
import { withdrawUntil } from '#src/domain/withdrawals.ts'
import { consents } from '#src/texts/consents.ts'
import { correspondenceTexts } from '#src/texts/correspondence.ts'
import { orderTexts } from '#src/texts/orders.ts'
import { RequestError } from '../errors.ts'
import { keepErasuresSoon } from './erasures.ts'
import { deliverSoon, type Sending } from './outbox-orders.ts'

/** A letter as it is written; a repeated id is the same letter. */
export interface WrittenLetter {
  id: string
  content: string
}

/** The row of a letter. Sent again it is the same one; changed before it was sent again, it is another. */
function letterOf(
  orderId: string,
  author: LetterAuthor,
  { id, content }: WrittenLetter,
): queries.NewOrderLetter {
  const digest = createHash('sha256')
    .update(JSON.stringify([orderId, id, content]))
    .digest('hex')
  const [, ...parts] = /^(.{8})(.{4})(.{4})(.{4})(.{12})/.exec(digest) ?? []
  return { id: parts.join('-'), orderId, author, content }
}

/** When the work on an order begins whose client has not asked for it at once: a sentence; null when it has begun. */
export function beginning({ agreedAt }: Pick<Order, 'agreedAt'>): string | null {
  if (agreedAt === null) return null
  const lastDay = withdrawUntil(agreedAt)
  return formatDay(new Date()) > lastDay ? null : correspondenceTexts.beginsAfter(lastDay)
}

/** Starts the work on an order by the consents of its client, in the words of now, and takes the first letter. */
export async function startOrder(
  sending: Sending,
  order: Order,
  { letter, delivery, isEarly }: { letter: WrittenLetter; delivery: Delivery; isEarly: boolean },
): Promise<void> {
  requireWritable(order)
  const { version, early, sensitive } = consents.order
  await queries.startOrder(
    sending.db,
    {
      id: order.id,
      delivery,
      earlyText: isEarly ? early : null,
      sensitiveText: sensitive,
      consentVersion: version,
    },
    letterOf(order.id, 'client', letter),
  )
  deliverSoon(sending)
}

/** Takes a letter of the client. @throws RequestError 409 when none can be written about the order any more. */
export async function writeLetter(
  sending: Sending,
  order: Order,
  letter: WrittenLetter,
): Promise<void> {
  requireWritable(order)
  await store(sending, letterOf(order.id, 'client', letter))
}

/** Sends an answer to the client of an order, once. @throws RequestError 404, 409 */
export async function answerOrder(
  sending: Sending,
  orderId: string,
  letter: WrittenLetter,
): Promise<Correspondence> {
  const order = await findOrder(sending.db, orderId)
  if (order === undefined) throw new RequestError(404, orderTexts.missing)
  await store(sending, letterOf(orderId, 'coach', letter))
  return describeCorrespondence(sending.db, orderId)
}

async function store(sending: Sending, letter: queries.NewOrderLetter): Promise<void> {
  if (!(await queries.insertOrderLetter(sending.db, letter))) {
    throw new RequestError(409, correspondenceTexts.closed)
  }
  deliverSoon(sending)
}

function requireWritable(order: Order): void {
  if (!isWritable(order)) throw new RequestError(409, correspondenceTexts.closed)
}

/** Deletes the letters of an order at its client's wish, and takes no more. */
export async function withdrawConsent(sending: Sending, orderId: string): Promise<void> {
  await queries.withdrawOrderConsent(sending.db, orderId)
  keepErasuresSoon(sending)
  deliverSoon(sending)
}

/** The start and the letters of an order. */
export async function describeCorrespondence(
  db: Database,
  orderId: string,
): Promise<Correspondence> {
  const { start, letters } = await queries.readCorrespondence(db, orderId)
  return {
    start: start && {
      delivery: start.delivery,
      isEarly: start.earlyText !== null,
      startedAt: start.startedAt.toISOString(),
      withdrawnAt: start.withdrawnAt?.toISOString() ?? null,
    },
    letters: letters.map(({ orderId: _, createdAt, ...letter }) => ({
      ...letter,
      createdAt: createdAt.toISOString(),
    })),
  }
}
