/** Maximum size of an uploaded file, in bytes (specification, section 5). */
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024

/** The platform takes no longer file at once, in bytes: a larger one is made smaller before it is sent. */
export const MAX_SENT_BYTES = 4_500_000

/** Accepted content types (specification, section 5); some clients send `image/jpg`. */
export const IMAGE_TYPES = ['image/jpeg', 'image/jpg', 'image/png', 'image/webp'] as const

/** The content type by the first twelve bytes of a file; null when not accepted. */
export function imageTypeOf(
  bytes: Uint8Array,
): Exclude<(typeof IMAGE_TYPES)[number], 'image/jpg'> | null {
  const start = String.fromCharCode(...bytes.subarray(0, 12))
  if (start.startsWith('\xFF\xD8\xFF')) return 'image/jpeg'
  if (start.startsWith('\x89PNG\r\n\x1A\n')) return 'image/png'
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return 'image/webp'
  return null
}

/** Content types of iPhones' photos, which some browsers can decode and no server of ours. */
export const HEIC_TYPES = ['image/heic', 'image/heif'] as const

/** Beginning of a file that tells its type, in bytes. */
export const TYPE_BYTES = 64

const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs']

/** Whether the first `TYPE_BYTES` of a file are those of a HEIC: its first box lists what it is compatible with. */
export function isHeic(bytes: Uint8Array): boolean {
  const start = String.fromCharCode(...bytes.subarray(0, TYPE_BYTES))
  if (start.slice(4, 8) !== 'ftyp') return false
  const brands = start.slice(8, start.charCodeAt(3)).match(/[^]{4}/g) ?? []
  return brands.some((brand) => HEIC_BRANDS.includes(brand))
}

/** Longest edge of a stored image, in pixels. */
export const MAX_IMAGE_EDGE = 2400

/** Path under which stored images are served. */
export const MEDIA_PATH = '/media/'

/** Cache tag of a stored image. */
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

/** What a stored image's name encodes. */
export interface MediaName extends ImageSize {
  id: string
  format: 'webp' | 'png'
}

/** The upload id as it appears in image names. */
export function mediaId(uploadId: string): string {
  return uploadId.replaceAll('-', '')
}

/** The name of a stored image; it encodes the size, so that pages need no look-up. */
export function mediaName({ id, width, height, format }: MediaName): string {
  return `${mediaId(id)}-${width}x${height}.${format}`
}

/** Parses a name made by `mediaName`; null for any other text. */
export function readMediaName(name: string): MediaName | null {
  const [, id, width, height, format] = MEDIA_NAME.exec(name) ?? []
  if (id === undefined || (format !== 'webp' && format !== 'png')) return null
  return { id, width: Number(width), height: Number(height), format }
}

/** The size scaled down, keeping the aspect ratio, to at most `MAX_IMAGE_EDGE` on its longest edge. */
export function shrunkSize({ width, height }: ImageSize): ImageSize {
  const factor = Math.min(1, MAX_IMAGE_EDGE / Math.max(width, height))
  return {
    width: Math.max(1, Math.round(width * factor)),
    height: Math.max(1, Math.round(height * factor)),
  }
}
