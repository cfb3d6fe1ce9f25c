import react from '@astrojs/react'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'astro/config'
import { panelScripts } from './src/site/integrations/panel-scripts.ts'
import { searchIndex } from './src/site/integrations/search-index.ts'
import { securityHeaders } from './src/site/integrations/security-headers.ts'
import { siteMap } from './src/site/integrations/site-map.ts'

const { SITE_OUT_DIR, SITE_CACHE_DIR, PUBLIC_SITE_URL, URL: NETLIFY_URL } = process.env

export default defineConfig({
  site: PUBLIC_SITE_URL || NETLIFY_URL || 'http://localhost:8888',
  output: 'static',
  outDir: SITE_OUT_DIR || './dist',
  ...(SITE_CACHE_DIR ? { cacheDir: SITE_CACHE_DIR } : {}),
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  integrations: [react(), panelScripts(), siteMap(), searchIndex(), securityHeaders()],
  vite: {
    plugins: [tailwindcss()],
    // Format of the script that `_item-state.ts` imports with `?worker&url`.
    worker: { format: 'es' },
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
      // Scripts stay separate files: the browser fetches them after the first paint and caches them for the next page.
      assetsInlineLimit: 0,
      modulePreload: false,
      // The oldest versions that support light-dark(), which the whole palette uses.
      cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5', 'ios17.5'],
    },
  },
})
