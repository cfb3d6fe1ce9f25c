import { type ImageSize, MEDIA_PATH, readMediaName } from './images.ts'

/** An image offered to browsers in several sizes, which the image service makes of it. */
export interface ResponsiveImage extends ImageSize {
  /** For browsers that do not choose: the widest. */
  src: string
  /** Candidates by width, narrowest first. */
  srcSet: string
}

/** Covers are cut to the shape of a sharing image. */
const COVER_SIZE: ImageSize = { width: 1200, height: 630 }

/** Pixels offered to the browser: the widest is as wide as a text or a cover on a dense screen. */
const WIDTHS = [480, 800, 1200] as const

/**
 * A cover: an uploaded image is cut to shape and never enlarged, any other file of this site is
 * offered as it is, an image of another site in no other size than its own.
 */
export function coverImage(imageUrl: string): ResponsiveImage | (ImageSize & { src: string }) {
  if (!imageUrl.startsWith('/') || imageUrl.startsWith('//'))
    return { ...COVER_SIZE, src: imageUrl }
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

/** An uploaded image inside a text, in its own shape; null for any other image. */
export function textImage(imageUrl: string): ResponsiveImage | null {
  const size = uploadedSize(imageUrl)
  if (size === null) return null
  const { width, height } = size
  return { width, height, ...candidates(widthsUpTo(width), (each) => resized(imageUrl, each)) }
}

function uploadedSize(imageUrl: string): ImageSize | null {
  return imageUrl.startsWith(MEDIA_PATH) ? readMediaName(imageUrl.slice(MEDIA_PATH.length)) : null
}

/** The usual widths that an image has, and its own when that is less than the widest of them. */
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
