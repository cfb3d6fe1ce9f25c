import type { RequestFailure } from '#src/client/request.ts'
import type { SendFile } from '#src/client/send-file.ts'
import type { MediaList } from '#src/contracts/images.ts'
import * as routes from '#src/contracts/routes.ts'
import { MEDIA_PATH } from '#src/domain/images.ts'
import type { Session } from '../frame/session.ts'
import type { ArchivedImage } from './archive.ts'

type Uploaded =
  { ok: true; outcome: 'created' | 'unchanged' } | { ok: false; failure: RequestFailure }

/**
 * Uploads images of an archive. An image gets a new name, and is recognised by its original name when it
 * is imported again.
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

  /** Whether an image of an archive is stored already. */
  const knows = (name: string) => names.has(name) || addresses.has(name)

  async function upload(
    { name, bytes, generated }: ArchivedImage,
    signal: AbortSignal,
  ): Promise<Uploaded> {
    if (knows(name)) return { ok: true, outcome: 'unchanged' }
    const link = await session.call(routes.createUpload, {
      body: { name, generated },
      signal,
    })
    if (!link.ok) return link
    const { uploadURL } = link.data
    const file = new Blob([bytes.slice()], { type: typeOf(name) })
    const sent = await send(uploadURL, file, { signal, onProgress: () => undefined })
    if (!sent.ok) return sent
    const image = await session.call(routes.attachImage, {
      body: { imageURL: uploadURL },
      signal,
    })
    if (!image.ok) return image
    addresses.set(name, image.data.imageUrl)
    return { ok: true, outcome: 'created' }
  }

  /** Replaces the addresses of an archive's images by those that they have here. */
  function readdress<Value>(value: Value, images: readonly ArchivedImage[]): Value {
    let text = JSON.stringify(value)
    for (const { name } of images) {
      const address = names.has(name) ? undefined : addresses.get(name)
      if (address !== undefined) text = text.replaceAll(MEDIA_PATH + name, address)
    }
    return JSON.parse(text) as Value
  }

  return { knows, upload, readdress }
}

export type ImageImporter = ReturnType<typeof createImageImporter>

function typeOf(name: string): string {
  if (name.endsWith('.webp')) return 'image/webp'
  return name.endsWith('.png') ? 'image/png' : 'image/jpeg'
}
