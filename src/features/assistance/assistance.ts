/** Reason for a failed language model call. */
export type AssistanceFault =
  /** No key is set. */
  | 'notConfigured'
  /** The model or the service's usage policy refuses the request. */
  | 'refused'
  /** The answer does not have the requested shape. */
  | 'unreadable'
  /** The service has rejected the call because of a rate limit. */
  | 'busy'
  /** The account has no credit left. */
  | 'exhausted'
  /** The service rejects the key, the model or the request. */
  | 'rejected'
  /** The service is down or unreachable. */
  | 'unavailable'
  | 'timeout'
  /** The suggestion cannot be adjusted to the limits. */
  | 'unfit'
  /** The background function could not be started. */
  | 'notStarted'
  /** The generated image could not be stored. */
  | 'notStored'
  /** The background function timed out. */
  | 'expired'

/** Approximate number of words of an article, by length. */
export const ARTICLE_WORDS = { short: 400, medium: 800, long: 1400 } as const

/** Time after which an unfinished job counts as failed, since background functions run for at most 15 minutes. */
export const IMAGE_JOB_LIFE_MS = 15 * 60 * 1000

/** Stored state of an image job. */
export interface ImageJob {
  /** Address of the image; null until it is made. */
  imageUrl: string | null
  /** Reason why the job failed; null if it did not. */
  fault: AssistanceFault | null
  createdAt: Date
}

export type ImageJobState =
  | { status: 'working' }
  | { status: 'done'; imageUrl: string }
  | { status: 'failed'; fault: AssistanceFault }

/** Returns the state of a job at an instant; an expired one counts as failed. */
export function imageJobState(job: ImageJob, now: Date): ImageJobState {
  if (job.imageUrl !== null) return { status: 'done', imageUrl: job.imageUrl }
  if (job.fault !== null) return { status: 'failed', fault: job.fault }
  const age = now.getTime() - job.createdAt.getTime()
  return age > IMAGE_JOB_LIFE_MS ? { status: 'failed', fault: 'expired' } : { status: 'working' }
}
