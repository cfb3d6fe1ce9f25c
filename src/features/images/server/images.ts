import type { Database } from '#db/client.ts'
import {
  claimUpload,
  finishUpload,
  insertUpload,
  releaseUpload,
  useUpload,
} from './image-queries.ts'
import { type StoredImage, UPLOAD_MINUTES } from '../contracts.ts'
import type { GeneratedBy } from '../generated.ts'
import { mediaName } from '../images.ts'
import { prepareImage, type PreparedImage } from './image-file.ts'
import { putImage } from './image-store.ts'
import { describeImage, invalidLink, uploadOf } from './uploads.ts'

/**
 * Stores the file sent to an upload link. A rejected file is discarded, and the link accepts another file.
 * @param file declared content type, and a function that returns the bytes. It is called only if the link is valid.
 * @throws RequestError 403 when the link is forged, expired or used, 503 when the store cannot be reached, and the
 *   errors of `read` and `prepareImage`.
 */
export async function receiveUpload(
  db: Database,
  token: string,
  file: { type: string; read: () => Promise<Uint8Array> },
): Promise<{ success: true }> {
  const id = uploadOf(token)
  if (!(await claimUpload(db, id))) throw invalidLink()
  try {
    await keep(db, id, await prepareImage(await file.read(), file.type))
    return { success: true }
  } catch (error) {
    await releaseUpload(db, id)
    throw error
  }
}

/**
 * Stores an image generated on the server and adds it to the media list at once.
 * @param originalName shown in the media list.
 * @throws RequestError 503 when the store cannot be reached, and the errors of `prepareImage`.
 */
export async function storeImage({
  db,
  bytes,
  originalName,
  generated,
}: {
  db: Database
  bytes: Uint8Array
  originalName: string
  generated: GeneratedBy
}): Promise<StoredImage> {
  const image = await prepareImage(bytes, null)
  const id = crypto.randomUUID()
  const expiresAt = new Date(Date.now() + UPLOAD_MINUTES * 60_000)
  await insertUpload(db, { id, originalName, generated, expiresAt, claimed: true })
  const name = await keep(db, id, image)
  await useUpload(db, id)
  return describeImage(name)
}

/**
 * Stores the bytes under a name that begins with the upload's id, so that `sweepUploads` finds them after any failure.
 */
async function keep(db: Database, id: string, { bytes, ...image }: PreparedImage): Promise<string> {
  const name = mediaName({ id, ...image })
  await putImage(name, bytes)
  await finishUpload(db, id, { name, bytes: bytes.byteLength })
  return name
}
