import { isUnavailable } from '#db/client.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { RequestError } from './errors.ts'
import { EnvironmentError } from './environment.ts'
import { failCall } from './log.ts'

/** Response to a failed call or page. */
interface Failure {
  status: number
  /** Message for the user. */
  message: string
  fields?: Record<string, string> | undefined
  code?: string | undefined
  headers: Record<string, string>
  cacheTag?: string | null
}

/**
 * Converts an error to a response. This is done only here. Logs all errors but `RequestError`, under the id in the
 * `X-Error-Id` header.
 */
export function describeFailure(error: unknown): Failure {
  if (error instanceof RequestError) {
    const { status, userMessage, fields, code, headers, cacheTag } = error
    return { status, message: userMessage, fields, code, headers, cacheTag }
  }
  const headers = { 'X-Error-Id': failCall(error) }
  if (isUnavailable(error) || error instanceof EnvironmentError) {
    return {
      status: 503,
      message: errorTexts.databaseDown,
      headers: { ...headers, 'Retry-After': '30' },
    }
  }
  return { status: 500, message: errorTexts.unexpected, headers }
}
