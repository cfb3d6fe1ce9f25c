import type { Database } from '#db/client.ts'
import { deleteUploads, insertUpload, listExpiredUploads, useUpload } from '#db/queries/images.ts'
import { type StoredImage, UPLOAD_MINUTES } from '#src/contracts/images.ts'
import * as routes from '#src/contracts/routes.ts'
import { MEDIA_PATH, readMediaName } from '#src/domain/images.ts'
import { imageTexts } from '#src/texts/images.ts'
import { RequestError } from '../errors.ts'
import { environment } from './environment.ts'
import { removeImages } from './image-store.ts'
import type { Saving } from './publishing.ts'
import { readToken, signToken } from './signing.ts'

const UPLOAD_FOLDER = `${routes.createUpload.path}/`

/** What links of uploads are signed for. */
const PURPOSE = 'upload'

/**
 * Opens a link for one file; expired uploads are removed after the answer.
 * @param fileName what the file is called on its owner's machine; folders are cut off.
 * @returns the link, an absolute path.
 */
export async function openUpload(
  { db, waitUntil }: Saving,
  fileName: string | null,
): Promise<{ uploadURL: string }> {
  const id = crypto.randomUUID()
  const expiresAt = new Date(Date.now() + UPLOAD_MINUTES * 60_000)
  const token = signToken(PURPOSE, [id], expiresAt)
  await insertUpload(db, { id, originalName: baseName(fileName), expiresAt })
  waitUntil(sweepUploads(db))
  return { uploadURL: UPLOAD_FOLDER + token }
}

function baseName(fileName: string | null): string | null {
  const name = fileName?.split(/[/\\]/).at(-1)?.trim() ?? ''
  return name === '' ? null : name
}

/**
 * The upload that a link stands for.
 * @throws RequestError 403 when its token is forged or expired.
 */
export function uploadOf(token: string): string {
  const read = readToken(PURPOSE, token)
  const id = read.state === 'valid' ? read.claims[0] : undefined
  if (id === undefined) throw invalidLink()
  return id
}

/** The answer to a link that is good for nothing. */
export function invalidLink(): RequestError {
  return new RequestError(403, imageTexts.linkInvalid)
}

/**
 * Takes what was uploaded under a link into use.
 * @param link the path that `openUpload` gave, or its full address.
 * @throws RequestError 404 for any other address, 403 for a forged or expired link, 409 when nothing
 * was uploaded there.
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

/** Where a stored image is, and its size. */
export function describeImage(name: string): StoredImage {
  const { width, height } = readMediaName(name) ?? { width: 0, height: 0 }
  return { imageUrl: MEDIA_PATH + name, width, height }
}

/** Removes what was uploaded and never taken into use; what fails is left for the next time. */
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
    console.error('Expired uploads could not be removed; the next upload tries again.', error)
  }
}
