import type { PublicPost } from '#src/features/articles/contracts.ts'
import {
  articlesOfTopic,
  type ListPage,
  pagesOf,
  type Topic,
  topicsOf,
} from '#src/features/articles/article-lists.ts'
import { publishedPosts } from '../_published.ts'

/** One page of a list of articles. */
export interface ListPageProps {
  page: ListPage<PublicPost>
  /** Topic of the list; null for all articles. */
  topic: Topic | null
  topics: readonly Topic[]
}

/** Returns all pages of the list of all articles. */
export async function allListPages(): Promise<ListPageProps[]> {
  const posts = await publishedPosts()
  const topics = topicsOf(posts)
  return pagesOf(posts, null).map((page) => ({ page, topic: null, topics }))
}

/** Returns all pages of the list of each topic. */
export async function topicListPages(): Promise<(ListPageProps & { topic: Topic })[]> {
  const posts = await publishedPosts()
  const topics = topicsOf(posts)
  return topics.flatMap((topic) =>
    pagesOf(articlesOfTopic(posts, topic.slug), topic.slug).map((page) => ({
      page,
      topic,
      topics,
    })),
  )
}

/** Whether the path of a page contains the page number. */
export function isNumbered({ page }: ListPageProps): boolean {
  return page.place.page > 1
}
