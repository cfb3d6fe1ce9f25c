import { glob, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { close, createIndex } from 'pagefind'
import { PARAGRAPH_END } from '#src/features/search/found-articles.ts'
import { tagSynonyms } from '#src/features/search/texts.ts'

/** Attributes that make the tags of an article metadata, so that they are found but not part of its text. */
const TAGS = ' data-pagefind-ignore data-pagefind-meta="tags"'

/** Start of the element that shows the article's cover. */
const COVER = /(?<=class="picture"><)(?:img|svg[^>]*><use)/
/** Attribute that makes the sizes of the cover, or the link to its placeholder, metadata. Pagefind adds its address. */
const COVER_META = ' data-pagefind-meta="srcset[srcset], placeholder[href]"'

/** Start of a link whose text is the title of another article, which says nothing of the article that has it. */
const TITLE_OF_OTHER = /<a (?=href="\/blog\/[^>]*>\u201E)/g

/** End of what is one paragraph of a snippet; the first heading is the title. */
const END_OF_PARAGRAPH = /<\/(?:p|h[2-6]|li|th|td|pre)>/g

/**
 * Builds Pagefind's index from the built pages of articles, without their soft hyphens. `ArticleView.tsx` marks the
 * parts to index, except tags and cover, which are marked only here, since articles have no byte to spare.
 */
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
  const { index, errors: refused } = await createIndex()
  if (!index) throw indexError(refused)
  const faults: string[] = []
  for await (const sourcePath of glob('blog/*.html', { cwd: site })) {
    const content = await readFile(path.join(site, sourcePath), 'utf8')
    const { errors } = await index.addHTMLFile({
      sourcePath,
      content: withSynonyms(content.replaceAll('\u00AD', ''))
        .replace('class="tags"', `$&${TAGS}`)
        .replace(COVER, `$&${COVER_META}`)
        .replaceAll(END_OF_PARAGRAPH, ` ${PARAGRAPH_END}$&`)
        .replaceAll(TITLE_OF_OTHER, '$&data-pagefind-ignore '),
    })
    faults.push(...errors)
  }
  const built = await index.getFiles()
  faults.push(...built.errors)
  if (faults.length > 0) throw indexError(faults)
  for (const { path: name, content } of built.files) {
    const file = path.join(site, 'pagefind', name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, content)
  }
}

/** Adds the synonyms of the article's tags to its tags. */
function withSynonyms(page: string): string {
  return tagSynonyms.reduce(
    (html, [tag, words]) => html.replace(`<li>${tag}</li>`, `$&<li>${words}</li>`),
    page,
  )
}

function indexError(faults: readonly string[]): Error {
  return new Error(`The search index could not be built: ${faults.join(' ')}`)
}
