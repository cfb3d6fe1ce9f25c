import type { Database } from '#db/client.ts'
import { deleteUploads, insertUpload, listExpiredUploads, useUpload } from './image-queries.ts'
import { type StoredImage, UPLOAD_MINUTES, type UploadRequest } from '../contracts.ts'
import * as routes from '#src/core/routes.ts'
import { MEDIA_PATH, readMediaName } from '../images.ts'
import { imageTexts } from '../texts.ts'
import { RequestError } from '#src/server/errors.ts'
import { environment } from '#src/server/environment.ts'
import { removeImages } from './image-store.ts'
import { logFault } from '#src/server/log.ts'
import type { PublishingContext } from '#src/features/publishing/server/publishing.ts'
import { readToken, signToken } from '#src/server/signing.ts'

const UPLOAD_FOLDER = `${routes.createUpload.path}/`

/** Purpose of the signature on upload links. */
const PURPOSE = 'upload'

/**
 * Makes an upload link for one file, and deletes expired uploads after the response.
 * @param file original name, from which folders are stripped, and the model that generated the image, if any.
 * @returns the link, an absolute path.
 */
export async function openUpload(
  { db, waitUntil }: PublishingContext,
  { name = null, generated = null }: Partial<UploadRequest> = {},
): Promise<{ uploadURL: string }> {
  const id = crypto.randomUUID()
  const expiresAt = new Date(Date.now() + UPLOAD_MINUTES * 60_000)
  const token = signToken(PURPOSE, [id], expiresAt)
  await insertUpload(db, { id, originalName: baseName(name), generated, expiresAt })
  waitUntil(sweepUploads(db))
  return { uploadURL: UPLOAD_FOLDER + token }
}

function baseName(fileName: string | null): string | null {
  const name = fileName?.split(/[/\\]/).at(-1)?.trim() ?? ''
  return name === '' ? null : name
}

/**
 * Returns the upload id of a link.
 * @throws RequestError 403 when its token is forged or expired.
 */
export function uploadOf(token: string): string {
  const read = readToken(PURPOSE, token)
  const id = read.state === 'valid' ? read.claims[0] : undefined
  if (id === undefined) throw invalidLink()
  return id
}

/** Returns the error for an invalid link. */
export function invalidLink(): RequestError {
  return new RequestError(403, imageTexts.linkInvalid)
}

/**
 * Adds the file that was uploaded under a link to the media list.
 * @param link the path returned by `openUpload`, or its full URL.
 * @throws RequestError 404 if `link` is no upload link, 403 for a forged or expired link, 409 when nothing was
 *   uploaded.
 */
export async function attachUpload(db: Database, link: string): Promise<StoredImage> {
  const { origin } = environment()
  const path = URL.parse(link, origin)?.pathname ?? ''
  if (!path.startsWith(UPLOAD_FOLDER)) throw new RequestError(404, imageTexts.notAnUpload)
  const name = await useUpload(db, uploadOf(path.slice(UPLOAD_FOLDER.length)))
  if (name === undefined) throw invalidLink()
  if (name === null) throw new RequestError(409, imageTexts.notUploaded)
  return describeImage(name)
}

/** Returns the address and size of a stored image. */
export function describeImage(name: string): StoredImage {
  const { width, height } = readMediaName(name) ?? { width: 0, height: 0 }
  return { imageUrl: MEDIA_PATH + name, width, height }
}

/**
 * Deletes expired uploads, and their images unless these are in the media list. After a failure, the next sweep tries
 * again.
 */
async function sweepUploads(db: Database): Promise<void> {
  try {
    const expired = await listExpiredUploads(db)
    if (expired.length === 0) return
    const unused = expired.filter(({ used }) => !used)
    await Promise.all(unused.map(({ id }) => removeImages(id)))
    await deleteUploads(
      db,
      expired.map(({ id }) => id),
    )
  } catch (error) {
    logFault('uploads-sweep', error)
  }
}
