/** A failure that the engineer can fix. Only its message, one sentence, is printed. */
export class StartError extends Error {
  override readonly name = 'StartError'
}

/** Returns the message of any thrown value, on one line. */
export function messageOf(error: unknown): string {
  // A host with several addresses, such as localhost, fails with an AggregateError without a message.
  if (error instanceof AggregateError && !error.message) return messageOf(error.errors[0])
  const message = error instanceof Error ? error.message : String(error)
  return message.split('\n', 1)[0]?.trim() ?? ''
}

/** Returns the thrown value with its stack trace, for the log. */
export function describeError(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
