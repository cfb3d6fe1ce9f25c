import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type FunctionConfig, type FunctionResult, zipFunctions } from '@netlify/zip-it-and-ship-it'
import { parse } from 'smol-toml'
import { z } from 'zod'
import { projectRoot } from '../../scripts/runtime/site/build-site.ts'

const functionSettings = z.object({ included_files: z.array(z.string()).default([]) })
const settings = z.object({
  functions: z.object({ directory: z.string(), node_bundler: z.literal('esbuild') }).loose(),
})

/**
 * Bundles every function into a folder as the platform does, with the settings of `netlify.toml`.
 * @param build the folder whose `dist` is the built site
 */
export async function bundleFunctions(folder: string, build: string): Promise<FunctionResult[]> {
  const toml = parse(await readFile(path.join(projectRoot, 'netlify.toml'), 'utf8'))
  const { directory, node_bundler: nodeBundler, ...rest } = settings.parse(toml).functions
  const config: Record<string, FunctionConfig> = {
    '*': {
      nodeBundler,
      includedFilesBasePath: build,
      // Excluded files are in the project, even if the build is elsewhere.
      includedFiles: functionSettings
        .parse(rest)
        .included_files.map((file) =>
          file.startsWith('!') ? `!${path.join(projectRoot, file.slice(1))}` : file,
        ),
    },
  }
  for (const [name, own] of Object.entries(rest)) {
    if (name === 'included_files') continue
    const includedFiles = functionSettings.parse(own).included_files
    config[name] = { includedFiles, includedFilesBasePath: build }
  }
  return await zipFunctions(path.join(projectRoot, directory), folder, {
    archiveFormat: 'none',
    basePath: projectRoot,
    repositoryRoot: projectRoot,
    config,
  })
}
