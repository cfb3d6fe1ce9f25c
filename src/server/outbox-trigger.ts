import { setTimeout } from 'node:timers/promises'
import { fetchInTime } from '#src/core/bounded-fetch.ts'
import type { Database } from '#db/client.ts'
import { AnswerError } from './errors.ts'
import { logFault } from './log.ts'
import { isHourly, pendingFlag } from './pending-flag.ts'
import { readToken, signToken } from './signing.ts'

/** Path of the background function. */
const BACKGROUND_PATH = '/.netlify/functions/deliver-outbox-background'

/** Timeout of the call that starts a background function. The platform responds to it at once. */
const START_TIMEOUT_MS = 10_000

const TRIGGER_LIFETIME_MS = 5 * 60_000

/**
 * Minimum milliseconds between two triggers from one instance. Calls of `deliverSoon` within this time, or during a
 * trigger, share the next trigger.
 */
const MERGE_MS = 200

/** Purpose for which a trigger is signed. */
const PURPOSE = 'outbox'

/** Flag that is set if the outbox may have entries to send. */
export const outboxFlag = pendingFlag('outbox')

/** Context of a call that queues outbox entries. */
export interface OutboxContext {
  db: Database
  /** Origin of this deploy. Its background function is triggered. */
  deployUrl: string
  waitUntil: (work: Promise<unknown>) => void
}

/** Latest trigger, its time, and the one that will follow it, or null. */
let trigger: Promise<unknown> = Promise.resolve()
let triggeredAt = -Infinity
let nextTrigger: Promise<unknown> | null = null

/**
 * Triggers a delivery of the outbox after the response. Requests in quick succession share a trigger. Never throws: if
 * a trigger is lost, the scheduled function finds the entries.
 */
export function deliverSoon({ deployUrl, waitUntil }: Omit<OutboxContext, 'db'>): void {
  const waitMs = Math.max(0, triggeredAt + MERGE_MS - performance.now())
  nextTrigger ??= Promise.all([trigger, setTimeout(waitMs)]).then(() => {
    // The delivery may miss entries that are stored from now on, so these need another trigger.
    nextTrigger = null
    triggeredAt = performance.now()
    trigger = Promise.all([outboxFlag.set(), triggerDelivery(deployUrl)])
    return trigger
  })
  waitUntil(nextTrigger)
}

/** Triggers a delivery if the flag is set, and once an hour in any case. */
export async function deliverDue(deployUrl: string, now: Date): Promise<void> {
  if (isHourly(now) || (await outboxFlag.isSet(now))) await triggerDelivery(deployUrl)
}

/** Whether this site has signed a trigger, and it has not expired. */
export function isDeliveryTrigger(trigger: string): boolean {
  return readToken(PURPOSE, trigger).state === 'valid'
}

async function triggerDelivery(deployUrl: string): Promise<void> {
  try {
    const answer = await fetchInTime(new URL(BACKGROUND_PATH, deployUrl), START_TIMEOUT_MS, {
      method: 'POST',
      body: signToken(PURPOSE, [], new Date(Date.now() + TRIGGER_LIFETIME_MS)),
    })
    await answer.body?.cancel()
    if (!answer.ok) throw new AnswerError(answer.status)
  } catch (error) {
    logFault('outbox-order', error)
  }
}
