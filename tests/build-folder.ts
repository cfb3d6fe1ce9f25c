import { mkdir, mkdtemp } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const folders = fileURLToPath(new URL('../node_modules/.cache/tests/', import.meta.url))

/**
 * Creates a folder inside the project for the output of a build. Pages are built inside the project too, and moving
 * them within one disk takes no time.
 */
export async function makeBuildFolder(name: string): Promise<string> {
  await mkdir(folders, { recursive: true })
  return await mkdtemp(path.join(folders, `${name}-`))
}
