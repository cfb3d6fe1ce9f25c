import { getStore } from '@netlify/blobs'
import { inTime } from '#src/core/bounded-fetch.ts'

/**
 * Timeout of calls in milliseconds. The package waits 5 s before each of its five retries. The timeout allows only one,
 * because somebody may be waiting.
 */
const DEADLINE_MS = 7000

/** Opens a blob store of the platform with strong consistency. */
export function objectStore(name: string) {
  return getStore({ name, consistency: 'strong' })
}

/** Awaits calls to a store. @throws after `DEADLINE_MS`. */
export function withinDeadline<Outcome>(work: Promise<Outcome>): Promise<Outcome> {
  return inTime(work, DEADLINE_MS)
}
