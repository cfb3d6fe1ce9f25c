/** What the database remembers of publishing; instants in milliseconds since 1970. */
export interface PublishingState {
  /** Raised with every change to published content. */
  contentVersion: number
  /** When published content changed last. */
  changedAt: number
  /** The content version the last build was asked for, or 0. */
  requestedVersion: number
  /** When the hook was called last, or null. */
  requestedAt: number | null
  /** The content version that the live build carries, or 0. */
  liveVersion: number
  liveAt: number | null
  phase: 'idle' | 'building' | 'failed'
  /** Failures in a row since the last success. */
  failures: number
  failedAt: number | null
}

/** What the administrator is shown (architecture, section 4). */
export type PublishingStatus = 'waiting' | 'building' | 'live' | 'failed'

/** A build that has reported nothing for this long is taken for lost. */
const BUILD_TIMEOUT_MS = 15 * 60_000

/** Hook calls within this many intervals of each other belong to one burst of saves. */
const BURST_INTERVALS = 5

/** Failed attempts that are retried unasked; later ones wait for a save or the retry button. */
export const AUTOMATIC_RETRIES = 8

const LONGEST_RETRY_DELAY_MS = 15 * 60_000

function isBuilding(state: PublishingState, now: number): boolean {
  return (
    state.phase === 'building' &&
    state.requestedAt !== null &&
    now - state.requestedAt < BUILD_TIMEOUT_MS
  )
}

/** Whether published content has changed that no successful build carries yet. */
export function isBehind(state: PublishingState): boolean {
  return state.contentVersion > state.liveVersion
}

/** What is told about publishing now. */
export function publishingStatus(state: PublishingState, now: number): PublishingStatus {
  if (isBuilding(state, now)) return 'building'
  if (!isBehind(state)) return 'live'
  return state.phase === 'failed' ? 'failed' : 'waiting'
}

/**
 * Whether the build hook may be called now (architecture, section 4.4): something is pending, no
 * build runs, the last call is at least `intervalMs` ago; within a burst of saves the call waits
 * until no save came for `intervalMs`, so that a burst ends in one build; after failures the wait
 * doubles each time, and after `AUTOMATIC_RETRIES` only a newer change is built unasked.
 */
export function mayRequestBuild(state: PublishingState, now: number, intervalMs: number): boolean {
  if (!isBehind(state) || isBuilding(state, now)) return false
  const sinceRequest = state.requestedAt === null ? Infinity : now - state.requestedAt
  if (sinceRequest < intervalMs) return false

  if (state.phase === 'failed') {
    const changedSince = state.changedAt > (state.failedAt ?? 0)
    if (state.failures > AUTOMATIC_RETRIES && !changedSince) return false
    const delay = Math.min(intervalMs * 2 ** (state.failures - 1), LONGEST_RETRY_DELAY_MS)
    return now - (state.failedAt ?? 0) >= delay
  }

  const inBurst = sinceRequest < BURST_INTERVALS * intervalMs
  const quiet = now - state.changedAt >= intervalMs
  return !inBurst || quiet
}
