/** Reason why a call of the AI service failed. */
export type AssistanceFault =
  /** The environment has no API key. */
  | 'notConfigured'
  /** The model or the service's usage policy refuses the request. */
  | 'refused'
  /** The answer does not have the requested format. */
  | 'unreadable'
  /** A rate limit of the service is exceeded. */
  | 'busy'
  /** The account has no credit left. */
  | 'exhausted'
  /** The service rejects the key, the model or the request. */
  | 'rejected'
  /** The service cannot be reached or reports an error of its own. */
  | 'unavailable'
  | 'timeout'
  /** The suggestion is outside the limits, and cutting or filling does not help. */
  | 'unfit'
  /** The background function could not be started. */
  | 'notStarted'
  /** The generated image could not be stored. */
  | 'notStored'
  /** The background function timed out. */
  | 'expired'

/** Approximate number of words of an article, by length. */
export const ARTICLE_WORDS = { short: 400, medium: 800, long: 1400 } as const

/** Age at which an unfinished job counts as failed. Background functions run for at most 15 minutes. */
export const IMAGE_JOB_LIFE_MS = 15 * 60 * 1000

/** Stored state of an image job. */
export interface ImageJob {
  /** URL of the image; null until it is stored. */
  imageUrl: string | null
  /** Reason of the failure, or null. */
  fault: AssistanceFault | null
  createdAt: Date
}

export type ImageJobState =
  | { status: 'working' }
  | { status: 'done'; imageUrl: string }
  | { status: 'failed'; fault: AssistanceFault }

/** Returns the state of a job at a given time. A job without a result counts as failed once it is too old. */
export function imageJobState(job: ImageJob, now: Date): ImageJobState {
  if (job.imageUrl !== null) return { status: 'done', imageUrl: job.imageUrl }
  if (job.fault !== null) return { status: 'failed', fault: job.fault }
  const age = now.getTime() - job.createdAt.getTime()
  return age > IMAGE_JOB_LIFE_MS ? { status: 'failed', fault: 'expired' } : { status: 'working' }
}
