/** Size of every share image in pixels: what the head declares (specification, section 2). */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const

/** Raised with every change of the drawing, its fonts included: images are then drawn anew. */
const DESIGN_VERSION = 2

/** Where the site keeps them. */
export const SHARE_IMAGE_FOLDER = '/dalijimuisi'

/** All that a share image shows. */
export interface ShareImage {
  /** The academy's name. */
  brand: string
  /** The item's title; empty on the image of pages that have none of their own. */
  title: string
  /** An article's category, or what says that the item is a test; may be empty. */
  label: string
}

/** All that decides how an image looks, as one string. */
export function shareImageContent({ brand, title, label }: ShareImage): string {
  return JSON.stringify([DESIGN_VERSION, brand, title, label])
}

/**
 * Address of an item's share image. It holds a digest of what is drawn, so that the file may be kept
 * for ever and a changed title gets a new address. Pages, build and live pages agree by calling this.
 * @param path the item's own address, as `/blog/straipsnis`.
 */
export function shareImagePath(path: string, image: ShareImage): string {
  return `${SHARE_IMAGE_FOLDER}${path}-${digest(shareImageContent(image))}.jpg`
}

/** Address of the image of every page without one of its own. */
export function defaultShareImagePath(brand: string): string {
  return shareImagePath('/akademija', defaultShareImage(brand))
}

/** What the image of an article shows. */
export function articleShareImage(
  article: { title: string; category: string | null },
  brand: string,
): ShareImage {
  return { brand, title: article.title, label: article.category ?? '' }
}

/** What the image of a quiz shows. @param label the word for a test. */
export function quizShareImage(quiz: { title: string }, brand: string, label: string): ShareImage {
  return { brand, title: quiz.title, label }
}

/** What the default image shows: the academy's name alone. */
export function defaultShareImage(brand: string): ShareImage {
  return { brand, title: '', label: '' }
}

/**
 * Eight hexadecimal digits of a text (FNV-1a, 32 bits). Not against forgery: it tells apart the few
 * images that one address has had, and runs where `node:crypto` is not.
 */
function digest(text: string): string {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}
