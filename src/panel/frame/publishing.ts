import { atom } from 'nanostores'
import { failureText, type RequestResult } from '#src/client/request.ts'
import type { Publishing } from '#src/features/publishing/contracts.ts'
import type { Route } from '#src/core/routes.ts'
import * as routes from '#src/core/routes.ts'
import { adminTexts } from './texts.ts'
import { type Tools, toolsOf } from './tools.ts'

export type PublishingState =
  | { step: 'loading' }
  | { step: 'error'; message: string }
  | { step: 'loaded'; publishing: Publishing; retrying: boolean }

/** Milliseconds between polls. After each failed poll the interval doubles, up to the longest one. */
export const PUBLISHING_INTERVAL = 3000
export const LONGEST_PUBLISHING_INTERVAL = 60_000

/** Statuses that do not change without a save or a retry. */
const SETTLED: ReadonlySet<Publishing['status']> = new Set(['live', 'failed', 'preview'])

/**
 * Calls after which the state is not reloaded. Drafts do not change published content, and the retry returns the state.
 */
const UNRELATED: ReadonlySet<Route> = new Set([
  routes.saveUnfinished,
  routes.deleteUnfinished,
  routes.retryPublishing,
])

export function createPublishing(given: Tools = {}) {
  const { session, isHandled, showError } = toolsOf(given)
  const $state = atom<PublishingState>({ step: 'loading' })
  let watching = false
  /** Number of polls. */
  let polls = 0
  /** Number of failed polls since the last successful one. */
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function take(result: RequestResult<Publishing>): void {
    if (result.ok) {
      failures = 0
      $state.set({ step: 'loaded', publishing: result.data, retrying: false })
      return
    }
    failures += 1
    if (isHandled(result.failure)) watching = false
    // After a failed poll, the last known state stays.
    const state = $state.get()
    $state.set(
      state.step === 'loaded'
        ? { ...state, retrying: false }
        : {
            step: 'error',
            message: failureText(result.failure, adminTexts.publishingLoadFailed),
          },
    )
  }

  function lookAgainLater(): void {
    clearTimeout(timer)
    const state = $state.get()
    const isSettled = state.step === 'loaded' && SETTLED.has(state.publishing.status)
    if (!watching || isSettled) return
    const interval = Math.min(PUBLISHING_INTERVAL * 2 ** failures, LONGEST_PUBLISHING_INTERVAL)
    timer = setTimeout(() => void load(), interval)
  }

  /** Loads the status. If it is watched, polls until it is `live`, `failed` or `preview`. */
  async function load(): Promise<void> {
    clearTimeout(timer)
    polls += 1
    const poll = polls
    const result = await session.call(routes.getPublishing, {})
    // The answer to an earlier poll may be out of date.
    if (poll !== polls) return
    take(result)
    lookAgainLater()
  }

  /**
   * Loads the status now and after each of the administrator's changes, and polls it until it is settled.
   * @returns a function that stops watching.
   */
  function watch(): () => void {
    watching = true
    void load()
    const ignoreChanges = session.$changed.listen((changed) => {
      if (changed !== null && !UNRELATED.has(changed.route)) void load()
    })
    return () => {
      watching = false
      ignoreChanges()
      clearTimeout(timer)
    }
  }

  /** Requests a new build. Does nothing if no status is loaded or a request is already running. */
  async function retry(): Promise<void> {
    const state = $state.get()
    if (state.step !== 'loaded' || state.retrying) return
    clearTimeout(timer)
    $state.set({ ...state, retrying: true })
    const result = await session.call(routes.retryPublishing, {})
    take(result)
    if (!result.ok) showError(failureText(result.failure, adminTexts.retryFailed))
    lookAgainLater()
  }

  return { $state, load, watch, retry }
}

export type PublishingStore = ReturnType<typeof createPublishing>
