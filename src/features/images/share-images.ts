/** Size of every share image in pixels, as declared in the head (specification, section 2). */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const

/**
 * Version of the design. Increment it when the drawing, its fonts or a drawn cover changes, so that all images are
 * redrawn.
 */
const DESIGN_VERSION = 6

export const SHARE_IMAGE_FOLDER = '/dalijimuisi'

/** A drawn cover: an SVG file of this site. */
const DRAWN_COVER = /^\/covers\/[a-z0-9-]+\.svg$/

/** Content of a share image. */
export interface ShareImage {
  /** The academy's name. */
  brand: string
  /** The item's title; empty on the default image. */
  title: string
  /** An article's category, or the word for a quiz; may be empty. */
  label: string
  /** Path of an article's drawn cover or of the default image's picture; null without one. */
  cover: string | null
}

/** Returns everything that decides how an image looks, as one string. */
export function shareImageContent({ brand, title, label, cover }: ShareImage): string {
  return JSON.stringify([DESIGN_VERSION, brand, title, label, cover])
}

/**
 * Returns the path of an item's share image. The path contains a digest of the content, so that a file never changes
 * and a changed title gets a new URL.
 * @param path the item's own path, such as `/blog/straipsnis`.
 */
export function shareImagePath(path: string, image: ShareImage): string {
  return `${SHARE_IMAGE_FOLDER}${path}-${digest(shareImageContent(image))}.jpg`
}

/** Returns the path of the default image. */
export function defaultShareImagePath(brand: string): string {
  return shareImagePath('/akademija', defaultShareImage(brand))
}

/** Returns the content of an article's image. */
export function articleShareImage(
  {
    title,
    category,
    imageUrl,
  }: { title: string; category: string | null; imageUrl: string | null },
  brand: string,
): ShareImage {
  const cover = imageUrl !== null && DRAWN_COVER.test(imageUrl) ? imageUrl : null
  return { brand, title, label: category ?? '', cover }
}

/** Returns the content of a quiz's image. @param label the word for a quiz. */
export function quizShareImage(quiz: { title: string }, brand: string, label: string): ShareImage {
  return { brand, title: quiz.title, label, cover: null }
}

/** Returns the content of the default image: the academy's name beside the home page's picture. */
export function defaultShareImage(brand: string): ShareImage {
  return { brand, title: '', label: '', cover: '/pictures/home.svg' }
}

/**
 * Returns the FNV-1a hash of a text (32 bits, eight hexadecimal digits). Not tamper-proof: it only distinguishes the
 * few images of one item, and it runs without `node:crypto`.
 */
function digest(text: string): string {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}
