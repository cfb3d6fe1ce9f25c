/** Why the language model's service gave nothing usable. */
export type AssistanceFault =
  /** No key is set. */
  | 'notConfigured'
  /** The model or the service's rules decline the task. */
  | 'refused'
  /** The answer is not what was asked for. */
  | 'unreadable'
  /** Too many calls at the moment. */
  | 'busy'
  /** The account has no credit left. */
  | 'exhausted'
  /** The service does not accept the key, the model or the call. */
  | 'rejected'
  /** The service is down or cannot be reached. */
  | 'unavailable'
  | 'timeout'
  /** A suggestion that cannot be brought within the limits. */
  | 'unfit'
  /** The work in the background could not be started. */
  | 'notStarted'
  /** What was made could not be kept. */
  | 'notStored'
  /** The work in the background never came to an end. */
  | 'expired'

/** About how many words an article of each length has. */
export const ARTICLE_WORDS = { short: 400, medium: 800, long: 1400 } as const
