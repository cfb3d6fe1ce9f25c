import * as queries from '#db/queries/order-address.ts'
import type { Correspondence } from '#src/contracts/orders.ts'
import type { Private } from '#src/domain/private.ts'
import { orderTexts } from '#src/texts/orders.ts'
import { RequestError } from '../errors.ts'
import { describeCorrespondence } from './correspondence.ts'
import { requireOrder } from './order-access.ts'
import { deliverSoon, type Sending } from './outbox-orders.ts'
import { readVisitorLink, visitorLink } from './visitor-links.ts'

/** So long the link to a new address works. */
const LINK_HOURS = 24

/**
 * Has a new address of an order asked whether it is right: it counts once it has said so.
 * @throws RequestError 429
 */
export async function askAddress(sending: Sending, orderId: string, email: Private): Promise<void> {
  if (!(await queries.queueAddressLink(sending.db, orderId, email))) {
    throw new RequestError(429, orderTexts.tooManyLinks)
  }
  deliverSoon(sending)
}

/** The same at the coach's wish. @throws RequestError 404, 429 */
export async function changeAddress(
  sending: Sending,
  orderId: string,
  email: Private,
): Promise<Correspondence> {
  await requireOrder(sending.db, orderId)
  await askAddress(sending, orderId, email)
  return await describeCorrespondence(sending.db, orderId)
}

/** The link for the mail to a new address. */
export function addressLink(orderId: string, present: Private, next: Private): Private {
  const expiresAt = new Date(Date.now() + LINK_HOURS * 3_600_000)
  return visitorLink('order-address', [orderId, present, next], expiresAt)
}

/** Checks such a link without using it. @throws RequestError 403 for a forged or an expired one. */
export function checkAddressLink(token: string): void {
  readVisitorLink('order-address', token)
}

/**
 * Gives an order its new address: every link that was sent before is void, and the former address is told.
 * @returns the order, and since when its links count; null when it has another address by now.
 * @throws RequestError 403 for a forged or an expired link.
 */
export async function confirmAddress(
  sending: Sending,
  token: string,
): Promise<{ orderId: string; at: Date } | null> {
  const [orderId, present, next] = readVisitorLink('order-address', token)
  if (orderId === undefined || present === undefined || next === undefined) return null
  const at = await queries.moveOrder(sending.db, orderId, present, next)
  if (at === undefined) return null
  deliverSoon(sending)
  return { orderId, at }
}
