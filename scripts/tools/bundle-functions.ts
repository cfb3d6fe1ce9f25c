import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type ArchiveFormat, type FunctionResult, zipFunctions } from '@netlify/zip-it-and-ship-it'
import { projectRoot } from '../runtime/site/build-site.ts'

/** Bundles every function into a folder as the platform does, by the settings of `netlify.toml`. */
export async function bundleFunctions(
  folder: string,
  archiveFormat: ArchiveFormat,
): Promise<FunctionResult[]> {
  const toml = await readFile(path.join(projectRoot, 'netlify.toml'), 'utf8')
  const [, list = ''] = /^ {2}included_files = (.+)$/m.exec(toml) ?? []
  return await zipFunctions(path.join(projectRoot, 'netlify/functions'), folder, {
    archiveFormat,
    basePath: projectRoot,
    repositoryRoot: projectRoot,
    config: { '*': { nodeBundler: 'esbuild', includedFiles: JSON.parse(list) as string[] } },
  })
}
