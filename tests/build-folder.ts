import { mkdir, mkdtemp } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const folders = fileURLToPath(new URL('../node_modules/.cache/tests/', import.meta.url))

/**
 * Creates a folder for the output of a build inside the project: pages are built there, and moving them within one disk
 * takes no time.
 */
export async function makeBuildFolder(name: string): Promise<string> {
  await mkdir(folders, { recursive: true })
  return await mkdtemp(path.join(folders, `${name}-`))
}
