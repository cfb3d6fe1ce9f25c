import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { currentSite } from './current-site.ts'
import { prepared } from './prepared.ts'
import { type Variant, variantPages } from './world.ts'

/**
 * Answers a page's requests with the files of a variant, a build with other settings. Calls of the API, and paths that
 * the variant has no file for, go to the running product.
 */
export async function serveVariant(page: Page, name: Variant): Promise<void> {
  const dist = variantPages(prepared(), name)
  await page.route(new RegExp(`^${currentSite().url}/`), (route) => {
    const { pathname } = new URL(route.request().url())
    const file = path.join(dist, fileName(pathname))
    return !pathname.startsWith('/api/') && existsSync(file)
      ? route.fulfill({ path: file })
      : route.fallback()
  })
}

/** Returns the name of the built file for a path of the site. */
function fileName(pathname: string): string {
  if (pathname === '/') return 'index.html'
  return path.extname(pathname) ? pathname : `${pathname}.html`
}

/** Reads a file of a variant as text. */
export function readVariant(name: Variant, file: string): Promise<string> {
  return readFile(path.join(variantPages(prepared(), name), file), 'utf8')
}
