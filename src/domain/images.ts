/** Largest file that may be uploaded, in bytes (specification, section 5). */
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024

/** What may be uploaded (specification, section 5); some clients say `image/jpg`. */
export const IMAGE_TYPES = ['image/jpeg', 'image/jpg', 'image/png', 'image/webp'] as const

/** The type that the first twelve bytes of a file tell; null when it is none that may be uploaded. */
export function imageTypeOf(
  bytes: Uint8Array,
): Exclude<(typeof IMAGE_TYPES)[number], 'image/jpg'> | null {
  const start = String.fromCharCode(...bytes.subarray(0, 12))
  if (start.startsWith('\xFF\xD8\xFF')) return 'image/jpeg'
  if (start.startsWith('\x89PNG\r\n\x1A\n')) return 'image/png'
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return 'image/webp'
  return null
}

/** Longest edge of what is stored, in pixels. */
export const MAX_IMAGE_EDGE = 2400

/** Where stored images are served. */
export const MEDIA_PATH = '/media/'

/** Cache tag of the address of a stored image. */
export function mediaTag(name: string): string {
  return `media:${name}`
}

/** An id of 32 hexadecimal digits, the size, and the format that the bytes are in. */
export const MEDIA_NAME = /^([0-9a-f]{32})-([1-9]\d{0,4})x([1-9]\d{0,4})\.(webp|png)$/

/** Width and height in pixels. */
export interface ImageSize {
  width: number
  height: number
}

/** What the name of a stored image says. */
export interface MediaName extends ImageSize {
  id: string
  format: 'webp' | 'png'
}

/** The id of an upload as the names of images begin with it. */
export function mediaId(uploadId: string): string {
  return uploadId.replaceAll('-', '')
}

/** The name of a stored image: it carries the size, so that pages know it without asking. */
export function mediaName({ id, width, height, format }: MediaName): string {
  return `${mediaId(id)}-${width}x${height}.${format}`
}

/** Reads a name that `mediaName` has made; null for any other text. */
export function readMediaName(name: string): MediaName | null {
  const [, id, width, height, format] = MEDIA_NAME.exec(name) ?? []
  if (id === undefined || (format !== 'webp' && format !== 'png')) return null
  return { id, width: Number(width), height: Number(height), format }
}

/** The size with the same shape whose longest edge is at most `MAX_IMAGE_EDGE`. */
export function shrunkSize({ width, height }: ImageSize): ImageSize {
  const factor = Math.min(1, MAX_IMAGE_EDGE / Math.max(width, height))
  return {
    width: Math.max(1, Math.round(width * factor)),
    height: Math.max(1, Math.round(height * factor)),
  }
}
