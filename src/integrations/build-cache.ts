import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration, ViteUserConfig } from 'astro'
import { shareClientFiles } from '#src/content/client-files.ts'
import { textsSettled } from '#src/content/published-items.ts'
import { STYLES_FILE } from './finished-pages.ts'
import { KeptPages } from './kept-pages.ts'
import { SealedFolder } from './sealed-folder.ts'

/** Where Astro keeps the pages of an earlier build. */
const PAGES = 'dist'

/** What Astro, the loaders and we ourselves keep: pages and their keys, entries, texts, styles. */
export const KEPT = [PAGES, 'incremental-build.json', 'data-store.json', 'texts', STYLES_FILE]

/**
 * Makes it safe to put pages of an earlier build out again. Astro itself trusts the files it has
 * kept, and does not see that a page which is the same points to a script which has another name.
 */
export function buildCache(): AstroIntegration {
  let kept: SealedFolder | undefined
  let pages: KeptPages | undefined
  let putOut: Promise<void> | undefined
  return {
    name: 'build-cache',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig, logger }) => {
        if (command !== 'build') return
        kept = new SealedFolder(fileURLToPath(config.cacheDir), KEPT)
        const broken = kept.removeBroken()
        if (broken > 0) logger.info(`${broken} files of an unfinished build are made anew.`)
        updateConfig({ vite: { plugins: [clientFilesBundled(() => putOut)] } })
        pages = new KeptPages(
          join(fileURLToPath(config.cacheDir), PAGES),
          fileURLToPath(config.outDir),
        )
      },
      // Called when Astro has emptied the folder of the site, and before it bundles.
      'astro:build:setup': () => {
        if (kept) putOut = pages?.putOut(kept.wholeFilesIn(PAGES))
      },
      'astro:build:done': async ({ pages: built }) => {
        pages?.takeBackAllBut(built.map(({ pathname }) => pathname))
        await textsSettled()
        kept?.seal()
      },
    },
  }
}

type Plugin = NonNullable<NonNullable<ViteUserConfig['plugins']>[number]>

/**
 * Tells the pages of the scripts they may point to, whose names hold hashes of what is in them. It is
 * the last that happens before Astro makes pages.
 * @param pagesPutOut what else has to be done by then
 */
function clientFilesBundled(pagesPutOut: () => Promise<void> | undefined): Plugin {
  return {
    name: 'client-files-bundled',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler: async (_options, bundle) => {
        const names = Object.keys(bundle).toSorted().join('\n')
        shareClientFiles(createHash('sha256').update(names).digest('hex'))
        await pagesPutOut()
      },
    },
  }
}
