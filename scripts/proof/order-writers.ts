import { z } from 'zod'
import { keepingSession } from '#src/features/orders/server/order-session.ts'
import { ORDER_PATH } from '#src/features/orders/orders.ts'
import type { OrderAction } from '#src/features/orders/site/Correspondence.tsx'
import { fromSomewhere } from '../runtime/functions/caller-address.ts'
import { EVENTS, purchaseOf, signedCall } from '../runtime/stand-ins/checkout-events.ts'

/**
 * Environment variables that let the functions accept orders. This process signs payment events and client sessions
 * with the secrets among them.
 */
export const SELLING = {
  ADMIN_PASSWORD: 'žudomas daug kartų',
  ADMIN_PASSWORD_HASH: '',
  PAYMENT_WEBHOOK_SECRET: 'whsec_zudomas',
  PAYMENT_LINK_ID_WEEKLY: 'plink_savaite',
  SIGNING_SECRET: 'pasirašo nuorodas į užsakymų puslapius',
} as const

/** A running product and its administrator's session. */
export interface Seller {
  url: string
  token: string
}

/** Reports a paid order, as the card checkout does. @returns the HTTP status. */
export async function pay({ url }: Seller, id: string): Promise<number> {
  const bought = { linkId: SELLING.PAYMENT_LINK_ID_WEEKLY, name: 'Rūta', amount: 3900 }
  const purchase = purchaseOf({ ...bought, email: `${id}@example.lt`, monthly: false })
  const event = EVENTS.completed({ ...purchase, sessionId: `cs_test_${id}` })
  const call = signedCall({ ...event, id: `evt_${id}` }, SELLING.PAYMENT_WEBHOOK_SECRET)
  return statusOf(`${url}/api/payments/webhook`, call)
}

/**
 * Sends a letter as the client. With `pradeti` it is the first one, sent with the start form.
 * @returns the HTTP status.
 */
export async function write(
  seller: Seller,
  id: string,
  action: Extract<OrderAction, 'pradeti' | 'rasyti'>,
): Promise<number> {
  const session = {
    orderId: await orderOf(seller, id),
    passphraseAt: null,
    begunAt: new Date(),
    isMailed: true,
  }
  const [cookie = ''] = keepingSession(session)['Set-Cookie']?.split(';') ?? []
  const letter = { veiksmas: action, id, laiskas: `${action} ${id}` }
  const body = new URLSearchParams({ ...letter, anksciau: 'ne', sutikimas: 'on', budas: 'letter' })
  return statusOf(seller.url + ORDER_PATH, {
    headers: { ...fromSomewhere(), Cookie: cookie },
    body,
  })
}

/** Answers a client's letter as the coach. @returns the HTTP status. */
export async function answer(seller: Seller, id: string): Promise<number> {
  const orderId = await orderOf(seller, id)
  return statusOf(`${seller.url}/api/admin/orders/${orderId}/letters`, {
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${seller.token}` },
    body: JSON.stringify({ id, content: `atsakyti ${id}`, isSure: true }),
  })
}

const found = z.object({ items: z.tuple([z.object({ id: z.string() })]) })

async function orderOf({ url, token }: Seller, id: string): Promise<string> {
  const headers = { Authorization: `Bearer ${token}` }
  const response = await fetch(`${url}/api/admin/orders?search=${id}`, { headers })
  return found.parse(await response.json()).items[0].id
}

async function statusOf(url: string, call: RequestInit): Promise<number> {
  const response = await fetch(url, { method: 'POST', redirect: 'manual', ...call })
  await response.arrayBuffer()
  return response.status
}
