import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '#db/client.ts'
import {
  cancelImageJob,
  claimImageJob,
  failImageJob,
  findImageJob,
  finishImageJob,
  insertImageJob,
} from '#db/queries/image-jobs.ts'
import {
  GENERATED_IMAGE_SIZE,
  type ImageJobReport,
  type ImageRequest,
  type ImageStart,
} from '#src/contracts/assistance.ts'
import { slugify } from '#src/domain/articles.ts'
import { type ImageJobState, IMAGE_JOB_LIFE_MS, imageJobState } from '#src/domain/image-jobs.ts'
import { errorTexts } from '#src/texts/errors.ts'
import { promptTexts } from '#src/texts/prompts.ts'
import { RequestError } from '../http/errors.ts'
import { environment } from './environment.ts'
import { AssistanceError, drawImage, requireAssistance } from './openai.ts'
import { sign, verify } from './signing.ts'

/** The background function's own address. */
const BACKGROUND_PATH = '/.netlify/functions/generate-image-background'

/** A background function is answered for at once; one that is not cannot be started. */
const START_TIMEOUT_MS = 10_000

/** How often a waiting call looks whether the image is there: first soon, then at leisure. */
const LOOK_MS = { first: 50, most: 1000 }

/** What an order is signed for, so that no other signed token is taken for one. */
const PURPOSE = 'image-job'

/** Keeps an image for good; `services/images.ts`. */
export type StoreImage = (image: {
  db: Database
  bytes: Uint8Array
  originalName: string
}) => Promise<{ imageUrl: string; width: number; height: number }>

/**
 * Starts making an image in the background and waits for it as long as the platform lets a call run.
 * @param request the administrator's: its origin is this very deploy.
 * @returns the image, or the job that goes on.
 * @throws AssistanceError when it cannot be started, or fails while the call waits; RequestError
 * 404 when it is called off meanwhile.
 */
export async function startImage(
  { db, request }: { db: Database; request: Request },
  { title, category, jobId = crypto.randomUUID() }: ImageRequest,
): Promise<ImageStart> {
  requireAssistance()
  const isNew = await insertImageJob(db, { id: jobId, title, category })
  if (isNew) await startInBackground(db, jobId, request)
  const state = await waitForImage(db, jobId)
  if (state.status === 'failed') throw new AssistanceError(state.fault)
  return state.status === 'done' ? { imageUrl: state.imageUrl } : { jobId }
}

/** @throws RequestError 404 when there is no such job, or it was called off. */
export async function reportImage(db: Database, id: string): Promise<ImageJobReport> {
  const state = await readState(db, id)
  return {
    status: state.status,
    imageUrl: state.status === 'done' ? state.imageUrl : null,
    error: state.status === 'failed' ? errorTexts.assistance[state.fault] : null,
  }
}

/** Calls an image off: what is still made of it is dropped. */
export async function cancelImage(db: Database, id: string): Promise<{ success: true }> {
  await cancelImageJob(db, id)
  return { success: true }
}

/**
 * Does the job that a signed order names, once, however often the platform repeats the call: makes
 * the image and stores it, or notes why there is none.
 * @param order what the background function was sent.
 */
export async function makeImage(db: Database, order: string, store: StoreImage): Promise<void> {
  const payload = verify(order)
  if (payload?.purpose !== PURPOSE || typeof payload.id !== 'string') return
  const { id } = payload
  const job = await claimImageJob(db, id)
  if (job === null) return
  try {
    const bytes = await drawImage({
      prompt: promptTexts.image(job),
      size: GENERATED_IMAGE_SIZE,
      signal: AbortSignal.timeout(environment().openai.imageMs),
    })
    // Called off meanwhile: nobody wants it in the library.
    if ((await findImageJob(db, id)) === null) return
    const { imageUrl } = await store({ db, bytes, originalName: `${slugify(job.title)}.webp` })
    await finishImageJob(db, id, imageUrl)
  } catch (error) {
    if (!(error instanceof AssistanceError)) {
      console.error('A generated image could not be stored.', error)
    }
    await failImageJob(db, id, error instanceof AssistanceError ? error.fault : 'notStored')
  }
}

async function startInBackground(db: Database, id: string, request: Request): Promise<void> {
  try {
    const answer = await fetch(new URL(BACKGROUND_PATH, request.url), {
      method: 'POST',
      body: sign({ purpose: PURPOSE, id }, new Date(Date.now() + IMAGE_JOB_LIFE_MS)),
      signal: AbortSignal.timeout(START_TIMEOUT_MS),
    })
    await answer.body?.cancel()
    if (!answer.ok) throw new Error(`The background function answered ${answer.status}.`)
  } catch (error) {
    await failImageJob(db, id, 'notStarted')
    if (error instanceof RequestError) throw error
    console.error('An image could not be started.', error)
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
