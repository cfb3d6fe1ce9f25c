/** Why a call to the language model's service failed. */
export type AssistanceFault =
  /** No key is set. */
  | 'notConfigured'
  /** The model or the service's usage policy refuses the request. */
  | 'refused'
  /** The answer does not have the requested shape. */
  | 'unreadable'
  /** Rate limited. */
  | 'busy'
  /** The account has no credit left. */
  | 'exhausted'
  /** The service rejects the key, the model or the request. */
  | 'rejected'
  /** The service is down or unreachable. */
  | 'unavailable'
  | 'timeout'
  /** A suggestion that cannot be adjusted to the limits. */
  | 'unfit'
  /** The background function could not be started. */
  | 'notStarted'
  /** The generated image could not be stored. */
  | 'notStored'
  /** The background function timed out. */
  | 'expired'

/** Approximate number of words of an article, by length. */
export const ARTICLE_WORDS = { short: 400, medium: 800, long: 1400 } as const
