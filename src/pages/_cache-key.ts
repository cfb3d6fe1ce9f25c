import { hash } from 'node:crypto'
import { clientFiles } from '#src/content/client-files.ts'
import { siteEnvironment } from '#src/content/site-environment.ts'

/**
 * What the page of one item is kept by between builds, for `cacheKey` in `getStaticPaths`: Astro
 * puts the earlier build's file out again when the key and the code of the page are the same.
 *
 * The key covers the environment (links, origin, analytics), the names of the scripts that pages
 * point to, the code that works on finished pages, and the calendar year. Everything else that the page shows has to be among `parts`: the
 * digest of its own item, and of each other item whatever the page says about it.
 * @param parts JSON values; their order counts
 * @returns undefined when the page is not to be kept, as in development
 */
export function pageCacheKey(...parts: readonly unknown[]): string | undefined {
  const files = clientFiles()
  if (files === undefined) return undefined
  surroundings ??= hash(
    'sha256',
    JSON.stringify([files, output, environmentOfPages(), yearInLithuania()]),
  )
  return hash('sha256', surroundings + JSON.stringify(parts))
}

/** What changes pages after they are rendered: Astro takes no notice of this code. */
const output = import.meta.glob<string>(['../output/*.ts', '!**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The digest of what is the same for all pages of a build. */
let surroundings: string | undefined

function environmentOfPages() {
  const { databaseUrl: _, ...environment } = siteEnvironment()
  return environment
}

function yearInLithuania(): string {
  return new Date().toLocaleDateString('lt', { timeZone: 'Europe/Vilnius', year: 'numeric' })
}
