import react from '@astrojs/react'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'astro/config'
import { buildCache } from './src/integrations/build-cache.ts'
import { contentVersion } from './src/integrations/content-version.ts'
import { shareImages } from './src/integrations/share-images.ts'
import { finishedPages } from './src/integrations/finished-pages.ts'
import { searchIndex } from './src/integrations/search-index.ts'
import { siteMap } from './src/integrations/site-map.ts'

const { SITE_OUT_DIR, SITE_CACHE_DIR, PUBLIC_SITE_URL, URL: NETLIFY_URL } = process.env

export default defineConfig({
  site: PUBLIC_SITE_URL || NETLIFY_URL || 'http://localhost:8888',
  output: 'static',
  outDir: SITE_OUT_DIR || './dist',
  ...(SITE_CACHE_DIR ? { cacheDir: SITE_CACHE_DIR } : {}),
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always', concurrency: 64 },
  devToolbar: { enabled: false },
  logger: { entrypoint: new URL('src/integrations/build-log.ts', import.meta.url) },
  experimental: { incrementalBuild: true },
  integrations: [
    react(),
    buildCache(),
    siteMap(),
    contentVersion(),
    finishedPages(),
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
              // Astro's own name for the script of a component tells three times that it is one.
              entryFileNames: ({ name }) => `_astro/${name.split('.astro_')[0]}.[hash].js`,
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
