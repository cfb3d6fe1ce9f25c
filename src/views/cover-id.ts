import { ARTICLE_CATEGORIES, slugify } from '#src/domain/articles.ts'

/** Begins the name of every placeholder cover; alone it is the one for articles of no category. */
export const COVER_ID = 'virselis'

const DRAWN = ARTICLE_CATEGORIES.map((category) => slugify(category))

/** Names the symbol that stands in for a missing image, by category. */
export function coverId(category: string | null): string {
  const slug = slugify(category ?? '')
  return DRAWN.includes(slug) ? `${COVER_ID}-${slug}` : COVER_ID
}
