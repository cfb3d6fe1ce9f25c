import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll } from 'vitest'

/** Writes shells, which functions fill, into the folder of the running site. The keys are their names. */
export function useShells(shells: Readonly<Record<string, string>>): void {
  beforeAll(async () => {
    const folder = path.join(process.env.SITE_DIR ?? '', 'shells')
    await mkdir(folder, { recursive: true })
    for (const [name, html] of Object.entries(shells)) {
      await writeFile(path.join(folder, `${name}.html`), html)
    }
  })
}

/** A shell with places for the head and the item. */
export const SHELL = '<head><!--head--></head><body><!--item--></body>'
