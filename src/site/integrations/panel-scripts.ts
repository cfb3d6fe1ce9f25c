import path from 'node:path'
import type { AstroIntegration } from 'astro'

/** Modules of a build, by id. */
interface Modules {
  getModuleInfo(id: string): ModuleInfo | null
}

interface ModuleInfo {
  isEntry: boolean
  /** Ids of the modules that import it statically, and lazily. */
  importers: string[]
  dynamicImporters: string[]
}

/** The panel's island, and the view that it opens with. */
const FIRST_VIEW = /\/(pages\/admin\/_AdminHome|features\/clients\/panel\/Today)\.tsx$/

/** Islands of the panel, the login and the recovery of the password. */
const OF_THE_PANEL = /\/(pages\/admin|panel)\//

/**
 * Writes the modules of the panel's first view into one file for each set of islands that share them, so that the login
 * does not load the panel. Modules that a page of visitors loads stay in files of their own.
 */
export function panelScripts(): AstroIntegration {
  const name = (id: string, modules: Modules) => {
    const isOfFirstView = importersOf(id, modules, ['importers']).some((each) =>
      FIRST_VIEW.test(each),
    )
    if (!isOfFirstView) return null
    const islands = importersOf(id, modules, ['importers', 'dynamicImporters']).filter(
      (each) => modules.getModuleInfo(each)?.isEntry,
    )
    if (!islands.every((each) => OF_THE_PANEL.test(each))) return null
    return islands
      .map((each) => path.basename(each, '.tsx'))
      .toSorted()
      .join('-')
  }
  return {
    name: 'panel-scripts',
    hooks: {
      'astro:build:setup': ({ updateConfig }) => {
        updateConfig({
          environments: {
            client: {
              build: {
                rolldownOptions: {
                  // Needed, because the group is made without what its modules import.
                  preserveEntrySignatures: 'allow-extension',
                  output: {
                    codeSplitting: {
                      groups: [{ name, includeDependenciesRecursively: false }],
                    },
                  },
                },
              },
            },
          },
        })
      },
    },
  }
}

/** Returns the module and all modules that lead to it by these kinds of imports. */
function importersOf(
  id: string,
  modules: Modules,
  kinds: readonly ('importers' | 'dynamicImporters')[],
): string[] {
  const found = new Set([id])
  for (const each of found) {
    const info = modules.getModuleInfo(each)
    for (const kind of kinds) for (const importer of info?.[kind] ?? []) found.add(importer)
  }
  return [...found]
}
