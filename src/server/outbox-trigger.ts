import { setTimeout } from 'node:timers/promises'
import { fetchInTime } from '#src/core/bounded-fetch.ts'
import type { Database } from '#db/client.ts'
import { AnswerError } from './errors.ts'
import { logFault } from './log.ts'
import { isHourly, pendingFlag } from './pending-flag.ts'
import { readToken, signToken } from './signing.ts'

/** Path of the background function. */
const BACKGROUND_PATH = '/.netlify/functions/deliver-outbox-background'

/** Timeout of starting a background function, which the platform acknowledges at once. */
const START_TIMEOUT_MS = 10_000

const TRIGGER_LIFETIME_MS = 5 * 60_000

/**
 * Minimum time between two triggers by one function instance. Requests within this time, or while a trigger is in
 * flight, share the next trigger.
 */
const MERGE_MS = 200

/** Purpose of the signature on a trigger. */
const PURPOSE = 'outbox'

/** Flag that is set while the outbox may have entries to send. */
export const outboxFlag = pendingFlag('outbox')

/** Context of a call that queues outbox entries. */
export interface OutboxContext {
  db: Database
  /** Origin of this deploy, whose background function is triggered. */
  deployUrl: string
  waitUntil: (work: Promise<unknown>) => void
}

/** The latest trigger, its time, and the trigger that will follow it; null if none will. */
let trigger: Promise<unknown> = Promise.resolve()
let triggeredAt = -Infinity
let nextTrigger: Promise<unknown> | null = null

/**
 * Triggers a delivery of the outbox after the response. Calls in quick succession share a trigger. Never throws: the
 * scheduled function finds entries whose trigger was lost.
 */
export function deliverSoon({ deployUrl, waitUntil }: Omit<OutboxContext, 'db'>): void {
  const waitMs = Math.max(0, triggeredAt + MERGE_MS - performance.now())
  nextTrigger ??= Promise.all([trigger, setTimeout(waitMs)]).then(() => {
    // This delivery may miss entries that are stored from now on, so they need another trigger.
    nextTrigger = null
    triggeredAt = performance.now()
    trigger = Promise.all([outboxFlag.set(), triggerDelivery(deployUrl)])
    return trigger
  })
  waitUntil(nextTrigger)
}

/** Triggers a delivery if the flag is set, and in the first run of each hour regardless. */
export async function deliverDue(deployUrl: string, now: Date): Promise<void> {
  if (isHourly(now) || (await outboxFlag.isSet(now))) await triggerDelivery(deployUrl)
}

/** Whether a trigger was signed by this site and has not expired. */
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
