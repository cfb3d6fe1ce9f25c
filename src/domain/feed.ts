import { withoutForbiddenCharacters } from './characters.ts'
import { itemPath } from './seo.ts'

/**
 * Articles in the feed. Readers look for what is new and keep what they have seen; with the full
 * text of every article the feed would grow by some 6 KB for each, to be fetched again every hour.
 */
export const FEED_LENGTH = 50

/** Where the feed is. */
export const FEED_PATH = '/rss.xml'

/** What the feed tells of an article. */
interface FeedPost {
  slug: string
  title: string
  excerpt: string
  /** HTML. */
  content: string
  category: string | null
  tags: readonly string[]
  createdAt: string
}

export interface FeedItem {
  title: string
  description: string
  link: string
  pubDate: Date
  categories: string[]
  content: string
}

/**
 * The newest articles as the feed carries them.
 * @param posts newest first.
 * @param origin without a closing slash.
 */
export function feedItems(posts: readonly FeedPost[], origin: string): FeedItem[] {
  return posts.slice(0, FEED_LENGTH).map((post) => ({
    title: withoutForbiddenCharacters(post.title),
    description: withoutForbiddenCharacters(post.excerpt),
    link: itemPath('post', post.slug),
    pubDate: new Date(post.createdAt),
    categories: [...(post.category === null ? [] : [post.category]), ...post.tags].map(
      withoutForbiddenCharacters,
    ),
    // A feed reader knows nothing of the address a path starts from, nor of the width of a text.
    content: withoutForbiddenCharacters(post.content)
      .replaceAll(/ (?:srcset|sizes)="[^"]*"/g, '')
      .replaceAll(/(href|src)="\/(?!\/)/g, `$1="${origin}/`),
  }))
}
