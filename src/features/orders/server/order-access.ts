import type { Database } from '#db/client.ts'
import {
  MESSAGE_TOKEN_DAYS,
  ORDER_SESSION_HOURS,
  ORDER_SESSION_MINUTES,
} from '#src/features/orders/correspondence.ts'
import { ORDER_LINK_DAYS } from '#src/core/retention.ts'
import type { Private } from '#src/core/private.ts'
import { orderTexts } from '#src/features/orders/texts.ts'
import { visitorPageTexts } from '#src/site/visitor-page-texts.ts'
import { found, RequestError } from '#src/server/errors.ts'
import { digestId, readToken, signToken, visitorLink } from '#src/server/signing.ts'
import { deliverSoon, type OutboxContext } from '#src/server/outbox-trigger.ts'
import * as links from './order-access-queries.ts'
import { findOrder, type Order } from './order-queries.ts'
import { consumeReturn } from './payment-queries.ts'

// Who may see an order: a link opens it once and begins a session of the browser, which ends soon after its last answer.

const DAY_MS = 86_400_000
const [SESSION, RIGHT] = ['order-session', 'order-letter']

/** The link to an order for a mail, and until when it works. */
export function orderLink(id: string): { href: Private; expiresAt: Date } {
  const expiresAt = new Date(Date.now() + ORDER_LINK_DAYS * DAY_MS)
  return { href: visitorLink('order', [id], expiresAt), expiresAt }
}

/**
 * The order of a link, whether the link can still open it, and whether it was sent to a former address. Looking does not
 * use it up.
 * @throws RequestError 403 for a forged link, 404
 */
export async function readOrderLink(
  db: Database,
  token: string,
): Promise<{ order: Order; isFresh: boolean; isFormer: boolean }> {
  const read = readToken('order', token)
  if (read.state === 'forged') throw new RequestError(403, visitorPageTexts.linkForged)
  const [order, isUsed] = await Promise.all([
    requireOrder(db, read.claims[0] ?? ''),
    links.isLinkUsed(db, digestId(token)),
  ])
  const madeAt = new Date(read.expiresAt.getTime() - ORDER_LINK_DAYS * DAY_MS)
  const isFormer = !isForCurrentAddress(order, madeAt)
  return { order, isFresh: read.state === 'valid' && !isUsed && !isFormer, isFormer }
}

/** Uses a link up. @returns whether it was still fresh. */
export function consumeOrderLink(db: Database, token: string): Promise<boolean> {
  return links.consumeLink(db, digestId(token))
}

/** Has another link mailed to the address of an order. @throws RequestError 429 */
export async function sendOrderLink(sending: OutboxContext, orderId: string): Promise<void> {
  if (!(await links.queueOrderLink(sending.db, orderId))) {
    throw new RequestError(429, orderTexts.tooManyLinks)
  }
  deliverSoon(sending)
}

/**
 * Exchanges the id that the checkout gives to a returning buyer for the order, once, within a day, and until the start
 * form is sent.
 * @returns `awaited` while the checkout has not told of the purchase, `taken` when it is too late.
 */
export async function openReturn(
  db: Database,
  sessionId: string,
): Promise<{ orderId: string } | 'awaited' | 'taken'> {
  const order = await consumeReturn(db, sessionId)
  if (order === undefined) return 'awaited'
  return order.isTaken ? { orderId: order.id } : 'taken'
}

/** An order that a browser has opened. */
export interface OrderSession {
  orderId: string
  /** When the passphrase of the order was given; null: it was not. */
  passphraseAt: Date | null
  /** When it was opened. */
  begunAt: Date
}

/** Seals a session for a cookie; it is void `ORDER_SESSION_MINUTES` from now, and at last `ORDER_SESSION_HOURS` after its begin. */
export function sealOrderSession({ orderId, passphraseAt, begunAt }: OrderSession): Private {
  const end = begunAt.getTime() + ORDER_SESSION_HOURS * 3_600_000
  const expiresAt = new Date(Math.min(end, Date.now() + ORDER_SESSION_MINUTES * 60_000))
  const claims = [orderId, begunAt.toISOString(), passphraseAt?.toISOString() ?? '']
  return signToken(SESSION, claims, expiresAt)
}

/** The session of such a seal; null of a forged or a void one. */
export function readOrderSession(seal: string): OrderSession | null {
  const read = readToken(SESSION, seal)
  if (read.state !== 'valid') return null
  const [orderId = '', begunAt = '', passphraseAt = ''] = read.claims
  return {
    orderId,
    begunAt: new Date(begunAt),
    passphraseAt: passphraseAt === '' ? null : new Date(passphraseAt),
  }
}

/** The right to send one message about an order, for its form: it outlives the session. @param madeAt when it was begun. */
export function messageToken(orderId: string, messageId: string, madeAt = new Date()): Private {
  const expiresAt = new Date(madeAt.getTime() + MESSAGE_TOKEN_DAYS * DAY_MS)
  return signToken(RIGHT, [orderId, messageId], expiresAt)
}

/** The order about which such a right lets this message be sent, and when the right was given; null when it does not. */
export function readMessageToken(
  right: string,
  messageId: string,
): { orderId: string; madeAt: Date } | null {
  const read = readToken(RIGHT, right)
  const madeAt = messageBegunAt(right, messageId)
  if (read.state !== 'valid' || madeAt === null) return null
  return { orderId: read.claims[0] ?? '', madeAt }
}

/** When the right to send this message was given, also one that has expired since; null of any other. */
export function messageBegunAt(right: string, messageId: string): Date | null {
  const read = readToken(RIGHT, right)
  if (read.state === 'forged' || read.claims[1] !== messageId) return null
  return new Date(read.expiresAt.getTime() - MESSAGE_TOKEN_DAYS * DAY_MS)
}

/** Whether a link or a session of that time counts: not when the order has another address since. */
export function isForCurrentAddress(
  { linksSince }: Pick<Order, 'linksSince'>,
  made: Date,
): boolean {
  return linksSince === null || made >= linksSince
}

/** Whether a message was sent by a right without a session. */
export function isMessageTokenUsed(db: Database, right: string): Promise<boolean> {
  return links.isLinkUsed(db, digestId(right))
}

/** Notes that a message was sent by a right without a session: another one needs a session. */
export async function consumeMessageToken(db: Database, right: string): Promise<void> {
  await links.consumeLink(db, digestId(right))
}

/** @throws RequestError 404 */
export async function requireOrder(db: Database, id: string): Promise<Order> {
  return found(findOrder(db, id), orderTexts.missing)
}
