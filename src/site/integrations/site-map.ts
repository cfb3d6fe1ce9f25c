import sitemap from '@astrojs/sitemap'
import type { AstroIntegration } from 'astro'
import { readLastChanges } from '#src/content/last-changes.ts'

/** Maximum number of URLs in a sitemap file. 50,000 are allowed, but smaller files load faster. */
const SITEMAP_ENTRIES = 5000

/** Paths that the sitemap leaves out. */
const UNLISTED = /^\/(admin|shells|404|aciu)(\/|$|\.html$)/

/** Reads the time of each page's last change, by path. */
export type ReadChanges = () => Promise<ReadonlyMap<string, Date>>

/** Writes `sitemap-index.xml` and its files with all public pages. Includes the time of the last change, if known. */
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

/** Returns the canonical URL of a file, for example `/blog` for `/blog.html`. */
function withoutExtension(address: string): string {
  return address.replace(/\.html$/, '').replace(/\/index$/, '')
}
