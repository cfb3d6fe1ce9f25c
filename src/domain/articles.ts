/** Article categories the form offers, in its order (specification, section 5). */
export const ARTICLE_CATEGORIES = [
  'Bendravimas',
  'Pasitikėjimas',
  'Intymumas',
  'Konfliktai',
  'Santykių patarimai',
] as const
export type ArticleCategory = (typeof ARTICLE_CATEGORIES)[number]

/** A post is an article or a static page (specification, section 3). */
export const POST_TYPES = ['post', 'page'] as const
export type PostType = (typeof POST_TYPES)[number]

/** Default reading time of a new post in minutes (specification, section 9). */
export const DEFAULT_READING_TIME = 5

/** Tags shown on a blog card (specification, section 9). */
export const CARD_TAG_COUNT = 3

export const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/**
 * Derives a slug: lower-case ASCII and hyphens, Lithuanian letters mapped (ą->a, č->c, ž->z).
 * @returns the slug, cut at a hyphen to at most `maxLength` characters; '' when nothing is left.
 */
export function slugify(title: string, maxLength = 100): string {
  const slug = title
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
  if (slug.length <= maxLength) return slug
  const cut = slug.slice(0, maxLength + 1)
  const end = cut.lastIndexOf('-')
  return end > 0 ? cut.slice(0, end) : slug.slice(0, maxLength)
}
