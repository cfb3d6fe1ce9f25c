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
 * The nearest and not the newest: every article is linked from some others, and one that is
 * published changes only a few pages that already stand.
 */
export function readOn<Article extends Comparable>(
  articles: readonly Article[],
): ReadOn<Article>[] {
  const positions = positionsOfTags(articles)
  return articles.map((article, index) => ({
    related: relatedTo(articles, index, sharedTags(articles, article, positions)),
    newer: articles[index - 1] ?? null,
    older: articles[index + 1] ?? null,
  }))
}

function positionsOfTags(articles: readonly Comparable[]): Map<string, number[]> {
  const positions = new Map<string, number[]>()
  for (const [index, { tags }] of articles.entries()) {
    for (const tag of new Set(tags)) {
      const known = positions.get(tag)
      if (known) known.push(index)
      else positions.set(tag, [index])
    }
  }
  return positions
}

/** How many tags each article has in common with the given one. */
function sharedTags(
  articles: readonly Comparable[],
  { tags }: Comparable,
  positions: ReadonlyMap<string, readonly number[]>,
): Uint8Array {
  const counts = new Uint8Array(articles.length)
  for (const tag of new Set(tags)) {
    for (const index of positions.get(tag) ?? []) counts[index] = (counts[index] ?? 0) + 1
  }
  return counts
}

/** More than the tags that an article can have. */
const SAME_CATEGORY = 1000

function relatedTo<Article extends Comparable>(
  articles: readonly Article[],
  index: number,
  shared: Uint8Array,
): Article[] {
  const own = articles[index]
  const best: { article: Article; score: number }[] = []
  const consider = (position: number) => {
    const article = articles[position]
    if (!own || !article) return
    const sameCategory = own.category !== null && article.category === own.category
    const score = (sameCategory ? SAME_CATEGORY : 0) + (shared[position] ?? 0)
    if (best.length === RELATED_COUNT && score <= (best.at(-1)?.score ?? 0)) return
    const place = best.findIndex((other) => other.score < score)
    best.splice(place === -1 ? best.length : place, 0, { article, score })
    best.length = Math.min(best.length, RELATED_COUNT)
  }
  // Outward from the article: of two that are equally good, the nearer one comes first.
  const most = SAME_CATEGORY + (shared[index] ?? 0)
  for (let distance = 1; distance < articles.length; distance++) {
    if (best.length === RELATED_COUNT && best.at(-1)?.score === most) break
    consider(index - distance)
    consider(index + distance)
  }
  return best.map(({ article }) => article)
}
