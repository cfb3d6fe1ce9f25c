import rss from '@astrojs/rss'
import type { APIRoute } from 'astro'
import { FEED_PATH, feedItems } from '#src/features/search/feed.ts'
import { blogTexts } from '#src/features/articles/texts.ts'
import { publishedSources, siteState } from './_published.ts'
import { siteIdentity } from './_site-identity.ts'

/** Serves the feed of the newest articles with their full text. */
export const GET: APIRoute = async () => {
  const { origin } = siteIdentity()
  const { builtAt } = await siteState()
  return rss({
    title: blogTexts.feedTitle,
    description: blogTexts.description,
    site: origin,
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: [
      '<language>lt-LT</language>',
      `<atom:link href="${origin}${FEED_PATH}" rel="self" type="application/rss+xml"/>`,
      `<lastBuildDate>${new Date(builtAt).toUTCString()}</lastBuildDate>`,
    ].join(''),
    items: feedItems(await publishedSources(), origin),
  })
}
