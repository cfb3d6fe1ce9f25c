import * as queries from './order-access-queries.ts'
import type { Order } from './order-queries.ts'
import type { Correspondence } from '../contracts.ts'
import type { MessageAuthor } from '../correspondence.ts'
import { isOver } from '../orders.ts'
import type { Private } from '#src/core/private.ts'
import { correspondenceTexts } from '../correspondence-texts.ts'
import { RequestError } from '#src/server/errors.ts'
import { describeCorrespondence } from './correspondence.ts'
import { isForCurrentAddress, requireOrder } from './order-access.ts'
import { deliverSoon, type OutboxContext } from '#src/server/outbox-trigger.ts'
import { readVisitorLink, visitorLink } from '#src/server/signing.ts'

/** So long the link to a new address works. */
const LINK_HOURS = 24

/**
 * Has a new address of an order asked whether it is right: it counts once it has said so.
 * @throws RequestError 400 for the present one, 409 when the order is over, 429
 */
export async function requestAddressChange(
  sending: OutboxContext,
  order: Order,
  email: Private,
  by: MessageAuthor,
): Promise<void> {
  if (isOver(order)) throw new RequestError(409, correspondenceTexts.closed)
  if (email === order.email) throw new RequestError(400, correspondenceTexts.addressSame)
  if (!(await queries.queueAddressLink(sending.db, order.id, email, by))) {
    throw new RequestError(429, correspondenceTexts.tooManyAddresses)
  }
  deliverSoon(sending)
}

/** The same at the coach's wish. @throws RequestError 400, 404, 409 */
export async function changeAddress(
  sending: OutboxContext,
  orderId: string,
  email: Private,
): Promise<Correspondence> {
  await requestAddressChange(sending, await requireOrder(sending.db, orderId), email, 'coach')
  return await describeCorrespondence(sending.db, orderId)
}

/** The link for the mail to a new address; null when the order was changed since it was asked. */
export function addressLink(order: Order, next: Private, askedAt: Date): Private | null {
  if (!isForCurrentAddress(order, askedAt)) return null
  const expiresAt = new Date(Date.now() + LINK_HOURS * 3_600_000)
  const claims = [order.id, order.email, next, askedAt.toISOString()]
  return visitorLink('order-address', claims, expiresAt)
}

/** Checks such a link without using it. @throws RequestError 403 for a forged or an expired one. */
export function checkAddressLink(token: string): void {
  readVisitorLink('order-address', token)
}

/**
 * Gives an order its new address: every link that was sent before is void, and the former address is told.
 * @returns the order, and since when its links count; null when its address was changed since, or its client is erased.
 * @throws RequestError 403 for a forged or an expired link.
 */
export async function confirmAddress(
  sending: OutboxContext,
  token: string,
): Promise<{ orderId: string; at: Date } | null> {
  const [orderId, from, to, asked] = readVisitorLink('order-address', token)
  if (!orderId || !from || !to || !asked) return null
  const askedAt = new Date(asked)
  const at = await queries.moveOrder(sending.db, orderId, { from, to, askedAt })
  if (at === undefined) return null
  deliverSoon(sending)
  return { orderId, at }
}
