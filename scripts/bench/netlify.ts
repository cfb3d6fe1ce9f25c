import { execFile } from 'node:child_process'
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { startDatabase } from '../runtime/database/start-database.ts'
import { projectRoot } from '../runtime/site/build-site.ts'

/** Installed on demand: as a dependency it would add 75 packages to every installation. */
const NETLIFY_BUILD = '@netlify/build@37.3.3'

const run = promisify(execFile)

/**
 * Runs Netlify's own build on a clone of the last commit. Prints how long the build and the bundling take, and the size
 * of the archives.
 */
export async function measureNetlify(folder: string): Promise<void> {
  const clone = await cloneCommit(folder)
  const database = await startDatabase()
  try {
    const output = await runNetlifyBuild(clone, database.url)
    const time = (step: string) => RegExp(`${step} completed in ([^)]+)`).exec(output)?.[1]
    console.log(`- build of the site: ${time('build\\.command') ?? 'unknown'}`)
    console.log(`- bundling of the functions: ${time('Functions bundling') ?? 'unknown'} (aim 8 s)`)
  } finally {
    await database.stop()
  }
  const archives = path.join(clone, '.netlify/functions')
  const names = (await readdir(archives)).filter((name) => name.endsWith('.zip'))
  const sizes = await Promise.all(
    names.map(async (name) => (await stat(path.join(archives, name))).size),
  )
  const megabytes = sizes.reduce((sum, size) => sum + size, 0) / 1_000_000
  console.log(`- ${names.length} archives: ${megabytes.toFixed(1)} MB (aim 40 MB)`)
}

/** Clones the last commit, switches the clone to a new branch, and installs the dependencies. @returns the folder. */
async function cloneCommit(parent: string): Promise<string> {
  const clone = path.join(parent, 'clone')
  await run('git', ['clone', '--quiet', projectRoot, clone])
  await run('git', ['switch', '--quiet', '--create', 'branch-of-a-clone'], { cwd: clone })
  await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: clone })
  return clone
}

/**
 * Builds a deploy preview in a clone; the functions are bundled into its `.netlify/functions`.
 * @returns the build's output.
 */
async function runNetlifyBuild(clone: string, databaseUrl: string): Promise<string> {
  const parameters = [
    ...['--yes', `--package=${NETLIFY_BUILD}`, 'netlify-build'],
    ...['--offline', '--cwd', clone, '--context', 'deploy-preview'],
  ]
  const env = { ...process.env, PREVIEW_DATABASE_URL: databaseUrl }
  try {
    const { stdout, stderr } = await run('npx', parameters, {
      cwd: clone,
      env,
      maxBuffer: 2 ** 26,
    })
    return stdout + stderr
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`Netlify's build failed:\n${stdout}${stderr}`, { cause: error })
  }
}
