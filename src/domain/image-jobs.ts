import type { AssistanceFault } from './assistance.ts'

/** A job that has not ended after this time never will: background functions live 15 minutes. */
export const IMAGE_JOB_LIFE_MS = 15 * 60 * 1000

/** What is stored of an image being made. */
export interface ImageJob {
  /** Address of the image once it is made. */
  imageUrl: string | null
  /** Why there will be none. */
  fault: AssistanceFault | null
  createdAt: Date
}

/** Where an image being made has got to. */
export type ImageJobState =
  | { status: 'working' }
  | { status: 'done'; imageUrl: string }
  | { status: 'failed'; fault: AssistanceFault }

/** The state of a job at an instant; one that outlived its time counts as failed. */
export function imageJobState(job: ImageJob, now: Date): ImageJobState {
  if (job.imageUrl !== null) return { status: 'done', imageUrl: job.imageUrl }
  if (job.fault !== null) return { status: 'failed', fault: job.fault }
  const age = now.getTime() - job.createdAt.getTime()
  return age > IMAGE_JOB_LIFE_MS ? { status: 'failed', fault: 'expired' } : { status: 'working' }
}
