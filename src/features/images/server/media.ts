import { sql } from 'kysely'
import * as images from './image-queries.ts'
import { type listMedia, MEDIA_PAGE_SIZE } from '../contracts.ts'
import { mediaTag, readMediaName } from '../images.ts'
import { imageTexts } from '../texts.ts'
import { RequestError } from '#src/server/errors.ts'
import type { List } from '#src/server/lists.ts'
import { removeImages } from './image-store.ts'
import { publishSaved, type PublishingContext } from '#src/features/publishing/server/publishing.ts'
import { describeImage } from './uploads.ts'

/** List of the stored images. */
export const mediaList: List<typeof listMedia, images.MediaItem> = {
  rows: images.mediaWithUses,
  time: 'createdAt',
  order: () => sql`created_at desc, name`,
  filters: {
    search: (search) =>
      search === ''
        ? sql`true`
        : sql`normalize(original_name, NFC) ilike
            ${`%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`,
  },
  toItem: (item) => ({ ...item, ...describeImage(item.name) }),
  pageSize: MEDIA_PAGE_SIZE,
}

/**
 * Deletes an image that no item shows, and purges it from the CDN.
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
