import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { currentSite } from './current-site.ts'
import { prepared } from './prepared.ts'
import { type Variant, variantPages } from './world.ts'

/** Serves a page the files of a variant of the site. Calls of the API, and paths without a file, go to the world. */
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

/** Returns the file of a path of the site. */
function fileName(pathname: string): string {
  if (pathname === '/') return 'index.html'
  return path.extname(pathname) ? pathname : `${pathname}.html`
}

/** Reads a file of a variant as text. */
export function readVariant(name: Variant, file: string): Promise<string> {
  return readFile(path.join(variantPages(prepared(), name), file), 'utf8')
}
