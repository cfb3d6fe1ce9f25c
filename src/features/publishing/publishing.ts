/** Path of the file that describes a build. */
export const BUILD_STATE_PATH = '/build.json'

/** The stored publishing state; instants in epoch milliseconds. */
export interface PublishingState {
  contentVersion: number
  /** Last change of published content. */
  changedAt: number
  /** The last content version for which a build was requested, or 0. */
  requestedVersion: number
  /** Last call of the build hook, or null. */
  requestedAt: number | null
  /** The content version of the live build, or 0. */
  liveVersion: number
  liveAt: number | null
  phase: 'idle' | 'building' | 'failed'
  /** Consecutive failures. */
  failures: number
  failedAt: number | null
  /**
   * First take-down since the last call of the hook, or null. An item is taken down by unpublishing, deleting or moving
   * it.
   */
  takenDownAt: number | null
}

/** Status shown to the administrator. */
export type PublishingStatus = 'waiting' | 'building' | 'live' | 'failed'

/** Time after which a build that has not reported its end counts as lost. */
const BUILD_TIMEOUT_MS = 15 * 60_000

/** Number of intervals since the last hook call within which a save belongs to the same burst. */
const BURST_INTERVALS = 5

/** Longest wait before the build after a take-down, and before the first retry after a failure. */
const TAKE_DOWN_WAIT_MS = 60_000

/** Failures after which automatic retries stop; a later save or the retry button starts again. */
export const AUTOMATIC_RETRIES = 8

const LONGEST_RETRY_DELAY_MS = 15 * 60_000

/** An instant further in the future than this is wrong: it was recorded before a clock was set back. */
const CLOCK_SKEW_MS = 5 * 60_000

/** Returns the milliseconds since an instant; Infinity without an instant, or if a wrong clock recorded it. */
function since(instant: number | null, now: number): number {
  return instant === null || instant - now > CLOCK_SKEW_MS ? Infinity : now - instant
}

function isBuilding(state: PublishingState, now: number): boolean {
  return state.phase === 'building' && since(state.requestedAt, now) < BUILD_TIMEOUT_MS
}

/** Whether published content has changed since the last live build. */
export function isBehind(state: PublishingState): boolean {
  return state.contentVersion > state.liveVersion
}

/** Returns the current publishing status. */
export function publishingStatus(state: PublishingState, now: number): PublishingStatus {
  if (isBuilding(state, now)) return 'building'
  if (!isBehind(state)) return 'live'
  return state.phase === 'failed' ? 'failed' : 'waiting'
}

/**
 * Whether the build hook may be called now. A change must be pending, no build running, and the last call at least
 * `intervalMs` ago. Within a burst of saves the call waits until nothing was saved for `intervalMs`, so that a burst
 * ends in one build. After a take-down the call waits at most a minute, and everything saved until then is built with
 * it. Failures are retried with exponential backoff; after `AUTOMATIC_RETRIES` only a newer change is built
 * automatically.
 */
export function mayRequestBuild(state: PublishingState, now: number, intervalMs: number): boolean {
  if (!isBehind(state) || isBuilding(state, now)) return false
  const sinceRequest = since(state.requestedAt, now)
  const shortMs = Math.min(intervalMs, TAKE_DOWN_WAIT_MS)
  if (sinceRequest < shortMs) return false

  if (state.phase === 'failed') {
    const sinceFailure = since(state.failedAt, now)
    const changedSince = since(state.changedAt, now) < sinceFailure
    if (state.failures > AUTOMATIC_RETRIES && !changedSince) return false
    const delay = Math.min(shortMs * 2 ** (state.failures - 1), LONGEST_RETRY_DELAY_MS)
    return sinceFailure >= delay
  }

  if (state.takenDownAt !== null) return since(state.takenDownAt, now) >= shortMs
  if (sinceRequest < intervalMs) return false
  const inBurst = sinceRequest < BURST_INTERVALS * intervalMs
  const quiet = since(state.changedAt, now) >= intervalMs
  return !inBurst || quiet
}
