import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

/**
 * Folder of the packages that only benchmarks and mutation tests need. They are no dependencies of the project, since
 * every installation would take longer by a sixth. What they import of the project's own packages is found above.
 */
const folder = fileURLToPath(new URL('../../.config/on-demand/', import.meta.url))

/** Installs the packages on their first use, and again when their lock file is newer. */
async function ensureOnDemand(): Promise<void> {
  const changedAt = async (name: string) => (await stat(path.join(folder, name))).mtimeMs
  const installedAt = await changedAt('node_modules/.package-lock.json').catch(() => 0)
  if (installedAt > (await changedAt('package-lock.json'))) return
  console.error('Installing the packages of .config/on-demand ...')
  await promisify(execFile)('npm', ['ci', '--loglevel=error'], { cwd: folder })
}

/** Returns the path of a program of these packages. */
export async function programOnDemand(name: string): Promise<string> {
  await ensureOnDemand()
  return path.join(folder, 'node_modules/.bin', name)
}

/** Imports one of these packages. Its types are not installed, so the caller states those that it uses. */
export async function importOnDemand<Module>(name: string): Promise<Module> {
  await ensureOnDemand()
  const file = createRequire(path.join(folder, 'package.json')).resolve(name)
  return (await import(pathToFileURL(file).href)) as Module
}
