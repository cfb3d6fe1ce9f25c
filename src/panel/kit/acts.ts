import { atom } from 'nanostores'
import {
  failureText,
  hasStatus,
  type RequestFailure,
  type RequestResult,
} from '#src/client/request.ts'
import type { ToastInput } from '#src/client/toasts.ts'
import { type Tools, toolsOf } from '../frame/tools.ts'

interface Act<Answer> {
  /** Null if the administrator does not want it after all. */
  call: () => Promise<RequestResult<Answer> | null>
  done: ToastInput | ((answer: Answer) => ToastInput)
  /** Message if the server could not be reached or gave no reason. */
  failed: string
  /** Message if the server answered without a reason; `failed` if omitted. */
  unexplained?: string | undefined
  /** Shows the message of a failed action; a toast by default. */
  onRefused?: ((message: string, failure: RequestFailure) => void) | undefined
  /** HTTP statuses that mean that the action was already done elsewhere; 404 by default. */
  elsewhere?: readonly number[]
}

/** Creates the store that runs actions on entries of a list, one at a time. */
export function createActs(given: Tools = {}) {
  const { toasts, isHandled, showError } = toolsOf(given)
  /** Id of the entry whose action is running. */
  const $busy = atom<string | null>(null)

  /**
   * Runs an action on an entry, unless another is running.
   * @returns whether the action is done, now or earlier elsewhere. The shown entry is then out of date.
   */
  async function act<Answer>(
    id: string,
    { call, done, failed, unexplained, onRefused = showError, elsewhere = [404] }: Act<Answer>,
  ): Promise<boolean> {
    if ($busy.get() !== null) return false
    $busy.set(id)
    const result = await call()
    $busy.set(null)
    if (result === null) return false
    if (result.ok) {
      toasts.show(typeof done === 'function' ? done(result.data) : done)
      return true
    }
    const { failure } = result
    if (!isHandled(failure)) onRefused(failureText(failure, failed, unexplained), failure)
    return elsewhere.some((status) => hasStatus(failure, status))
  }

  return { $busy, act }
}

/** Converts a 404 to success: the item to delete is already gone. */
export function acceptNotFound<Answer>(
  result: RequestResult<Answer>,
): RequestResult<Answer | undefined> {
  return !result.ok && hasStatus(result.failure, 404) ? { ok: true, data: undefined } : result
}
