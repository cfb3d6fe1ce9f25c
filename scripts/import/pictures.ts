import { createHash } from 'node:crypto'
import path from 'node:path'
import sharp from 'sharp'
import { slugify } from '#src/core/slugs.ts'
import {
  imageTypeOf,
  MAX_IMAGE_EDGE,
  MAX_SENT_BYTES,
  MEDIA_PATH,
} from '#src/features/images/images.ts'

/** Milliseconds that another site may take to deliver a picture. */
const TIMEOUT_MS = 30_000

/** Addresses of pictures by the names under which they are stored. */
export type Pictures = Map<string, string>

/**
 * Adds a picture of another site.
 * @param from address of the page that shows it.
 * @returns the path that stands for the picture until it is uploaded; null if its address is unusable.
 */
export function addPicture(pictures: Pictures, src: string, from: string): string | null {
  const url = URL.parse(src, from)
  if (url === null || !/^(?:https?|data):$/.test(url.protocol)) return null
  const digest = createHash('sha256').update(url.href).digest('hex').slice(0, 16)
  const file = url.protocol === 'data:' ? '' : slugify(path.parse(url.pathname).name, 60)
  const name = `${file || 'picture'}-${digest}.webp`
  pictures.set(name, url.href)
  return MEDIA_PATH + name
}

/** Replaces the addresses of images in Markdown. An image without a new address is removed. */
export function replaceImages(
  markdown: string,
  addressOf: (address: string) => string | null,
): string {
  return markdown.replaceAll(
    /(!\[(?:\\.|[^\]\\])*\]\()<?([^\s)>]+)>?((?:\s+"[^"]*")?\))/g,
    (_, start: string, address: string, end: string) => {
      const replaced = addressOf(address)
      return replaced === null ? '' : start + replaced + end
    },
  )
}

/** Fetches a picture. @returns null if it is not there. @throws if its server gives no answer. */
export async function fetchPicture(url: string): Promise<Uint8Array | null> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if ([400, 401, 403, 404, 410, 451].includes(response.status)) return null
  if (!response.ok) throw new Error(`it answers ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}

/** Returns a picture in a type and size that the site takes; null if it is no picture. */
export async function fitPicture(bytes: Uint8Array): Promise<Uint8Array | null> {
  if (imageTypeOf(bytes) !== null && bytes.byteLength <= MAX_SENT_BYTES) return bytes
  const edges = { width: MAX_IMAGE_EDGE, height: MAX_IMAGE_EDGE }
  try {
    return await sharp(bytes)
      .rotate()
      .resize({ ...edges, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 90 })
      .toBuffer()
  } catch {
    return null
  }
}
