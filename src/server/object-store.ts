import { getStore } from '@netlify/blobs'
import { inTime } from '#src/core/bounded-fetch.ts'

/**
 * Timeout of a call. The package waits 5 s before each of its five retries. The timeout allows one retry, since a
 * person may be waiting for the answer.
 */
const DEADLINE_MS = 7000

/** Opens a strongly consistent blob store of the platform. */
export function objectStore(name: string) {
  return getStore({ name, consistency: 'strong' })
}

/** Awaits calls to a store. @throws on a timeout of a few seconds. */
export function withinDeadline<Outcome>(work: Promise<Outcome>): Promise<Outcome> {
  return inTime(work, DEADLINE_MS)
}
