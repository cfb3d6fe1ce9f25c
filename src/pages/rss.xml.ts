import rss from '@astrojs/rss'
import type { APIRoute } from 'astro'
import { itemPath } from '#src/domain/seo.ts'
import { blogTexts } from '#src/texts/blog.ts'
import { publishedPosts } from './_published.ts'
import { siteIdentity } from './_site-identity.ts'

/**
 * Articles in the feed. Readers look for what is new and keep what they have seen; with the full
 * text of every article the feed would grow by some 6 KB for each, to be fetched again every hour.
 */
const FEED_LENGTH = 50

/** The newest articles with their full text. */
export const GET: APIRoute = async () => {
  const { origin } = siteIdentity()
  const posts = (await publishedPosts()).slice(0, FEED_LENGTH)
  return rss({
    title: blogTexts.feedTitle,
    description: blogTexts.description,
    site: origin,
    trailingSlash: false,
    customData: '<language>lt-LT</language>',
    items: posts.map((post) => ({
      title: post.title,
      description: post.excerpt,
      link: itemPath('post', post.slug),
      pubDate: new Date(post.createdAt),
      categories: [...(post.category === null ? [] : [post.category]), ...post.tags],
      // A feed reader knows nothing of the address a path starts from, nor of the width of a text.
      content: post.content
        .replaceAll(/ (?:srcset|sizes)="[^"]*"/g, '')
        .replaceAll(/(href|src)="\/(?!\/)/g, `$1="${origin}/`),
    })),
  })
}
