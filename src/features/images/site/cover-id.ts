import { ARTICLE_CATEGORIES } from '#src/features/articles/articles.ts'
import { slugify } from '#src/core/slugs.ts'

/** Id prefix of placeholder covers; alone it is the id of the default one. */
export const COVER_ID = 'virselis'

const DRAWN = ARTICLE_CATEGORIES.map((category) => slugify(category))

/** Id of a category's placeholder cover. */
export function coverId(category: string | null): string {
  const slug = slugify(category ?? '')
  return DRAWN.includes(slug) ? `${COVER_ID}-${slug}` : COVER_ID
}
