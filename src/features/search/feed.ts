import { withoutForbiddenCharacters } from '#src/core/characters.ts'
import { feedHtml } from '#src/features/articles/sent-html.ts'
import { itemPath } from './seo.ts'

/**
 * Maximum number of articles in the feed. Readers keep earlier ones. Each article adds about 6 KB to a file that they
 * fetch every hour.
 */
export const FEED_LENGTH = 50

export const FEED_PATH = '/rss.xml'

/** Article to put into the feed. */
interface FeedPost {
  slug: string
  title: string
  excerpt: string
  /** Content as Markdown. */
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
  /** Content as HTML. */
  content: string
}

/**
 * Converts the newest articles to feed items.
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
