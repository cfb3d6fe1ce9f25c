import type { Confirmation } from '#src/features/account/contracts.ts'
import { confirm } from '#src/features/account/server/confirmation.ts'
import type { OpenSession } from '#src/features/account/server/session-queries.ts'
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

/** Lifetime of a link that is mailed to a new address. */
const LINK_HOURS = 24

/**
 * Mails a request for confirmation to a new address of an order. The address changes once it is confirmed.
 * @throws RequestError 400 for the present address, 409 when the order is over, 429 after too many requests of the
 *   client.
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

/**
 * Mails a request for confirmation to a new address of an order, at the coach's request, which must be confirmed too.
 * @throws RequestError 400, 404, 409; also the errors of `confirm`.
 */
export async function changeAddress(
  sending: OutboxContext & { session: OpenSession },
  orderId: string,
  { confirmation, email }: { confirmation: Confirmation; email: Private },
): Promise<Correspondence> {
  await confirm(sending, confirmation)
  await requestAddressChange(sending, await requireOrder(sending.db, orderId), email, 'coach')
  return await describeCorrespondence(sending.db, orderId)
}

/** Returns the link to mail to a new address; null if the order's address changed since the request. */
export function addressLink(order: Order, next: Private, askedAt: Date): Private | null {
  if (!isForCurrentAddress(order, askedAt)) return null
  const expiresAt = new Date(Date.now() + LINK_HOURS * 3_600_000)
  const claims = [order.id, order.email, next, askedAt.toISOString()]
  return visitorLink('order-address', claims, expiresAt)
}

/**
 * Checks a link that was mailed to a new address, without using it.
 * @throws RequestError 403 for a forged or expired link.
 */
export function checkAddressLink(token: string): void {
  readVisitorLink('order-address', token)
}

/**
 * Sets the new address of an order. Earlier links become void, and the former address is notified.
 * @returns the order, and the time since which links are valid; null if the address was changed since the request, or
 *   the client is erased.
 * @throws RequestError 403 for a forged or expired link.
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
