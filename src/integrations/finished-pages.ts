import { hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration, AstroPrerenderer, ViteUserConfig } from 'astro'
import { codeDigest } from '#src/content/code-digest.ts'
import type { PageBytes } from '#src/output/finish-page.ts'
import type { IslandSources } from '#src/output/used-styles.ts'
import { readStyles, writeStyles } from './kept-styles.ts'
import { PageFinisher } from './page-finisher.ts'

/** In the cache folder: what pages of an earlier build were finished with. */
export const STYLES_FILE = 'styles.json'

/**
 * Has the build render pages with the name of their style sheet in place of the sheet itself, which is
 * larger than the rest of a page, and passes each rendered page through `src/output`.
 */
export function finishedPages(): AstroIntegration {
  const sheets = new Map<string, string>()
  const folders = { islands: '', root: '', cache: '' }
  return {
    name: 'finished-pages',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig }) => {
        if (command !== 'build') return
        folders.islands = fileURLToPath(config.srcDir)
        folders.root = fileURLToPath(config.root)
        folders.cache = fileURLToPath(config.cacheDir)
        updateConfig({ vite: { plugins: [namesForStyleSheets(sheets)] } })
      },
      'astro:build:start': ({ setPrerenderer }) => {
        setPrerenderer((prerenderer) => {
          // Asked for when everything is bundled, and the sheets are known.
          const file = join(folders.cache, STYLES_FILE)
          const maker = [codeDigest(folders.root, ['src/output']), ...sheets.keys()].join(' ')
          const styles = readStyles(file, maker)
          const finisher = new PageFinisher({
            islands: islandSources(folders.islands),
            sheets,
            styles,
          })
          return {
            ...finishing(prerenderer, finisher),
            teardown: async () => {
              await finisher.close()
              writeStyles(file, maker, styles)
              await prerenderer.teardown?.()
            },
          }
        })
      },
    },
  }
}

/**
 * No page renders an entry of Astro's or has Astro make an image (the linter sees to it), so there is
 * nothing to be found out of a page beside what it shows. To have Astro look for it takes as long as
 * a tenth of the page.
 */
const NOTHING_ELSE = { contentEntryKeys: [], staticImages: [] }

/** Renders as the prerenderer does, and finishes what is a page. */
function finishing(prerenderer: AstroPrerenderer, finisher: PageFinisher): AstroPrerenderer {
  return {
    ...prerenderer,
    render: async (request, { routeData }) => {
      const rendered = await prerenderer.render(request, { routeData })
      const response = rendered instanceof Response ? rendered : rendered.response
      const isPage = response.headers.get('Content-Type')?.startsWith('text/html') ?? false
      if (!isPage) return response
      const bytes = await finisher.finish(await response.bytes())
      return { response: new BuiltPage(bytes, response), metadata: NOTHING_ELSE }
    },
  }
}

/** Gives its bytes as they are: a response of its own would copy them several times. */
class BuiltPage extends Response {
  readonly #bytes: PageBytes

  constructor(bytes: PageBytes, { status, statusText, headers }: Response) {
    super(null, { status, statusText, headers })
    this.#bytes = bytes
  }

  override get body(): ReadableStream<PageBytes> {
    const bytes = this.#bytes
    return new ReadableStream({
      pull(controller) {
        controller.enqueue(bytes)
        controller.close()
      },
    })
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.resolve(this.#bytes.buffer)
  }
}

/** The text of every island by its path. */
function islandSources(folder: string): IslandSources {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return Object.fromEntries(
    names
      .filter((name) => name.endsWith('.tsx'))
      .map((name) => [join('/', name), readFileSync(join(folder, name), 'utf8')]),
  )
}

type Plugin = NonNullable<NonNullable<ViteUserConfig['plugins']>[number]>

function namesForStyleSheets(sheets: Map<string, string>): Plugin {
  return {
    name: 'names-for-style-sheets',
    applyToEnvironment: ({ name }) => name === 'prerender',
    generateBundle: (_options, bundle) => {
      for (const asset of Object.values(bundle)) {
        if (asset.type !== 'asset' || !asset.fileName.endsWith('.css')) continue
        const css = String(asset.source)
        const name = `sheet-${hash('sha256', css)}`
        sheets.set(name, css)
        asset.source = `${name};`
      }
    },
  }
}
