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

// Access to an order. A mailed link opens it once, or several times with the order's passphrase. The checkout's
// purchase id opens it once, when the buyer returns. Opening an order begins a session of the browser. It expires soon
// after the last response, and in any case some hours after its start.

const DAY_MS = 86_400_000
/** Claim of a session that a mail led to. */
const MAILED = 'mail'
const [SESSION, RIGHT] = ['order-session', 'order-letter']

/** Returns a link to an order for a mail, and its expiry. */
export function orderLink(id: string): { href: Private; expiresAt: Date } {
  const expiresAt = new Date(Date.now() + ORDER_LINK_DAYS * DAY_MS)
  return { href: visitorLink('order', [id], expiresAt), expiresAt }
}

/**
 * Returns the order of a link, whether the link can still open it, and whether the link was sent to a former address.
 * Does not use the link up.
 * @throws RequestError 403 for a forged link, 404 for an unknown order.
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

/** Uses up a link. @returns whether it was unused. */
export function consumeOrderLink(db: Database, token: string): Promise<boolean> {
  return links.consumeLink(db, digestId(token))
}

/** Sends another link to the address of an order by mail. @throws RequestError 429 */
export async function sendOrderLink(sending: OutboxContext, orderId: string): Promise<void> {
  if (!(await links.queueOrderLink(sending.db, orderId))) {
    throw new RequestError(429, orderTexts.tooManyLinks)
  }
  deliverSoon(sending)
}

/**
 * Exchanges the checkout's id of a purchase for the order when the buyer returns. This works once, within a day, and
 * only before the start form is sent.
 * @returns `awaited` while the checkout has not reported the purchase; `taken` if the id was used, a day has passed or
 *   the start form was sent.
 */
export async function openReturn(
  db: Database,
  sessionId: string,
): Promise<{ orderId: string } | 'awaited' | 'taken'> {
  const order = await consumeReturn(db, sessionId)
  if (order === undefined) return 'awaited'
  return order.isTaken ? { orderId: order.id } : 'taken'
}

/** An order opened by a browser. */
export interface OrderSession {
  orderId: string
  /** Time when the order's passphrase was given; null if it was not. */
  passphraseAt: Date | null
  /** Time when the order was opened. */
  begunAt: Date
  /**
   * Whether a mail to the order's address led to the page. False after the return from the checkout, where a buyer may
   * have given the address of somebody else.
   */
  isMailed: boolean
}

/**
 * Encrypts a session for a cookie. It expires after `ORDER_SESSION_MINUTES`, but at most `ORDER_SESSION_HOURS` after
 * its start.
 */
export function sealOrderSession({
  orderId,
  passphraseAt,
  begunAt,
  isMailed,
}: OrderSession): Private {
  const end = begunAt.getTime() + ORDER_SESSION_HOURS * 3_600_000
  const expiresAt = new Date(Math.min(end, Date.now() + ORDER_SESSION_MINUTES * 60_000))
  const claims = [
    orderId,
    begunAt.toISOString(),
    passphraseAt?.toISOString() ?? '',
    isMailed ? MAILED : '',
  ]
  return signToken(SESSION, claims, expiresAt)
}

/** Decrypts a session; null if it is forged or expired. */
export function readOrderSession(seal: string): OrderSession | null {
  const read = readToken(SESSION, seal)
  if (read.state !== 'valid') return null
  const [orderId = '', begunAt = '', passphraseAt = '', mailed = ''] = read.claims
  return {
    orderId,
    begunAt: new Date(begunAt),
    isMailed: mailed === MAILED,
    passphraseAt: passphraseAt === '' ? null : new Date(passphraseAt),
  }
}

/**
 * Returns the token with which a form can send one message about an order, even after the session has ended.
 * @param madeAt when the message was begun.
 */
export function messageToken(orderId: string, messageId: string, madeAt = new Date()): Private {
  const expiresAt = new Date(madeAt.getTime() + MESSAGE_TOKEN_DAYS * DAY_MS)
  return signToken(RIGHT, [orderId, messageId], expiresAt)
}

/**
 * Reads the token of a message form.
 * @returns the order and the time of the token; null if the token cannot send this message.
 */
export function readMessageToken(
  right: string,
  messageId: string,
): { orderId: string; madeAt: Date } | null {
  const read = readToken(RIGHT, right)
  const madeAt = messageBegunAt(right, messageId)
  if (read.state !== 'valid' || madeAt === null) return null
  return { orderId: read.claims[0] ?? '', madeAt }
}

/** Returns when the token for this message was made, even if the token has expired; null for any other token. */
export function messageBegunAt(right: string, messageId: string): Date | null {
  const read = readToken(RIGHT, right)
  if (read.state === 'forged' || read.claims[1] !== messageId) return null
  return new Date(read.expiresAt.getTime() - MESSAGE_TOKEN_DAYS * DAY_MS)
}

/** Whether a link or session made at this instant is still valid: the address has not changed since. */
export function isForCurrentAddress(
  { linksSince }: Pick<Order, 'linksSince'>,
  made: Date,
): boolean {
  return linksSince === null || made >= linksSince
}

/** Whether a token was used to send a message without a session. */
export function isMessageTokenUsed(db: Database, right: string): Promise<boolean> {
  return links.isLinkUsed(db, digestId(right))
}

/** Marks a token as used without a session. It cannot send another message without a session. */
export async function consumeMessageToken(db: Database, right: string): Promise<void> {
  await links.consumeLink(db, digestId(right))
}

/** Returns an order. @throws RequestError 404 */
export async function requireOrder(db: Database, id: string): Promise<Order> {
  return found(findOrder(db, id), orderTexts.missing)
}
