/**
 * A failure with an answer of its own: the status and a Lithuanian sentence for the user, and what
 * the log is told, kept apart.
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
