import { mediaId } from '../images.ts'
import { imageTexts } from '../texts.ts'
import { RequestError } from '#src/server/errors.ts'
import { deployContext } from '#src/server/deploy-context.ts'
import { logFault } from '#src/server/log.ts'
import { objectStore, withinDeadline } from '#src/server/object-store.ts'

// All deploys, previews included, share the store. Each context has its own key prefix, so that a preview cannot touch
// images of the published site.

const store = () => objectStore('images')

/** Stores an image under its name. */
export async function putImage(name: string, bytes: Uint8Array): Promise<void> {
  await reaching(() => store().set(`${deployContext()}/${name}`, new Blob([new Uint8Array(bytes)])))
}

/** Reads the bytes of an image; null when there is none. */
export async function readImage(name: string): Promise<ReadableStream<Uint8Array> | null> {
  return reaching(() => store().get(`${deployContext()}/${name}`, { type: 'stream' }))
}

/**
 * Checks that the store answers, by asking for an object that need not exist.
 * @throws RequestError 503 when the store cannot be reached.
 */
export async function reachImages(): Promise<true> {
  return reaching<true>(async () => {
    await store().getMetadata(`${deployContext()}/health`)
    return true
  })
}

/** Deletes the images of an upload in this deploy context. */
export async function removeImages(uploadId: string): Promise<void> {
  await reaching(async () => {
    const { blobs } = await store().list({ prefix: `${deployContext()}/${mediaId(uploadId)}` })
    await Promise.all(blobs.map(({ key }) => store().delete(key)))
  })
}

/** Runs a call to the store within the deadline. @throws RequestError 503 when the store cannot be reached. */
async function reaching<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await withinDeadline(work())
  } catch (cause) {
    logFault('images-unreachable', cause)
    throw new RequestError(503, imageTexts.storageDown, { cause })
  }
}
