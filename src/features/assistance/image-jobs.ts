import type { AssistanceFault } from './assistance.ts'

/** A job that has not finished after this time never will: background functions run at most 15 minutes. */
export const IMAGE_JOB_LIFE_MS = 15 * 60 * 1000

/** Stored state of an image job. */
export interface ImageJob {
  /** Address of the image once it is made. */
  imageUrl: string | null
  /** Why the job failed. */
  fault: AssistanceFault | null
  createdAt: Date
}

/** State of an image job. */
export type ImageJobState =
  | { status: 'working' }
  | { status: 'done'; imageUrl: string }
  | { status: 'failed'; fault: AssistanceFault }

/** The state of a job at an instant; an expired one counts as failed. */
export function imageJobState(job: ImageJob, now: Date): ImageJobState {
  if (job.imageUrl !== null) return { status: 'done', imageUrl: job.imageUrl }
  if (job.fault !== null) return { status: 'failed', fault: job.fault }
  const age = now.getTime() - job.createdAt.getTime()
  return age > IMAGE_JOB_LIFE_MS ? { status: 'failed', fault: 'expired' } : { status: 'working' }
}
