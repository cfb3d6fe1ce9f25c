import { readFileSync, writeFileSync } from 'node:fs'
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
      'astro:build:done': ({ dir, pages }) => {
        const built = (name: string) => fileURLToPath(new URL(name, dir))
        const build = JSON.parse(readFileSync(built('build.json'), 'utf8')) as {
          contentVersion: number
        }
        const lists = pages.filter(({ pathname }) => LISTS.test(pathname))
        for (const { pathname } of lists) {
          replaceOnce(built(`${pathname}.html`), CONTENT_VERSION_MARK, String(build.contentVersion))
        }
      },
    },
  }
}

/** Not as text: hundreds of pages would be decoded for a few bytes. */
function replaceOnce(path: string, mark: string, text: string): void {
  const file = readFileSync(path)
  const place = file.indexOf(mark)
  if (place === -1) return
  const parts = [file.subarray(0, place), Buffer.from(text), file.subarray(place + mark.length)]
  writeFileSync(path, Buffer.concat(parts))
}
