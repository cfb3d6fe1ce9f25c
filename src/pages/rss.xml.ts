import rss from '@astrojs/rss'
import type { APIRoute } from 'astro'
import { feedItems } from '#src/domain/feed.ts'
import { blogTexts } from '#src/texts/blog.ts'
import { publishedPosts } from './_published.ts'
import { siteIdentity } from './_site-identity.ts'

/** The newest articles with their full text. */
export const GET: APIRoute = async () => {
  const { origin } = siteIdentity()
  return rss({
    title: blogTexts.feedTitle,
    description: blogTexts.description,
    site: origin,
    trailingSlash: false,
    customData: '<language>lt-LT</language>',
    items: feedItems(await publishedPosts(), origin),
  })
}
