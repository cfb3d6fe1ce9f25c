import { topicSlug } from './article-lists.ts'

/** Maximum number of related articles. */
export const RELATED_COUNT = 3

interface Comparable {
  category: string | null
  tags: readonly string[]
}

/** Articles to read next. `related`: best match first; `newer` and `older`: neighbours in time. */
export interface ReadOn<Article> {
  related: readonly Article[]
  newer: Article | null
  older: Article | null
}

/**
 * Returns up to `RELATED_COUNT` related articles and the neighbours in time for each article. Articles of the same
 * category are related most, then those with the most common tags, then those nearest in the list. On a tie the newer
 * article comes first. If the newest came first instead, old articles would hardly be linked. The neighbours in time are
 * never among the related articles, so that no article is linked twice.
 * @param articles newest first.
 */
export function readOn<Article extends Comparable>(
  articles: readonly Article[],
): ReadOn<Article>[] {
  return articles.map((article, index) => {
    const tags = new Set(article.tags)
    const others = articles.flatMap((other, position) => {
      if (Math.abs(position - index) <= 1) return []
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

/** A quiz offered in an article. */
export interface OfferedQuiz {
  slug: string
  title: string
  questionCount: number
}

/**
 * Returns the quiz of an article's topic; null if there is none. Spellings of a topic with the same slug count as the
 * same topic.
 */
export function quizOfTopic<Quiz>(
  quizzes: Readonly<Record<string, Quiz>>,
  category: string | null,
): Quiz | null {
  const topic = topicSlug(category)
  const found = Object.entries(quizzes).find(([name]) => topicSlug(name) === topic)
  return found?.[1] ?? null
}

/**
 * Maps each topic to its quiz. Leaves out topics whose quiz is not published.
 * @param ties slug of the quiz for each topic.
 */
export function offeredQuizzes(
  ties: Readonly<Record<string, string>>,
  published: readonly OfferedQuiz[],
): Record<string, OfferedQuiz> {
  return Object.fromEntries(
    Object.entries(ties).flatMap(([topic, slug]) => {
      const quiz = published.find((each) => each.slug === slug)
      if (quiz === undefined) return []
      const { title, questionCount } = quiz
      return [[topic, { slug, title, questionCount }]]
    }),
  )
}
