import react from '@astrojs/react'
import sitemap from '@astrojs/sitemap'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'astro/config'
import { buildCache } from './src/integrations/build-cache.ts'
import { contentVersion } from './src/integrations/content-version.ts'
import { shareImages } from './src/integrations/share-images.ts'
import { publishedItems } from './src/content/published-items.ts'
import { itemPath } from './src/domain/seo.ts'
import { pageStyles } from './src/integrations/page-styles.ts'
import { searchIndex } from './src/integrations/search-index.ts'

const { SITE_OUT_DIR, SITE_CACHE_DIR, PUBLIC_SITE_URL, URL: NETLIFY_URL } = process.env

/** Addresses in one file of the sitemap; crawlers take up to 50,000, and the smaller load faster. */
const SITEMAP_ENTRIES = 5000

/** Addresses that search engines are not to be told of. */
const UNLISTED = /^\/(admin|shells|404)(\/|$|\.html$)/

/** `/blog.html` and `/blog` are one page; only the latter is its address. */
function withoutExtension(address) {
  return address.replace(/\.html$/, '').replace(/\/index$/, '')
}

/** When each article was last changed, by its path: asked for once all pages are known. */
let changes

function lastChange(address) {
  changes ??= new Map(
    publishedItems().posts.map(({ data }) => [itemPath('post', data.slug), data.updatedAt]),
  )
  return changes.get(new URL(address).pathname)
}

/** One entry of the sitemap. */
function sitemapEntry(item) {
  const url = withoutExtension(item.url)
  const lastmod = lastChange(url)
  return { ...item, url, ...(lastmod ? { lastmod } : {}) }
}

export default defineConfig({
  site: PUBLIC_SITE_URL || NETLIFY_URL || 'http://localhost:8888',
  output: 'static',
  outDir: SITE_OUT_DIR || './dist',
  ...(SITE_CACHE_DIR ? { cacheDir: SITE_CACHE_DIR } : {}),
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always', concurrency: 64 },
  devToolbar: { enabled: false },
  experimental: { incrementalBuild: true },
  integrations: [
    react(),
    buildCache(),
    sitemap({
      filter: (address) => !UNLISTED.test(new URL(address).pathname),
      entryLimit: SITEMAP_ENTRIES,
      serialize: sitemapEntry,
    }),
    contentVersion(),
    pageStyles(),
    shareImages(),
    searchIndex(),
  ],
  vite: {
    plugins: [tailwindcss()],
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }],
              },
            },
          },
        },
      },
    },
    build: {
      // Scripts as files of their own, fetched after the first paint and kept for the next page.
      assetsInlineLimit: 0,
      modulePreload: false,
      // What knows light-dark(), on which the whole palette stands.
      cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5', 'ios17.5'],
    },
  },
})
