import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration, ViteUserConfig } from 'astro'
import { shareClientFiles } from '#src/content/client-files.ts'
import { textsSettled } from '#src/content/published-items.ts'
import { SealedFolder } from './sealed-folder.ts'

/** What Astro and the loaders keep: pages and their keys, entries, texts. */
export const KEPT = ['dist', 'incremental-build.json', 'data-store.json', 'texts']

/**
 * Makes it safe to put pages of an earlier build out again. Astro itself trusts the files it has
 * kept, and does not see that a page which is the same points to a script which has another name.
 */
export function buildCache(): AstroIntegration {
  let kept: SealedFolder | undefined
  return {
    name: 'build-cache',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig, logger }) => {
        if (command !== 'build') return
        kept = new SealedFolder(fileURLToPath(config.cacheDir), KEPT)
        const broken = kept.removeBroken()
        if (broken > 0) logger.info(`${broken} files of an unfinished build are made anew.`)
        updateConfig({ vite: { plugins: [namesOfClientFiles()] } })
      },
      'astro:build:done': async () => {
        await textsSettled()
        kept?.seal()
      },
    },
  }
}

type Plugin = NonNullable<NonNullable<ViteUserConfig['plugins']>[number]>

/** The names hold hashes of what is in the files. */
function namesOfClientFiles(): Plugin {
  return {
    name: 'names-of-client-files',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler: (_options, bundle) => {
        const names = Object.keys(bundle).toSorted().join('\n')
        shareClientFiles(createHash('sha256').update(names).digest('hex'))
      },
    },
  }
}
