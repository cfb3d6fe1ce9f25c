import sitemap from '@astrojs/sitemap'
import type { AstroIntegration } from 'astro'
import { articleChanges } from '#src/content/article-changes.ts'
import { itemPath } from '#src/domain/seo.ts'

/** URLs per sitemap file; crawlers accept up to 50,000, and smaller files load faster. */
const SITEMAP_ENTRIES = 5000

/** Paths excluded from the sitemap. */
const UNLISTED = /^\/(admin|shells|404|aciu)(\/|$|\.html$)/

/** Last modification of each article, by slug. */
export type ReadChanges = () => Promise<ReadonlyMap<string, Date>>

/** `sitemap-index.xml` and the files it names: every public page, articles with their last change. */
export function siteMap(readChanges: ReadChanges = articleChanges): AstroIntegration {
  let changes: Promise<ReadonlyMap<string, string>> | undefined
  return sitemap({
    filter: (address) => !UNLISTED.test(new URL(address).pathname),
    entryLimit: SITEMAP_ENTRIES,
    serialize: async (item) => {
      changes ??= readChanges().then(
        (read) =>
          new Map(Array.from(read, ([slug, day]) => [itemPath('post', slug), day.toISOString()])),
      )
      const url = withoutExtension(item.url)
      const lastmod = (await changes).get(new URL(url).pathname)
      return { ...item, url, ...(lastmod === undefined ? {} : { lastmod }) }
    },
  })
}

/** `/blog.html` and `/blog` are the same page; the latter is canonical. */
function withoutExtension(address: string): string {
  return address.replace(/\.html$/, '').replace(/\/index$/, '')
}
