import sitemap from '@astrojs/sitemap'
import type { AstroIntegration } from 'astro'
import { readLastChanges } from '#src/content/last-changes.ts'

/** URLs per sitemap file. Crawlers accept up to 50,000, but smaller files load faster. */
const SITEMAP_ENTRIES = 5000

/** Paths excluded from the sitemap. */
const UNLISTED = /^\/(admin|shells|404|aciu)(\/|$|\.html$)/

/** Reader of the pages' last changes, by path. */
export type ReadChanges = () => Promise<ReadonlyMap<string, Date>>

/** Writes `sitemap-index.xml` and its files: every public page, with its last change if known. */
export function siteMap(readChanges: ReadChanges = readLastChanges): AstroIntegration {
  let changes: ReturnType<ReadChanges> | undefined
  return sitemap({
    filter: (address) => !UNLISTED.test(new URL(address).pathname),
    entryLimit: SITEMAP_ENTRIES,
    serialize: async (item) => {
      changes ??= readChanges()
      const url = withoutExtension(item.url)
      const lastmod = (await changes).get(new URL(url).pathname)?.toISOString()
      return { ...item, url, ...(lastmod === undefined ? {} : { lastmod }) }
    },
  })
}

/** Returns the canonical address: `/blog` for `/blog.html`. */
function withoutExtension(address: string): string {
  return address.replace(/\.html$/, '').replace(/\/index$/, '')
}
