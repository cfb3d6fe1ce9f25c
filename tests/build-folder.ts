import { mkdir, mkdtemp } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const folders = fileURLToPath(new URL('../node_modules/.cache/tests/', import.meta.url))

/**
 * A new folder for what a build writes. Within the project, as pages are built there: to move them on
 * the same disk takes no time.
 */
export async function makeBuildFolder(name: string): Promise<string> {
  await mkdir(folders, { recursive: true })
  return await mkdtemp(path.join(folders, `${name}-`))
}
