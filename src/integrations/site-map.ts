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
  const { name, hooks } = sitemap({
    filter: (address) => !UNLISTED.test(new URL(address).pathname),
    entryLimit: SITEMAP_ENTRIES,
    serialize: (item) => {
      const url = withoutExtension(item.url)
      const lastmod = lastChange(url)
      return { ...item, url, ...(lastmod === undefined ? {} : { lastmod }) }
    },
  })
  return {
    name,
    hooks: {
      ...hooks,
      'astro:build:done': (build) => {
        const pages = build.pages.toSorted((a, b) => order(a.pathname, b.pathname))
        return hooks['astro:build:done']?.({ ...build, pages })
      },
    },
  }
}

/** The order of the sitemap, whose own sort takes long for thousands of pages, unless they stand in order. */
const order = new Intl.Collator('en', { numeric: true }).compare

/** `/blog.html` and `/blog` are one page; only the latter is its address. */
function withoutExtension(address: string): string {
  return address.replace(/\.html$/, '').replace(/\/index$/, '')
}
