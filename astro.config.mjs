import react from '@astrojs/react'
import sitemap from '@astrojs/sitemap'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'astro/config'
import { buildCache } from './src/integrations/build-cache.ts'

const { SITE_OUT_DIR, SITE_CACHE_DIR, PUBLIC_SITE_URL, URL: NETLIFY_URL } = process.env

/** Addresses that search engines are not to be told of. */
const UNLISTED = /^\/(admin|shells|404)(\/|$|\.html$)/

/** `/blog.html` and `/blog` are one page; only the latter is its address. */
function withoutExtension(address) {
  return address.replace(/\.html$/, '').replace(/\/index$/, '')
}

export default defineConfig({
  site: PUBLIC_SITE_URL || NETLIFY_URL || 'http://localhost:8888',
  output: 'static',
  outDir: SITE_OUT_DIR || './dist',
  ...(SITE_CACHE_DIR ? { cacheDir: SITE_CACHE_DIR } : {}),
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always', concurrency: 4 },
  devToolbar: { enabled: false },
  experimental: { incrementalBuild: true },
  integrations: [
    react(),
    buildCache(),
    sitemap({
      filter: (address) => !UNLISTED.test(new URL(address).pathname),
      serialize: (item) => ({ ...item, url: withoutExtension(item.url) }),
    }),
  ],
  vite: { plugins: [tailwindcss()] },
})
