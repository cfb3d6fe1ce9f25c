import { atom } from 'nanostores'
import { failureText, hasStatus, type RequestResult } from '#src/client/request.ts'
import type { getPublishing, Publishing, retryPublishing } from '#src/contracts/publishing.ts'
import * as routes from '#src/contracts/routes.ts'
import { toastTexts } from '#src/texts/toasts.ts'
import { adminTexts } from './texts.ts'
import type { Session } from './session.ts'
import { toasts as documentToasts, type Toasts } from '#src/stores/toasts.ts'

export type PublishingState =
  | { step: 'loading' }
  | { step: 'error'; message: string }
  | { step: 'loaded'; publishing: Publishing; retrying: boolean }

/** Milliseconds between two looks while something is not live yet; each failed look doubles them. */
export const PUBLISHING_INTERVAL = 3000
export const LONGEST_PUBLISHING_INTERVAL = 60_000

/** How far published changes have come (architecture, section 4.4). */
export function createPublishing({
  session,
  toasts = documentToasts,
}: {
  session: Pick<Session, 'call' | 'loginAgain'>
  toasts?: Pick<Toasts, 'show'>
}) {
  const $state = atom<PublishingState>({ step: 'loading' })
  let watching = false
  /** Looks that have failed in a row. */
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function take(result: RequestResult<Publishing>): void {
    if (result.ok) {
      failures = 0
      $state.set({ step: 'loaded', publishing: result.data, retrying: false })
      return
    }
    failures += 1
    if (hasStatus(result.failure, 401) || result.failure.kind === 'unauthenticated') {
      watching = false
      session.loginAgain()
    }
    // What was known stays on the screen: one failed look in a series is no news.
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
    const { status } = state.step === 'loaded' ? state.publishing : { status: null }
    if (!watching || status === 'live' || status === 'failed') return
    const interval = Math.min(PUBLISHING_INTERVAL * 2 ** failures, LONGEST_PUBLISHING_INTERVAL)
    timer = setTimeout(() => void load(), interval)
  }

  /** Looks once, and again every few seconds while watched, until it is live or has failed. */
  async function load(): Promise<void> {
    clearTimeout(timer)
    take(await session.call<typeof getPublishing>(routes.getPublishing, {}))
    lookAgainLater()
  }

  /** Begins to watch. @returns what ends it. */
  function watch(): () => void {
    watching = true
    void load()
    return () => {
      watching = false
      clearTimeout(timer)
    }
  }

  /** Forgets earlier failures and asks for a build now. */
  async function retry(): Promise<void> {
    const state = $state.get()
    if (state.step !== 'loaded' || state.retrying) return
    clearTimeout(timer)
    $state.set({ ...state, retrying: true })
    const result = await session.call<typeof retryPublishing>(routes.retryPublishing, {})
    take(result)
    if (!result.ok) {
      toasts.show({
        title: toastTexts.errorTitle,
        description: failureText(result.failure, adminTexts.retryFailed),
        variant: 'destructive',
      })
    }
    lookAgainLater()
  }

  return { $state, load, watch, retry }
}
