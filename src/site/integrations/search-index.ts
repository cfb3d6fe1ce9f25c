import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { close, createIndex } from 'pagefind'

/** Builds Pagefind's index from the built pages of articles. `ArticleView.tsx` marks the parts to index. */
export function searchIndex(): AstroIntegration {
  return {
    name: 'search-index',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        try {
          await writeIndex(fileURLToPath(dir))
        } finally {
          await close()
        }
      },
    },
  }
}

async function writeIndex(site: string): Promise<void> {
  const { index, errors } = await createIndex()
  if (!index) throw indexError(errors)
  const added = await index.addDirectory({ path: site, glob: 'blog/*.html' })
  const built = await index.getFiles()
  const faults = [...added.errors, ...built.errors]
  if (faults.length > 0) throw indexError(faults)
  for (const { path: name, content } of built.files) {
    const file = path.join(site, 'pagefind', name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, content)
  }
}

function indexError(faults: readonly string[]): Error {
  return new Error(`The search index could not be built: ${faults.join(' ')}`)
}
