import { fetchInTime } from '#src/core/bounded-fetch.ts'
import { setTimeout } from 'node:timers/promises'
import type { Database } from '#db/client.ts'
import { AnswerError } from './errors.ts'
import { logFault } from './log.ts'
import { isHourly, pendingFlag } from './pending-flag.ts'
import { readToken, signToken } from './signing.ts'

/** Path of the background function. */
const BACKGROUND_PATH = '/.netlify/functions/deliver-outbox-background'

/** Timeout of starting a background function: the platform accepts at once. */
const START_TIMEOUT_MS = 10_000

const ORDER_LIFE_MS = 5 * 60_000

/** Least time between two orders of an instance: those of a burst become one, and so do all while one is on its way. */
const MERGE_MS = 200

/** Purpose of the signature on an order. */
const PURPOSE = 'outbox'

/** Set while the outbox holds something to be sent. */
export const outboxFlag = pendingFlag('outbox')

/** What a call needs that puts something into the outbox. */
export interface Sending {
  db: Database
  /** Origin of this deploy, whose background function gets the order. */
  deployUrl: string
  waitUntil: (work: Promise<unknown>) => void
}

/** The order on its way, when it was given, and the one that is about to follow. */
let order: Promise<unknown> = Promise.resolve()
let orderedAt = -Infinity
let nextOrder: Promise<unknown> | null = null

/**
 * Has the outbox delivered after the response; a burst of forms orders few deliveries. Never fails: what is lost
 * here is found by the scheduled function.
 */
export function deliverSoon({ deployUrl, waitUntil }: Omit<Sending, 'db'>): void {
  const waitMs = Math.max(0, orderedAt + MERGE_MS - performance.now())
  nextOrder ??= Promise.all([order, setTimeout(waitMs)]).then(() => {
    // Whatever is stored from now on may be missed by this delivery.
    nextOrder = null
    orderedAt = performance.now()
    order = Promise.all([outboxFlag.set(), orderDelivery(deployUrl)])
    return order
  })
  waitUntil(nextOrder)
}

/** The scheduled run: orders a delivery when the flag says that one is due, and once an hour regardless. */
export async function deliverDue(deployUrl: string, now: Date): Promise<void> {
  if (isHourly(now) || (await outboxFlag.isSet(now))) await orderDelivery(deployUrl)
}

/** Whether an order was signed by this site, and lately. */
export function isOrder(order: string): boolean {
  return readToken(PURPOSE, order).state === 'valid'
}

async function orderDelivery(deployUrl: string): Promise<void> {
  try {
    const answer = await fetchInTime(new URL(BACKGROUND_PATH, deployUrl), START_TIMEOUT_MS, {
      method: 'POST',
      body: signToken(PURPOSE, [], new Date(Date.now() + ORDER_LIFE_MS)),
    })
    await answer.body?.cancel()
    if (!answer.ok) throw new AnswerError(answer.status)
  } catch (error) {
    logFault('outbox-order', error)
  }
}
