import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rename } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { beforeAll, inject, vi } from 'vitest'
import { buildSite } from '../../scripts/runtime/site/build-site.ts'
import { productEnvironment } from '../product-environment.ts'
import { BUILD_PATIENCE } from './site.ts'
import { SHARE_IMAGES } from './start-site.ts'

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

/** A build for the tests of a file, made once for all files that name it. */
export function useVariantSite(name: keyof typeof VARIANTS): VariantSite {
  const folder = path.join(inject('variantsFolder'), name)
  const dist = path.join(folder, 'dist')

  beforeAll(async () => {
    // Files that run side by side may want it at once: the one that makes the folder builds.
    const isFirst = (await mkdir(folder, { recursive: true })) !== undefined
    if (!isFirst) {
      await vi.waitUntil(() => existsSync(dist), { timeout: BUILD_PATIENCE, interval: 100 })
      return
    }
    const building = path.join(folder, 'building')
    const cacheDir = path.join(folder, 'cache')
    // Drawing them takes longer than everything else.
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

/** The file that a path of the site stands for. */
function fileName(pathname: string): string {
  if (pathname === '/') return 'index.html'
  return path.extname(pathname) ? pathname : `${pathname}.html`
}
