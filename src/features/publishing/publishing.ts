/** Path of the file in which a build describes itself. */
export const BUILD_STATE_PATH = '/build.json'

/** Publishing state as stored; instants in epoch milliseconds. */
export interface PublishingState {
  contentVersion: number
  /** Last change of published content. */
  changedAt: number
  /** The last content version for which a build was requested, or 0. */
  requestedVersion: number
  /** Last call of the build hook, or null. Also null after failures are cleared. */
  requestedAt: number | null
  /** The content version of the live build, or 0. */
  liveVersion: number
  liveAt: number | null
  phase: 'idle' | 'building' | 'failed'
  /** Number of failures since the last success. */
  failures: number
  failedAt: number | null
  /**
   * First take-down since the last call of the build hook, or null. An item is taken down when it is unpublished or
   * deleted, or when its slug changes.
   */
  takenDownAt: number | null
}

/** Publishing status as the administrator sees it. */
export type PublishingStatus = 'waiting' | 'building' | 'live' | 'failed'

/** A build without a result after this time counts as lost. */
const BUILD_TIMEOUT_MS = 15 * 60_000

/** A save within this many intervals of the last hook call belongs to a burst of saves. */
const BURST_INTERVALS = 5

/** Longest wait for the build after a take-down, and for the first retry after a failure. */
const TAKE_DOWN_WAIT_MS = 60_000

/** Maximum number of automatic retries. A later save or the retry button starts again. */
export const AUTOMATIC_RETRIES = 8

const LONGEST_RETRY_DELAY_MS = 15 * 60_000

/** Tolerance for clock differences. A stored instant further in the future comes from a wrong clock. */
const CLOCK_SKEW_MS = 5 * 60_000

/** Returns the milliseconds since an instant; Infinity if it is null or comes from a wrong clock. */
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

export function publishingStatus(state: PublishingState, now: number): PublishingStatus {
  if (isBuilding(state, now)) return 'building'
  if (!isBehind(state)) return 'live'
  return state.phase === 'failed' ? 'failed' : 'waiting'
}

/**
 * Whether to call the build hook now. Content must have changed, and no build may be running. The rules:
 * - In general, calls are at least `intervalMs` apart.
 * - In a burst of saves, the hook is called once nothing was saved for `intervalMs`.
 * - After a take-down it is called within a minute, and the build includes all saves up to then.
 * - Failures are retried with exponential backoff. After `AUTOMATIC_RETRIES`, only a newer change starts a build.
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
