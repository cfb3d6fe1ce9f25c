import { fetchInTime } from '#src/core/bounded-fetch.ts'
import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '#db/client.ts'
import { failImageJob, findImageJob, insertImageJob } from './image-job-queries.ts'
import type { ImageJobReport, ImageRequest, ImageStart } from '../contracts.ts'
import {
  type ImageJobState,
  IMAGE_JOB_LIFE_MS,
  imageJobState,
} from '#src/features/assistance/assistance.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { AnswerError, RequestError } from '#src/server/errors.ts'
import { AssistanceError, requireAssistance } from './openai.ts'
import { environment } from '#src/server/environment.ts'
import { logFault } from '#src/server/log.ts'
import { readToken, signToken } from '#src/server/signing.ts'

const BACKGROUND_PATH = '/.netlify/functions/generate-image-background'

/** Timeout of the call that starts a background function. The platform responds to it at once. */
const START_TIMEOUT_MS = 10_000

/** Poll intervals in milliseconds: `first`, then longer, up to `most`. */
const LOOK_MS = { first: 50, most: 1000 }

/** Purpose for which a trigger is signed. */
const PURPOSE = 'image-job'

/**
 * Starts to generate an image in the background, and waits for it up to the environment's `openai.waitMs`.
 * @param calling.deployUrl origin of this deploy, whose background function is called.
 * @returns the image, or the job if it is still running.
 * @throws AssistanceError if the job cannot be started, or fails during the wait; RequestError 404 if it is cancelled
 *   during the wait.
 */
export async function startImage(
  { db, deployUrl }: { db: Database; deployUrl: string },
  { title, category, jobId = crypto.randomUUID() }: ImageRequest,
): Promise<ImageStart> {
  requireAssistance()
  const isNew = await insertImageJob(db, { id: jobId, title, category })
  if (isNew) await startInBackground(db, jobId, deployUrl)
  const state = await waitForImage(db, jobId)
  if (state.status === 'failed') throw new AssistanceError(state.fault)
  return state.status === 'done' ? { imageUrl: state.imageUrl } : { jobId }
}

/** Returns the state of a job. @throws RequestError 404 if the job does not exist or was cancelled. */
export async function reportImage(db: Database, id: string): Promise<ImageJobReport> {
  const state = await readState(db, id)
  return {
    status: state.status,
    imageUrl: state.status === 'done' ? state.imageUrl : null,
    error: state.status === 'failed' ? errorTexts.assistance[state.fault] : null,
  }
}

/** Returns a signed trigger, which the body of a call to the background function must contain. */
export function imageJobTrigger(id: string): string {
  return signToken(PURPOSE, [id], new Date(Date.now() + IMAGE_JOB_LIFE_MS))
}

/** Returns the job id in a trigger; null if the trigger is forged, expired or for another purpose. */
export function jobOfTrigger(trigger: string): string | null {
  const token = readToken(PURPOSE, trigger)
  return token.state === 'valid' ? (token.claims[0] ?? null) : null
}

async function startInBackground(db: Database, id: string, deployUrl: string): Promise<void> {
  try {
    const answer = await fetchInTime(new URL(BACKGROUND_PATH, deployUrl), START_TIMEOUT_MS, {
      method: 'POST',
      body: imageJobTrigger(id),
    })
    await answer.body?.cancel()
    if (!answer.ok) throw new AnswerError(answer.status)
  } catch (error) {
    await failImageJob(db, id, 'notStarted')
    if (error instanceof RequestError) throw error
    logFault('image-not-started', error)
    throw new AssistanceError('notStarted', { cause: error })
  }
}

async function waitForImage(db: Database, id: string): Promise<ImageJobState> {
  const deadline = performance.now() + environment().openai.waitMs
  for (let wait = LOOK_MS.first; ; wait = Math.min(wait * 2, LOOK_MS.most)) {
    const state = await readState(db, id)
    const left = deadline - performance.now()
    if (state.status !== 'working' || left <= 0) return state
    await pause(Math.min(wait, left))
  }
}

async function readState(db: Database, id: string): Promise<ImageJobState> {
  const job = await findImageJob(db, id)
  if (job === null) throw new RequestError(404, errorTexts.imageJobNotFound)
  return imageJobState(job, new Date())
}
