/** Articles that an article leads on to. */
export const RELATED_COUNT = 3

interface Comparable {
  category: string | null
  tags: readonly string[]
}

/** What follows an article: related ones, best first, and those before and after it in time. */
export interface ReadOn<Article> {
  related: readonly Article[]
  newer: Article | null
  older: Article | null
}

/**
 * For each article, newest first, what to read on: at most three related ones - the same category
 * first, then the most tags in common, then the nearest in time, the newer of two equally near.
 *
 * The nearest and not the newest, so that every article is linked from some others.
 */
export function readOn<Article extends Comparable>(
  articles: readonly Article[],
): ReadOn<Article>[] {
  return articles.map((article, index) => {
    const tags = new Set(article.tags)
    const others = articles.flatMap((other, position) => {
      if (position === index) return []
      const sameCategory = article.category !== null && other.category === article.category
      const sharedTags = new Set(other.tags.filter((tag) => tags.has(tag))).size
      return [{ other, sameCategory, sharedTags, distance: Math.abs(position - index) }]
    })
    const best = others.toSorted(
      (a, b) =>
        Number(b.sameCategory) - Number(a.sameCategory) ||
        b.sharedTags - a.sharedTags ||
        a.distance - b.distance,
    )
    return {
      related: best.slice(0, RELATED_COUNT).map(({ other }) => other),
      newer: articles[index - 1] ?? null,
      older: articles[index + 1] ?? null,
    }
  })
}
