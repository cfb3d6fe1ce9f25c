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
  const byTag = positionsBy(articles, ({ tags }) => tags)
  const byCategory = positionsBy(articles, ({ category }) => (category === null ? [] : [category]))
  const placeInCategory = [...byCategory.values()].reduce((places, positions) => {
    for (const [place, position] of positions.entries()) places[position] = place
    return places
  }, new Uint32Array(articles.length))
  const all = articles.map((_, position) => position)
  const shared = new Uint8Array(articles.length)

  return articles.map((article, index) => {
    const alike = countSharedTags(article, byTag, shared)
    const sameCategory = byCategory.get(article.category ?? '') ?? []
    // Whoever is not among these has three others before it that are as much alike and nearer.
    const near = [...around(sameCategory, placeInCategory[index] ?? 0), ...around(all, index)]
    const candidates = [...alike, ...new Set(near.filter((position) => shared[position] === 0))]
    const related = bestOf(articles, index, { candidates, shared })
    for (const position of alike) shared[position] = 0
    return { related, newer: articles[index - 1] ?? null, older: articles[index + 1] ?? null }
  })
}

/** The positions of articles, in order, by each of their words. */
function positionsBy<Article extends Comparable>(
  articles: readonly Article[],
  wordsOf: (article: Article) => readonly string[],
): Map<string, number[]> {
  const positions = new Map<string, number[]>()
  for (const [position, article] of articles.entries()) {
    for (const word of new Set(wordsOf(article))) {
      const known = positions.get(word)
      if (known) known.push(position)
      else positions.set(word, [position])
    }
  }
  return positions
}

/** As many on either side of a place as could be related, with the one at the place itself. */
function around(positions: readonly number[], place: number): readonly number[] {
  return positions.slice(Math.max(0, place - RELATED_COUNT), place + RELATED_COUNT + 1)
}

/**
 * Counts the tags that others have in common with an article.
 * @param shared zeros by position, to be counted up
 * @returns the positions of those that have any, the article's own among them
 */
function countSharedTags(
  { tags }: Comparable,
  byTag: ReadonlyMap<string, readonly number[]>,
  shared: Uint8Array,
): number[] {
  const alike: number[] = []
  for (const tag of new Set(tags)) {
    for (const position of byTag.get(tag) ?? []) {
      const count = shared[position] ?? 0
      if (count === 0) alike.push(position)
      shared[position] = count + 1
    }
  }
  return alike
}

/** More than the tags that an article can have. */
const SAME_CATEGORY = 1000

function bestOf<Article extends Comparable>(
  articles: readonly Article[],
  index: number,
  { candidates, shared }: { candidates: readonly number[]; shared: Uint8Array },
): Article[] {
  const category = articles[index]?.category ?? null
  const best: { position: number; score: number; distance: number }[] = []
  for (const position of candidates) {
    if (position === index) continue
    const sameCategory = category !== null && articles[position]?.category === category
    const score = (sameCategory ? SAME_CATEGORY : 0) + (shared[position] ?? 0)
    if (best.length === RELATED_COUNT && score < (best.at(-1)?.score ?? 0)) continue
    const distance = Math.abs(position - index)
    const place = best.findIndex(
      (other) =>
        score > other.score ||
        (score === other.score &&
          (distance < other.distance ||
            (distance === other.distance && position < other.position))),
    )
    if (place === -1 && best.length === RELATED_COUNT) continue
    best.splice(place === -1 ? best.length : place, 0, { position, score, distance })
    best.length = Math.min(best.length, RELATED_COUNT)
  }
  return best.flatMap(({ position }) => articles[position] ?? [])
}
