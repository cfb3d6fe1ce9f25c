import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { startDatabase } from '../runtime/database/start-database.ts'
import { cloneCommit, runNetlifyBuild } from '../tools/netlify-build.ts'

/** Runs Netlify's own build on a clone of the last commit, and prints how long each step takes. */
export async function measureNetlify(folder: string): Promise<void> {
  const clone = await cloneCommit(folder)
  const database = await startDatabase()
  try {
    const variables = { DATABASE_URL: database.url }
    const { succeeded, output } = await runNetlifyBuild(clone, 'deploy-preview', variables)
    if (!succeeded) throw new Error(`Netlify's build failed:\n${output}`)
    const time = (step: string) => RegExp(`${step} completed in ([^)]+)`).exec(output)?.[1]
    console.log(`- build of the site: ${time('build\\.command') ?? 'unknown'}`)
    console.log(`- bundling of the functions: ${time('Functions bundling') ?? 'unknown'} (aim 8 s)`)
  } finally {
    await database.stop()
  }
  const archives = path.join(clone.folder, '.netlify/functions')
  const names = (await readdir(archives)).filter((name) => name.endsWith('.zip'))
  const sizes = await Promise.all(
    names.map(async (name) => (await stat(path.join(archives, name))).size),
  )
  const megabytes = sizes.reduce((sum, size) => sum + size, 0) / 1_000_000
  console.log(`- ${names.length} archives: ${megabytes.toFixed(1)} MB (aim 40 MB)`)
}
