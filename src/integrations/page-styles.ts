import { hash } from 'node:crypto'
import type { AstroIntegration, ViteUserConfig } from 'astro'
import { shareStyleSheet } from '#src/output/style-sheets.ts'

/**
 * Has the build render pages with the name of their style sheet in place of the sheet itself, which is
 * larger than the rest of a page: `src/middleware.ts` puts in what a page uses of it.
 */
export function pageStyles(): AstroIntegration {
  return {
    name: 'page-styles',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command === 'build') updateConfig({ vite: { plugins: [namesForStyleSheets()] } })
      },
    },
  }
}

type Plugin = NonNullable<NonNullable<ViteUserConfig['plugins']>[number]>

function namesForStyleSheets(): Plugin {
  return {
    name: 'names-for-style-sheets',
    applyToEnvironment: ({ name }) => name === 'prerender',
    generateBundle: (_options, bundle) => {
      for (const asset of Object.values(bundle)) {
        if (asset.type !== 'asset' || !asset.fileName.endsWith('.css')) continue
        const css = String(asset.source)
        const name = `sheet-${hash('sha256', css)}`
        shareStyleSheet(name, css)
        asset.source = `${name};`
      }
    },
  }
}
