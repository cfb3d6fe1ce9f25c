import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { CONTENT_VERSION_MARK } from '#src/content/content-version.ts'

/** The pages that show a list: they ask the API whether it is newer than theirs. */
const LISTS = /^(?:testai|blog|blog\/tema\/.+|blog\/puslapis\/.+)$/

/** Writes into every list the content version that this build carries, as `build.json` tells it. */
export function contentVersion(): AstroIntegration {
  return {
    name: 'content-version',
    hooks: {
      'astro:build:done': async ({ dir, pages }) => {
        const built = (name: string) => fileURLToPath(new URL(name, dir))
        const build = JSON.parse(await readFile(built('build.json'), 'utf8')) as {
          contentVersion: number
        }
        const lists = pages.filter(({ pathname }) => LISTS.test(pathname))
        for (const { pathname } of lists) {
          const path = built(`${pathname}.html`)
          const html = await readFile(path, 'utf8')
          await writeFile(path, html.replace(CONTENT_VERSION_MARK, String(build.contentVersion)))
        }
      },
    },
  }
}
