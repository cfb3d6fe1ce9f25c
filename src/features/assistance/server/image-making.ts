import type { Database } from '#db/client.ts'
import { claimImageJob, failImageJob, findImageJob, finishImageJob } from './image-job-queries.ts'
import { GENERATED_IMAGE_SIZE } from '../contracts.ts'
import { slugify } from '#src/core/slugs.ts'
import { promptTexts } from '../prompt-texts.ts'
import { AssistanceError, drawImage } from './openai.ts'
import { environment } from '#src/server/environment.ts'
import { jobOfTrigger } from './image-jobs.ts'
import type { storeImage } from '#src/features/images/server/images.ts'
import { logFault } from '#src/server/log.ts'

/**
 * Generates and stores the image of a job, or records a failure. Generates it only once, even if the platform repeats
 * the call. Ignores an invalid trigger.
 * @param trigger body of the call to the background function.
 */
export async function makeImage(
  db: Database,
  trigger: string,
  store: typeof storeImage,
): Promise<void> {
  const id = jobOfTrigger(trigger)
  const job = id === null ? null : await claimImageJob(db, id)
  if (id === null || job === null) return
  try {
    const { imageModel, imageMs } = environment().openai
    const bytes = await drawImage({
      prompt: promptTexts.image(job),
      size: GENERATED_IMAGE_SIZE,
      signal: AbortSignal.timeout(imageMs),
    })
    // The job was cancelled, so the image must not get into the library.
    if ((await findImageJob(db, id)) === null) return
    const originalName = `${slugify(job.title)}.webp`
    const generated = { model: imageModel, at: new Date().toISOString() }
    const { imageUrl } = await store({ db, bytes, originalName, generated })
    await finishImageJob(db, id, imageUrl)
  } catch (error) {
    if (!(error instanceof AssistanceError)) {
      logFault('image-not-stored', error)
    }
    await failImageJob(db, id, error instanceof AssistanceError ? error.fault : 'notStored')
  }
}
