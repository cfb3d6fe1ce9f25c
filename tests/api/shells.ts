import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll } from 'vitest'

/**
 * Writes shells, the pages that functions fill, into the folder of the running site before the tests.
 * @param shells HTML by name.
 */
export function useShells(shells: Readonly<Record<string, string>>): void {
  beforeAll(async () => {
    const folder = path.join(process.env.SITE_DIR ?? '', 'shells')
    await mkdir(folder, { recursive: true })
    for (const [name, html] of Object.entries(shells)) {
      await writeFile(path.join(folder, `${name}.html`), html)
    }
  })
}

/** A shell in which a function fills the head and the item. */
export const SHELL = '<head><!--head--></head><body><!--item--></body>'
