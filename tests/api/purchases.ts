import { expect } from 'vitest'
import {
  type CheckoutEvent,
  type Purchase,
  purchaseOf,
  sendEvent,
} from '../../scripts/runtime/stand-ins/checkout-events.ts'
import type { TestSite } from './test-site.ts'

/** The new secret of the checkout's events, and the one that it replaces. */
export const SECRETS = ['whsec_naujas', 'whsec_senas'] as const

/** Environment variables that a site needs to accept the checkout's events. */
export const SELLING = {
  PAYMENT_WEBHOOK_SECRET: SECRETS.join(', '),
  PAYMENT_LINK_ID_WEEKLY: 'plink_savaite',
  PAYMENT_LINK_ID_MONTHLY: 'plink_menuo',
  PAYMENT_PORTAL_URL: 'https://kasa.example/mano',
} as const

/** Sends events of the checkout one after the other, and expects the site to accept each. */
export async function sendAll(site: TestSite, ...events: CheckoutEvent[]): Promise<void> {
  for (const event of events) {
    expect((await sendEvent(site.url, event, SECRETS[0])).status).toBe(200)
  }
}

/** Returns the id of the order of a purchase. */
export async function orderOf({ db }: TestSite, { sessionId }: Purchase): Promise<string> {
  const { id } = await db.read
    .selectFrom('orders')
    .select('id')
    .where('sessionId', '=', sessionId)
    .executeTakeFirstOrThrow()
  return id
}

export const weekly = (changes: Partial<Purchase> = {}): Purchase => ({
  ...purchaseOf({
    linkId: SELLING.PAYMENT_LINK_ID_WEEKLY,
    email: 'Ruta@pastas.example',
    name: 'Rūta Rūtienė',
    amount: 3900,
    monthly: false,
  }),
  ...changes,
})

export const monthly = (): Purchase =>
  purchaseOf({
    linkId: SELLING.PAYMENT_LINK_ID_MONTHLY,
    email: 'jonas@pastas.example',
    name: 'Jonas Jonaitis',
    amount: 7900,
    monthly: true,
  })
