/** Maximum size of an uploaded file, in bytes (specification, section 5). */
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024

/**
 * Maximum size of a file that the platform accepts in one request, in bytes. Browsers shrink larger files before
 * sending them.
 */
export const MAX_SENT_BYTES = 4_500_000

/** Accepted content types (specification, section 5); some clients send `image/jpg`. */
export const IMAGE_TYPES = ['image/jpeg', 'image/jpg', 'image/png', 'image/webp'] as const

/** Returns the content type of a file by its first twelve bytes; null for a type that is not accepted. */
export function imageTypeOf(
  bytes: Uint8Array,
): Exclude<(typeof IMAGE_TYPES)[number], 'image/jpg'> | null {
  const start = String.fromCharCode(...bytes.subarray(0, 12))
  if (start.startsWith('\xFF\xD8\xFF')) return 'image/jpeg'
  if (start.startsWith('\x89PNG\r\n\x1A\n')) return 'image/png'
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return 'image/webp'
  return null
}

/** Content types of iPhone photos, which some browsers can decode but the server cannot. */
export const HEIC_TYPES = ['image/heic', 'image/heif'] as const

/** Number of leading bytes that tell a file's type. */
export const TYPE_BYTES = 64

const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs']

/** Whether a file is a HEIC, by its first `TYPE_BYTES`. The first box of a HEIC lists its compatible brands. */
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

/** Returns the cache tag of a stored image. */
export function mediaTag(name: string): string {
  return `media:${name}`
}

/** File name of a stored image: an id of 32 hexadecimal digits, the size, and the format of the bytes. */
export const MEDIA_NAME = /^([0-9a-f]{32})-([1-9]\d{0,4})x([1-9]\d{0,4})\.(webp|png)$/

/** Width and height in pixels. */
export interface ImageSize {
  width: number
  height: number
}

/** Parts of a stored image's name. */
export interface MediaName extends ImageSize {
  id: string
  format: 'webp' | 'png'
}

/** Returns an upload id in the form that image names contain. */
export function mediaId(uploadId: string): string {
  return uploadId.replaceAll('-', '')
}

/** Returns the name of a stored image. The name contains the size, so that pages need no query for it. */
export function mediaName({ id, width, height, format }: MediaName): string {
  return `${mediaId(id)}-${width}x${height}.${format}`
}

/** Parses a name made by `mediaName`; null for any other text. */
export function readMediaName(name: string): MediaName | null {
  const [, id, width, height, format] = MEDIA_NAME.exec(name) ?? []
  if (id === undefined || (format !== 'webp' && format !== 'png')) return null
  return { id, width: Number(width), height: Number(height), format }
}

/** Scales a size down to at most `MAX_IMAGE_EDGE` on its longest edge, keeping the aspect ratio. */
export function shrunkSize({ width, height }: ImageSize): ImageSize {
  const factor = Math.min(1, MAX_IMAGE_EDGE / Math.max(width, height))
  return {
    width: Math.max(1, Math.round(width * factor)),
    height: Math.max(1, Math.round(height * factor)),
  }
}
