/** A failure that the engineer can act on; its message is one clear sentence and all there is to print. */
export class StartError extends Error {
  override readonly name = 'StartError'
}

/** The message of whatever was thrown, on one line. */
export function messageOf(error: unknown): string {
  // A name with several addresses, such as localhost, fails with an error for each and no message.
  if (error instanceof AggregateError && !error.message) return messageOf(error.errors[0])
  const message = error instanceof Error ? error.message : String(error)
  return message.split('\n', 1)[0]?.trim() ?? ''
}

/** What was thrown, with where it came from, for the log. */
export function describeError(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
