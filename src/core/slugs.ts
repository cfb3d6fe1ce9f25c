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

/** Address of the page that says how accessible the site is. */
export const ACCESSIBILITY_SLUG = 'prieinamumas'
