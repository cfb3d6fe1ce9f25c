import { hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration, AstroPrerenderer, ViteUserConfig } from 'astro'
import type { PageBytes } from '#src/output/finish-page.ts'
import type { IslandSources } from '#src/output/used-styles.ts'
import { PageFinisher } from './page-finisher.ts'

/**
 * Has the build render pages with the name of their style sheet in place of the sheet itself, which is
 * larger than the rest of a page, and passes each rendered page through `src/output`.
 */
export function finishedPages(): AstroIntegration {
  const sheets = new Map<string, string>()
  let sources = ''
  return {
    name: 'finished-pages',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig }) => {
        if (command !== 'build') return
        sources = fileURLToPath(new URL('islands/', config.srcDir))
        updateConfig({ vite: { plugins: [namesForStyleSheets(sheets)] } })
      },
      'astro:build:start': ({ setPrerenderer }) => {
        setPrerenderer((prerenderer) => finishing(prerenderer, sources, sheets))
      },
    },
  }
}

/** Renders as the prerenderer does, and finishes what is a page. */
function finishing(
  prerenderer: AstroPrerenderer,
  sources: string,
  sheets: ReadonlyMap<string, string>,
): AstroPrerenderer {
  let finisher: PageFinisher | undefined
  return {
    ...prerenderer,
    render: async (request, options) => {
      const rendered = await prerenderer.render(request, options)
      const { response, ...others } =
        rendered instanceof Response ? { response: rendered } : rendered
      const isPage = response.headers.get('Content-Type')?.startsWith('text/html') ?? false
      if (!isPage) return rendered
      finisher ??= new PageFinisher({ islands: islandSources(sources), sheets })
      const bytes = await finisher.finish(await response.bytes())
      return { ...others, response: new BuiltPage(bytes, response) }
    },
    teardown: async () => {
      await finisher?.close()
      await prerenderer.teardown?.()
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
