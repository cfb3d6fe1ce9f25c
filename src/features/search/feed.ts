import { withoutForbiddenCharacters } from '#src/core/characters.ts'
import { feedHtml } from '#src/features/articles/sent-html.ts'
import { itemPath } from './seo.ts'

/**
 * Maximum number of articles in the feed. Feed readers keep earlier articles, so more are not needed, and each article
 * adds about 6 KB to a file that readers fetch every hour.
 */
export const FEED_LENGTH = 50

export const FEED_PATH = '/rss.xml'

/** An article in the feed. */
interface FeedPost {
  slug: string
  title: string
  excerpt: string
  /** Markdown. */
  source: string
  category: string | null
  tags: readonly string[]
  publishedAt: string
}

export interface FeedItem {
  title: string
  description: string
  link: string
  pubDate: Date
  categories: string[]
  /** HTML. */
  content: string
}

/**
 * Returns the feed of the newest articles.
 * @param posts newest first.
 * @param origin without a trailing slash.
 */
export function feedItems(posts: readonly FeedPost[], origin: string): FeedItem[] {
  return posts.slice(0, FEED_LENGTH).map((post) => ({
    title: withoutForbiddenCharacters(post.title),
    description: withoutForbiddenCharacters(post.excerpt),
    link: itemPath('post', post.slug),
    pubDate: new Date(post.publishedAt),
    categories: [...(post.category === null ? [] : [post.category]), ...post.tags].map(
      withoutForbiddenCharacters,
    ),
    content: withoutForbiddenCharacters(feedHtml(post.source, origin)),
  }))
}
