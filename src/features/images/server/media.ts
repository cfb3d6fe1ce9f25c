import type { Database } from '#db/client.ts'
import * as images from './image-queries.ts'
import { MEDIA_PAGE_SIZE } from '../contracts.ts'
import { mediaTag, readMediaName } from '../images.ts'
import { imageTexts } from '../texts.ts'
import { RequestError } from '#src/server/errors.ts'
import { removeImages } from './image-store.ts'
import { publishSaved, type PublishingContext } from '#src/features/publishing/server/publishing.ts'
import { describeImage } from './uploads.ts'

/** Lists a page of the images in use, newest first. */
export async function listMedia(db: Database, { search, page }: { search: string; page: number }) {
  const pageSize = MEDIA_PAGE_SIZE
  const slice = { limit: pageSize, offset: (page - 1) * pageSize }
  const { total, items } = await images.listMedia(db, { search }, slice)
  return {
    items: items.map((item) => ({ ...item, ...describeImage(item.name) })),
    total,
    page,
    pageSize,
  }
}

/**
 * Deletes an unused image, and purges it from the CDN.
 * @throws RequestError 404 when it does not exist, 409 naming the items that show it.
 */
export async function removeMedia(
  saving: PublishingContext,
  name: string,
): Promise<{ success: true }> {
  const id = readMediaName(name)?.id ?? ''
  const uses = await images.deleteMedia(saving.db, { name, id, cacheTag: mediaTag(name) })
  if (uses === undefined) throw new RequestError(404, imageTexts.notFound)
  if (uses.length > 0) {
    throw new RequestError(409, imageTexts.inUse(uses.map(({ title }) => title)))
  }
  // If the bytes cannot be deleted now, the sweep of expired uploads deletes them.
  await removeImages(id).catch(() => undefined)
  await publishSaved(saving)
  return { success: true }
}
