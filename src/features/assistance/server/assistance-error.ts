import type { AssistanceFault } from '../assistance.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { RequestError } from '#src/server/errors.ts'
import { environment } from '#src/server/environment.ts'

/** Default `Retry-After` in seconds. */
const RETRY_AFTER_SECONDS = 60

/** A call to the language model's service failed; `fault` says why. */
export class AssistanceError extends RequestError {
  override name = 'AssistanceError'
  readonly fault: AssistanceFault

  constructor(fault: AssistanceFault, options: { retryAfter?: string; cause?: unknown } = {}) {
    const { retryAfter = String(RETRY_AFTER_SECONDS), cause } = options
    super(statusOf(fault), errorTexts.assistance[fault], {
      ...(fault === 'busy' ? { headers: { 'Retry-After': retryAfter } } : {}),
      cause,
    })
    this.fault = fault
  }
}

function statusOf(fault: AssistanceFault): 400 | 429 | 503 {
  if (fault === 'refused') return 400
  return fault === 'busy' ? 429 : 503
}

/** @throws AssistanceError `notConfigured` without a key. */
export function requireAssistance(): void {
  if (environment().openai.apiKey === null) throw new AssistanceError('notConfigured')
}
