import { listPath, topicsOf, topicSlug } from '#src/features/articles/article-lists.ts'
import { itemPath } from '#src/features/search/seo.ts'
import { TROUBLE_NAMES, type TroublePaths, TROUBLES } from '#src/features/settings/troubles.ts'
import { troubleTexts } from '#src/features/settings/trouble-texts.ts'

interface Published {
  posts: readonly { slug: string; category: string | null }[]
  quizzes: readonly { slug: string }[]
}

/**
 * Returns where each trouble leads: to the chosen article or quiz, or if it is not published, to its topic; if that has
 * no articles either, to all articles.
 */
export function troubleLinks(
  paths: TroublePaths,
  { posts, quizzes }: Published,
): readonly { name: string; href: string }[] {
  const published = new Set([
    ...posts.map(({ slug }) => itemPath('post', slug)),
    ...quizzes.map(({ slug }) => itemPath('quiz', slug)),
  ])
  const topics = topicsOf(posts).map(({ slug }) => slug)
  return TROUBLE_NAMES.map((trouble) => {
    const chosen = paths[trouble]
    const topic = topicSlug(TROUBLES[trouble])
    const instead = listPath(topic !== null && topics.includes(topic) ? topic : null, 1)
    return {
      name: troubleTexts.names[trouble],
      href: chosen !== undefined && published.has(chosen) ? chosen : instead,
    }
  })
}
