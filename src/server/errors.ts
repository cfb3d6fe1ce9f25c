/**
 * A failure with a status and a Lithuanian message for the user. `cause` is for the code that catches it, and is
 * neither sent nor logged.
 */
export class RequestError extends Error {
  override name = 'RequestError'
  readonly status: number
  readonly userMessage: string
  readonly fields: Record<string, string> | undefined
  /** Name of the error for the caller's code; undefined if its status says enough. */
  readonly code: string | undefined
  readonly headers: Record<string, string>
  /** Tag under which the CDN may cache the response; null if it may not. */
  readonly cacheTag: string | null

  constructor(
    status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 429 | 503,
    userMessage: string,
    options: {
      fields?: Record<string, string>
      code?: string
      headers?: Record<string, string>
      cacheTag?: string | null
      cause?: unknown
    } = {},
  ) {
    super(userMessage, { cause: options.cause })
    this.status = status
    this.userMessage = userMessage
    this.fields = options.fields
    this.code = options.code
    this.headers = options.headers ?? {}
    this.cacheTag = options.cacheTag ?? null
  }
}

/** Error status of a called service. */
export class AnswerError extends Error {
  override name = 'AnswerError'
  readonly status: number

  constructor(status: number) {
    super(`The service answered ${status}.`)
    this.status = status
  }
}

/** Awaits the item that a call needs. @throws RequestError 404 with the message `missing` if there is none. */
export async function found<Item>(looking: Promise<Item | undefined>, missing: string) {
  const item = await looking
  if (item === undefined) throw new RequestError(404, missing)
  return item
}

/**
 * Awaits the work of a call that returns no data.
 * @throws RequestError 404 with the message `missing`, if given, if the work returns false.
 */
export async function done(work: Promise<unknown>, missing?: string): Promise<{ success: true }> {
  if ((await work) === false && missing !== undefined) throw new RequestError(404, missing)
  return { success: true }
}
