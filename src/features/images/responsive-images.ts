import { type ImageSize, MEDIA_PATH, type MediaName, readMediaName } from './images.ts'
import { SHARE_IMAGE_SIZE } from './share-images.ts'

/** Image in several sizes from the image service. */
export interface ResponsiveImage extends ImageSize {
  /** Fallback `src`: the widest candidate. */
  src: string
  /** `srcset`, narrowest first. */
  srcSet: string
}

/** Covers are cropped to the aspect ratio of a share image. */
const COVER_SIZE: ImageSize = SHARE_IMAGE_SIZE

/** Candidate widths in pixels. The largest fills a text column or cover on a high-density screen. */
const WIDTHS = [480, 800, 1200] as const

/** Cropped sizes of portraits, with the candidate widths. */
const PORTRAITS = {
  small: { size: { width: 96, height: 96 }, widths: [48, 96, 144] },
  large: { size: { width: 800, height: 1000 }, widths: [400, 800] },
} as const

type CroppedImage = ResponsiveImage | (ImageSize & { src: string })

/** Returns the cover of an item, cropped to `COVER_SIZE`. */
export function coverImage(imageUrl: string): CroppedImage {
  return cropped(imageUrl, COVER_SIZE, WIDTHS)
}

/** Returns the photo of a person, cropped to a portrait. */
export function portraitImage(imageUrl: string, size: keyof typeof PORTRAITS): CroppedImage {
  return cropped(imageUrl, PORTRAITS[size].size, PORTRAITS[size].widths)
}

/**
 * Returns the addresses of an image at the image service. An uploaded image is cropped but never enlarged. Any other
 * file of this site is only resized. Drawings (SVG) and images of other sites keep their own address.
 */
function cropped(imageUrl: string, shape: ImageSize, widths: readonly number[]): CroppedImage {
  const isOfThisSite = imageUrl.startsWith('/') && !imageUrl.startsWith('//')
  if (!isOfThisSite || imageUrl.endsWith('.svg')) return { ...shape, src: imageUrl }
  const size = uploadedImage(imageUrl)
  if (size === null) return { ...shape, ...candidates(widths, (width) => resized(imageUrl, width)) }
  const heightOf = (width: number) => Math.round((width * shape.height) / shape.width)
  const widest = Math.min(size.width, Math.round((size.height * shape.width) / shape.height))
  return {
    ...shape,
    ...candidates(
      widthsUpTo(widest, widths),
      (width) => `${resized(imageUrl, width)}&h=${heightOf(width)}&fit=cover`,
    ),
  }
}

/**
 * Returns the path of a cover as a share image: a JPEG of `SHARE_IMAGE_SIZE`, cropped by the image service.
 * @returns null unless the cover is an uploaded image that is large enough.
 */
export function sharedCoverPath(imageUrl: string | null): string | null {
  const size = imageUrl === null ? null : uploadedImage(imageUrl)
  const { width, height } = SHARE_IMAGE_SIZE
  if (imageUrl === null || size === null || size.width < width || size.height < height) return null
  return `${resized(imageUrl, width)}&h=${height}&fit=cover&fm=jpg`
}

/** Returns the path of a file of this site as a WebP as wide as a share image. */
export function webpPath(path: string): string {
  return `${resized(path, SHARE_IMAGE_SIZE.width)}&fm=webp`
}

/** Width of the text column in an email, in pixels. */
export const MAIL_COLUMN_WIDTH = 512

/** Matches an address that this file makes for an uploaded image at the image service, cropped or not. */
const RESIZED =
  /^\/\.netlify\/images\?url=%2Fmedia%2F([\w.-]+)&w=([1-9]\d{0,4})(?:&h=([1-9]\d{0,4})&fit=cover)?(?:&fm=\w+)?$/

/**
 * Returns an uploaded image for an email, at most as wide as the email's column; null for any other image. The image is
 * a JPEG, or a PNG if it is stored as PNG, because Outlook shows no WebP.
 * @param imageUrl the image's own address, or its address at the image service.
 */
export function mailImage(imageUrl: string): (ImageSize & { src: string }) | null {
  const [, name, widest, cropped] = RESIZED.exec(imageUrl) ?? []
  const path = name === undefined ? imageUrl : MEDIA_PATH + name
  const image = uploadedImage(path)
  if (image === null) return null
  const shape =
    widest === undefined || cropped === undefined
      ? image
      : { width: Number(widest), height: Number(cropped) }
  const width = Math.min(image.width, Number(widest ?? image.width), MAIL_COLUMN_WIDTH)
  const height = Math.max(1, Math.round((shape.height * width) / shape.width))
  const crop = cropped === undefined ? '' : `&h=${height}&fit=cover`
  const format = image.format === 'png' ? 'png' : 'jpg'
  return { width, height, src: `${resized(path, width)}${crop}&fm=${format}` }
}

/** Returns an uploaded image uncropped, as in a text or on the page of its article; null for any other image. */
export function textImage(imageUrl: string): ResponsiveImage | null {
  const size = uploadedImage(imageUrl)
  if (size === null) return null
  const { width, height } = size
  return { width, height, ...candidates(widthsUpTo(width), (each) => resized(imageUrl, each)) }
}

function uploadedImage(imageUrl: string): MediaName | null {
  return imageUrl.startsWith(MEDIA_PATH) ? readMediaName(imageUrl.slice(MEDIA_PATH.length)) : null
}

/**
 * Returns the candidate widths below the image's own width. Adds the image's own width unless all candidates are below
 * it.
 */
function widthsUpTo(widest: number, widths: readonly number[] = WIDTHS): number[] {
  const narrower = widths.filter((width) => width < widest)
  return narrower.length === widths.length ? narrower : [...narrower, widest]
}

function resized(imageUrl: string, width: number): string {
  return `/.netlify/images?url=${encodeURIComponent(imageUrl)}&w=${width}`
}

function candidates(widths: readonly number[], address: (width: number) => string) {
  return {
    src: address(widths.at(-1) ?? 1),
    srcSet: widths.map((width) => `${address(width)} ${width}w`).join(', '),
  }
}
