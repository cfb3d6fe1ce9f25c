import type { RequestResult } from '#src/client/request.ts'
import type { SendFile } from '#src/client/send-file.ts'
import type { MediaList } from '#src/features/images/contracts.ts'
import type { ImportOutcome } from '../contracts.ts'
import * as routes from '#src/core/routes.ts'
import { imageTypeOf, MEDIA_PATH } from '#src/features/images/images.ts'
import type { Session } from '#src/panel/frame/session.ts'
import type { ArchivedImage } from './archive.ts'

/**
 * Creates the uploader of an archive's images. The server gives an uploaded image a new name. A later import recognises
 * the image by its original name.
 * @param stored the images of this site.
 */
export function createImageImporter({
  session,
  send,
  stored,
}: {
  session: Pick<Session, 'call'>
  send: SendFile
  stored: MediaList['items']
}) {
  const names = new Set(stored.map(({ name }) => name))
  const addresses = new Map(
    stored.flatMap(({ originalName, imageUrl }) =>
      originalName === null ? [] : [[originalName, imageUrl]],
    ),
  )

  /** Whether this site already has an image of an archive, under its name or from an earlier import. */
  const knows = (name: string) => names.has(name) || addresses.has(name)

  async function upload(
    { name, bytes, generated }: ArchivedImage,
    signal: AbortSignal,
  ): Promise<RequestResult<{ outcome: ImportOutcome }>> {
    if (knows(name)) return { ok: true, data: { outcome: 'exists' } }
    const link = await session.call(routes.createUpload, {
      body: { name, generated },
      signal,
    })
    if (!link.ok) return link
    const { uploadURL } = link.data
    const file = new Blob([bytes.slice()], { type: imageTypeOf(bytes) ?? typeOf(name) })
    const sent = await send(uploadURL, file, { signal, onProgress: () => undefined })
    if (!sent.ok) return sent
    const image = await session.call(routes.attachImage, {
      body: { imageURL: uploadURL },
      signal,
    })
    if (!image.ok) return image
    addresses.set(name, image.data.imageUrl)
    return { ok: true, data: { outcome: 'created' } }
  }

  /** Replaces the URLs of the archive's images with their URLs on this site, anywhere in a value. */
  function readdress<Value>(value: Value, images: readonly Pick<ArchivedImage, 'name'>[]): Value {
    let text = JSON.stringify(value)
    for (const { name } of images) {
      const address = names.has(name) ? undefined : addresses.get(name)
      if (address !== undefined) text = text.replaceAll(MEDIA_PATH + name, address)
    }
    return JSON.parse(text) as Value
  }

  /**
   * Returns the name of the first archived image that a value shows and this site lacks; undefined if there is none.
   */
  function lackedBy(value: object, images: readonly ArchivedImage[]): string | undefined {
    const text = JSON.stringify(value)
    return images.find(({ name }) => !knows(name) && text.includes(MEDIA_PATH + name))?.name
  }

  return { knows, upload, readdress, lackedBy }
}

export type ImageImporter = ReturnType<typeof createImageImporter>

function typeOf(name: string): string {
  if (name.endsWith('.webp')) return 'image/webp'
  return name.endsWith('.png') ? 'image/png' : 'image/jpeg'
}
