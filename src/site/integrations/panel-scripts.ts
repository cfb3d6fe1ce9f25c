import { readFile, writeFile } from 'node:fs/promises'
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

/** A file of a build. Only scripts have the optional fields. */
interface BundledFile {
  fileName: string
  facadeModuleId?: string | null
  /** Names of the files that it imports statically. */
  imports?: readonly string[]
}

/** The panel's island, and the view that it opens with. */
const FIRST_VIEW = /\/(pages\/admin\/_AdminHome|features\/clients\/panel\/Today)\.tsx$/

/** Islands of the panel, the login and the recovery of the password. */
const OF_THE_PANEL = /\/(pages\/admin|panel)\//

/** File that starts with the panel, and the page that loads it. */
const PANEL = { entry: /\/pages\/admin\/_AdminHome\.tsx$/, page: 'admin.html' }

/**
 * Writes the modules of the panel's first view into one file for each set of islands that share them, so that the login
 * does not load the panel. Modules that a page of visitors loads stay in files of their own. The panel's page names the
 * file of its island and all that it imports, so that the browser fetches them at once, not each after its importer.
 */
export function panelScripts(): AstroIntegration {
  let files: readonly string[] = []
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
          plugins: [
            {
              name: 'panel-scripts',
              applyToEnvironment: ({ name: environment }) => environment === 'client',
              generateBundle: (_, bundle) => {
                files = filesOf(PANEL.entry, bundle)
              },
            },
          ],
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
      'astro:build:done': async ({ dir }) => {
        const file = new URL(PANEL.page, dir)
        const links = files.map((each) => `<link rel="modulepreload" href="/${each}">`).join('')
        await writeFile(file, (await readFile(file, 'utf8')).replace('</head>', `${links}</head>`))
      },
    },
  }
}

/** Returns the name of the file of a module, and of all files that it imports statically, also through each other. */
function filesOf(entry: RegExp, bundle: Readonly<Record<string, BundledFile>>): string[] {
  const start = Object.values(bundle).find(({ facadeModuleId }) => entry.test(facadeModuleId ?? ''))
  const found = new Set(start === undefined ? [] : [start.fileName])
  for (const each of found) for (const imported of bundle[each]?.imports ?? []) found.add(imported)
  return [...found]
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
