import { type ImageSize, MEDIA_PATH, readMediaName } from './images.ts'
import { SHARE_IMAGE_SIZE } from './share-images.ts'

/** An image offered in several sizes, made by the image service. */
export interface ResponsiveImage extends ImageSize {
  /** Fallback `src`: the widest. */
  src: string
  /** `srcset`, narrowest first. */
  srcSet: string
}

/** Covers are cropped to the aspect ratio of a share image. */
const COVER_SIZE: ImageSize = SHARE_IMAGE_SIZE

/** Offered widths in pixels: the largest fills a text column or cover on a high-density screen. */
const WIDTHS = [480, 800, 1200] as const

/**
 * A cover: an uploaded image is cropped and never enlarged, any other file of this site is offered uncropped,
 * but a drawn one (SVG) and an image of another site only as they are.
 */
export function coverImage(imageUrl: string): ResponsiveImage | (ImageSize & { src: string }) {
  const isOfThisSite = imageUrl.startsWith('/') && !imageUrl.startsWith('//')
  if (!isOfThisSite || imageUrl.endsWith('.svg')) return { ...COVER_SIZE, src: imageUrl }
  const size = uploadedSize(imageUrl)
  if (size === null)
    return { ...COVER_SIZE, ...candidates(WIDTHS, (width) => resized(imageUrl, width)) }
  const heightOf = (width: number) => Math.round((width * COVER_SIZE.height) / COVER_SIZE.width)
  const widest = Math.min(
    size.width,
    Math.round((size.height * COVER_SIZE.width) / COVER_SIZE.height),
  )
  return {
    ...COVER_SIZE,
    ...candidates(
      widthsUpTo(widest),
      (width) => `${resized(imageUrl, width)}&h=${heightOf(width)}&fit=cover`,
    ),
  }
}

/**
 * Path of a cover as a share image: a JPEG of exactly that size, cropped by the image service.
 * @returns null unless it is an uploaded image that need not be enlarged.
 */
export function sharedCoverPath(imageUrl: string | null): string | null {
  const size = imageUrl === null ? null : uploadedSize(imageUrl)
  const { width, height } = SHARE_IMAGE_SIZE
  if (imageUrl === null || size === null || size.width < width || size.height < height) return null
  return `${resized(imageUrl, width)}&h=${height}&fit=cover&fm=jpg`
}

/** An uploaded image inside a text, uncropped; null for any other image. */
export function textImage(imageUrl: string): ResponsiveImage | null {
  const size = uploadedSize(imageUrl)
  if (size === null) return null
  const { width, height } = size
  return { width, height, ...candidates(widthsUpTo(width), (each) => resized(imageUrl, each)) }
}

function uploadedSize(imageUrl: string): ImageSize | null {
  return imageUrl.startsWith(MEDIA_PATH) ? readMediaName(imageUrl.slice(MEDIA_PATH.length)) : null
}

/** The usual widths up to the image's own, plus that when it is below the widest of them. */
function widthsUpTo(widest: number): number[] {
  const narrower = WIDTHS.filter((width) => width < widest)
  return narrower.length === WIDTHS.length ? narrower : [...narrower, widest]
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
