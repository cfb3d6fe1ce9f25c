import { mkdirSync, readdirSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { close } from 'pagefind'
import { publishedItems, textsSettled } from '#src/content/published-items.ts'
import {
  SEARCH_INDEX_FOLDER,
  SEARCH_INDEXES_PATH,
  type SearchIndexes,
} from '#src/contracts/search-indexes.ts'
import { placeFile } from './place-file.ts'
import { prepareSearch } from './prepare-search.ts'

/**
 * The search over all articles: their indexes are made while the pages are rendered, by Pagefind in
 * a process of its own, and then put beside the pages.
 */
export function searchIndex(): AstroIntegration {
  let folder = ''
  let prepared: Promise<SearchIndexes> | undefined

  return {
    name: 'search-index',
    hooks: {
      'astro:config:done': ({ config }) => {
        folder = path.join(fileURLToPath(config.cacheDir), 'search')
      },
      'astro:build:start': () => {
        prepared = textsSettled()
          .then(() => prepareSearch({ articles: publishedItems().posts, folder }))
          .finally(close)
        // A failure is told once the pages are done.
        prepared.catch(() => undefined)
      },
      'astro:build:done': async ({ dir }) => {
        if (prepared) await placeIndexes(await prepared, folder, fileURLToPath(dir))
      },
    },
  }
}

/** Puts prepared indexes into a built site. */
export async function placeIndexes(
  indexes: SearchIndexes,
  folder: string,
  site: string,
): Promise<void> {
  const target = path.join(site, SEARCH_INDEX_FOLDER)
  await mkdir(target, { recursive: true })
  for (const name of [indexes.base, indexes.recent]) {
    if (name !== null) placeFolder(path.join(folder, name), path.join(target, name))
  }
  await writeFile(path.join(site, SEARCH_INDEXES_PATH), JSON.stringify(indexes))
}

function placeFolder(from: string, to: string): void {
  mkdirSync(to)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)]
    if (entry.isDirectory()) placeFolder(source, target)
    else placeFile(source, target)
  }
}
