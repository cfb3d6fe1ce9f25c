import { existsSync } from 'node:fs'
import { readFile, rename } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { beforeAll, inject } from 'vitest'
import { buildSite } from '../../scripts/runtime/site/build-site.ts'
import { productEnvironment } from '../product-environment.ts'

/** Google's measurement id of the variant that counts visits. */
export const MEASUREMENT_ID = 'G-TESTAS1234'

/** What the builds are made with that differ from the running site. */
const VARIANTS = {
  /** Visits are counted, and no package has a payment link. */
  'counted-unlinked': () => ({
    PUBLIC_ANALYTICS_ID: MEASUREMENT_ID,
    PAYMENT_LINK_WEEKLY: '',
    PAYMENT_LINK_MONTHLY: '',
    DATABASE_URL: inject('site').databaseUrl,
    PUBLIC_SITE_URL: inject('site').url,
  }),
  /** A preview that has no database: its lists are loaded by the browser. */
  'without-database': () => ({ SITE_WITHOUT_DATABASE: 'true', DATABASE_URL: '' }),
} as const

/** Another build of the site, shown at the addresses of the running one. */
export interface VariantSite {
  /** Answers a page's requests from the build; what it has no file for, the running site answers. */
  serve: (page: Page) => Promise<void>
  /** The text of a file of the build. */
  read: (name: string) => Promise<string>
}

/** A build for the tests of a file; files that name the same one share it. */
export function useVariantSite(name: keyof typeof VARIANTS): VariantSite {
  const folder = path.join(inject('variantsFolder'), name)
  const dist = path.join(folder, 'dist')

  beforeAll(async () => {
    if (existsSync(dist)) return
    const building = path.join(folder, 'building')
    await buildSite({
      outDir: building,
      cacheDir: path.join(folder, 'cache'),
      env: { ...productEnvironment(), ...VARIANTS[name]() },
      signal: AbortSignal.timeout(60_000),
    })
    await rename(building, dist)
  })

  return {
    async serve(page) {
      await page.route(new RegExp(`^${inject('site').url}/`), (route) => {
        const { pathname } = new URL(route.request().url())
        const file = path.join(dist, fileName(pathname))
        return !pathname.startsWith('/api/') && existsSync(file)
          ? route.fulfill({ path: file })
          : route.fallback()
      })
    },
    read: (file) => readFile(path.join(dist, file), 'utf8'),
  }
}

/** The file that a path of the site stands for. */
function fileName(pathname: string): string {
  if (pathname === '/') return 'index.html'
  return path.extname(pathname) ? pathname : `${pathname}.html`
}
