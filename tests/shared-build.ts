import { createHash, type Hash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { toVilniusTime } from '#src/core/vilnius-time.ts'
import { DataLockError, lockDataDirectory } from '../scripts/runtime/database/data-lock.ts'
import { BuildFolders } from '../scripts/runtime/site/build-folders.ts'
import { astroCommand, type Command, projectRoot } from '../scripts/runtime/site/build-site.ts'
import { buildSampleSite } from '../scripts/tools/sample-site.ts'

const folder = path.join(projectRoot, 'node_modules/.cache/shared-build')

/** Cache of the shared builds, with share images in `share-images`; any build of the tests may use them. */
export const SHARED_CACHE = path.join(folder, 'cache')

/** Everything that a build is made from. */
const SOURCES = [
  ...['src', 'db', 'netlify', 'public', 'scripts/runtime'],
  ...['scripts/tools/sample-articles.ts', 'scripts/tools/sample-site.ts'],
  ...['astro.config.mjs', 'netlify.toml', 'package.json', 'package-lock.json', 'tsconfig.json'],
]

/** Variables that builds see. There are no others, so that builds do not depend on this machine's settings. */
const VARIABLES = ['PATH', 'HOME', 'TMPDIR', 'NODE_OPTIONS']

/** Name of the folder that marks a site as built. */
export const BUILT = 'has-been-built'

/**
 * Milliseconds for which a build is kept. Longer than any run of the tests, since another run with different sources
 * may still read its build.
 */
const KEPT_MS = 60 * 60_000

/**
 * Builds the seeded site with the sample articles, unless this or another process has built it from the same sources
 * today. Other processes that ask meanwhile wait.
 * @returns the folder of the built files, which nobody may change.
 */
export async function sharedBuild(): Promise<string> {
  const dist = path.join(folder, await digestOfSources())
  const lock = await lockFolder()
  try {
    if (!existsSync(dist)) {
      await removeOldBuilds()
      const environment = Object.fromEntries(VARIABLES.map((name) => [name, process.env[name]]))
      await rename(await buildSampleSite(folder, environment), dist)
    }
  } finally {
    await lock.release()
  }
  return dist
}

/**
 * Returns a build command for one site. Its first build copies finished files, later builds run Astro.
 * @param dataDir the site's folder, in which the mark `BUILT` is made.
 * @param dist the built files; the shared ones by default.
 */
export async function copyFirst(dataDir: string, dist?: string): Promise<Command> {
  const script =
    'if mkdir "$0" 2>/dev/null; then cp -RL "$1" "$SITE_OUT_DIR"; else shift; exec "$@"; fi'
  const mark = path.join(dataDir, BUILT)
  return ['sh', '-c', script, mark, dist ?? (await sharedBuild()), ...astroCommand('build')]
}

/** Puts a copy of the shared build into a site's folder, as if an earlier start had built it. */
export async function placeSharedBuild(dataDir: string): Promise<void> {
  const folders = new BuildFolders(path.join(dataDir, 'site'))
  await folders.open()
  const build = await folders.next()
  await cp(await sharedBuild(), build.dist, { recursive: true })
  await folders.publish(build)
}

/** Returns a digest of the sources and of today's date, since pages show the date. */
async function digestOfSources(): Promise<string> {
  const hash = createHash('sha256').update(toVilniusTime(Date.now()).slice(0, 10))
  for (const source of SOURCES) await addSource(hash, source)
  return hash.digest('hex').slice(0, 16)
}

async function addSource(hash: Hash, source: string): Promise<void> {
  const place = path.join(projectRoot, source)
  if ((await stat(place)).isDirectory()) {
    for (const name of (await readdir(place)).sort()) await addSource(hash, `${source}/${name}`)
  } else if (!source.includes('.test.')) {
    hash.update(`${source}\n`).update(await readFile(place))
  }
}

async function lockFolder() {
  for (;;) {
    try {
      return await lockDataDirectory(folder)
    } catch (error) {
      if (!(error instanceof DataLockError && error.reason === 'in use')) throw error
      await setTimeout(100)
    }
  }
}

/** Removes old builds and the output of interrupted ones; the cache of images remains. */
async function removeOldBuilds(): Promise<void> {
  for (const name of await readdir(folder)) {
    const place = path.join(folder, name)
    const isOld = /^[\da-f]{16}$/.test(name) && Date.now() - (await stat(place)).mtimeMs > KEPT_MS
    if (isOld || name === 'dist') await rm(place, { recursive: true, maxRetries: 3 })
  }
}
