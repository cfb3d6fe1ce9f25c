import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rename } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { beforeAll, inject, vi } from 'vitest'
import { buildSite } from '../../scripts/runtime/site/build-site.ts'
import { productEnvironment } from '../product-environment.ts'
import { BUILD_PATIENCE } from './site.ts'
import { SHARE_IMAGES } from './start-site.ts'

/** Google's measurement id of the variant with analytics. */
export const MEASUREMENT_ID = 'G-TESTAS1234'

/** Settings of the builds that differ from the running site. */
const VARIANTS = {
  /** With analytics, and without payment links. */
  'counted-unlinked': () => ({
    PUBLIC_ANALYTICS_ID: MEASUREMENT_ID,
    PAYMENT_LINK_WEEKLY: '',
    PAYMENT_LINK_MONTHLY: '',
    DATABASE_URL: inject('site').databaseUrl,
    PUBLIC_SITE_URL: inject('site').url,
  }),
  /** A preview without a database: the browser loads its lists. */
  'without-database': () => ({ SITE_WITHOUT_DATABASE: 'true', DATABASE_URL: '' }),
} as const

/** Another build of the site, served at the addresses of the running one. */
export interface VariantSite {
  /** Serves a page's requests from the build, and those without a file from the running site. */
  serve: (page: Page) => Promise<void>
  /** The text of a file of the build. */
  read: (name: string) => Promise<string>
}

/** A build for the tests of a file, shared by all files that use the same variant. */
export function useVariantSite(name: keyof typeof VARIANTS): VariantSite {
  let dist = ''

  beforeAll(async () => {
    const folder = path.join(inject('variantsFolder'), name)
    dist = path.join(folder, 'dist')
    // Test files run in parallel: the one that creates the folder builds.
    const isFirst = (await mkdir(folder, { recursive: true })) !== undefined
    if (!isFirst) {
      await vi.waitUntil(() => existsSync(dist), { timeout: BUILD_PATIENCE, interval: 100 })
      return
    }
    const building = path.join(folder, 'building')
    const cacheDir = path.join(folder, 'cache')
    // Rendering them takes longer than everything else.
    await cp(path.join(inject('site').cacheDir, SHARE_IMAGES), path.join(cacheDir, SHARE_IMAGES), {
      recursive: true,
    })
    await buildSite({
      outDir: building,
      cacheDir,
      env: { ...productEnvironment(), ...VARIANTS[name]() },
      signal: AbortSignal.timeout(BUILD_PATIENCE),
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

/** The file of a path of the site. */
function fileName(pathname: string): string {
  if (pathname === '/') return 'index.html'
  return path.extname(pathname) ? pathname : `${pathname}.html`
}
