import sitemap from '@astrojs/sitemap'
import type { AstroIntegration } from 'astro'
import { publishedItems } from '#src/content/published-items.ts'
import { itemPath } from '#src/domain/seo.ts'

/** Addresses in one file of the sitemap; crawlers take up to 50,000, and the smaller load faster. */
export const SITEMAP_ENTRIES = 5000

/** Addresses that search engines are not to be told of. */
const UNLISTED = /^\/(admin|shells|404)(\/|$|\.html$)/

/** Writes `sitemap-index.xml` and the files it names: every public page, articles with their last change. */
export function siteMap(): AstroIntegration {
  /** When each article was last changed, by its path: asked for once all pages are known. */
  let changes: ReadonlyMap<string, string> | undefined
  const lastChange = (address: string) => {
    changes ??= new Map(
      publishedItems().posts.map(({ data }) => [itemPath('post', data.slug), data.updatedAt]),
    )
    return changes.get(new URL(address).pathname)
  }
  return sitemap({
    filter: (address) => !UNLISTED.test(new URL(address).pathname),
    entryLimit: SITEMAP_ENTRIES,
    serialize: (item) => {
      const url = withoutExtension(item.url)
      const lastmod = lastChange(url)
      return { ...item, url, ...(lastmod === undefined ? {} : { lastmod }) }
    },
  })
}

/** `/blog.html` and `/blog` are one page; only the latter is its address. */
function withoutExtension(address: string): string {
  return address.replace(/\.html$/, '').replace(/\/index$/, '')
}
