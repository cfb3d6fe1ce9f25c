/**
 * A failure with its own response: a status and a Lithuanian sentence for the user. The cause is for the
 * code that catches it; it is neither sent nor logged.
 */
export class RequestError extends Error {
  override name = 'RequestError'
  readonly status: number
  readonly userMessage: string
  readonly fields: Record<string, string> | undefined
  readonly headers: Record<string, string>

  constructor(
    status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 429 | 503,
    userMessage: string,
    options: {
      fields?: Record<string, string>
      headers?: Record<string, string>
      cause?: unknown
    } = {},
  ) {
    super(userMessage, { cause: options.cause })
    this.status = status
    this.userMessage = userMessage
    this.fields = options.fields
    this.headers = options.headers ?? {}
  }
}

/** A service that we called has answered with a status that is no success. */
export class AnswerError extends Error {
  override name = 'AnswerError'
  readonly status: number

  constructor(status: number) {
    super(`The service answered ${status}.`)
    this.status = status
  }
}
