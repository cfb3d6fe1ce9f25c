import { spawn } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { fileURLToPath } from 'node:url'

/** The root of the checkout. */
export const projectRoot = fileURLToPath(new URL('../../../', import.meta.url))

/**
 * Folder in which pages are built before they are moved to their target. Beside the pages Astro writes the code that
 * renders them, which can import packages only from inside the checkout.
 */
const workshops = join(projectRoot, 'node_modules/.cache/builds')

/** Timeout of a build, the same as on the platform. */
const BUILD_LIMIT_MS = 15 * 60_000

/** Number of last lines of a failed build's output that are reported. */
const TOLD_LINES = 15

/** A program and its arguments. */
export type Command = readonly [program: string, ...parameters: string[]]

/** A failed build. The message is one sentence, `output` the last lines of its output. */
export class BuildFailedError extends Error {
  override readonly name = 'BuildFailedError'
  readonly output: string

  constructor(message: string, output: string) {
    super(message)
    this.output = output
  }
}

export interface BuildSiteOptions {
  /** Target folder of the finished pages; must not exist yet. */
  outDir: string
  /** Folder of the cache that builds share. */
  cacheDir: string
  env: NodeJS.ProcessEnv
  /** Aborts the build. */
  signal: AbortSignal
  /** Command that builds the site in place of Astro, for tests. */
  command?: Command | undefined
}

/**
 * Environment variables for Astro. They disable its telemetry, let its threads share malloc arenas instead of keeping
 * one each, and let the bundler return unused memory at once, before pages are rendered.
 */
export const ASTRO_ENVIRONMENT = {
  ASTRO_TELEMETRY_DISABLED: '1',
  MALLOC_ARENA_MAX: '2',
  MIMALLOC_PURGE_DELAY: '0',
}

/** Returns Astro's command line, on the Node version pinned for this project. */
export function astroCommand(...parameters: string[]): Command {
  const require = createRequire(import.meta.url)
  const manifest = require.resolve('astro/package.json')
  const { bin } = require(manifest) as { bin: { astro: string } }
  return [
    join(projectRoot, 'node_modules/.bin/node'),
    join(dirname(manifest), bin.astro),
    ...parameters,
  ]
}

/**
 * Builds the whole site in a child process.
 *
 * @throws BuildFailedError when the build fails, times out or was aborted
 */
export async function buildSite(options: BuildSiteOptions): Promise<void> {
  const { outDir, cacheDir, env, signal, command = astroCommand('build') } = options
  const [program, ...parameters] = command
  const workshop = await openWorkshop()
  const pages = join(workshop, 'dist')
  // In its own process group: Ctrl-C in the terminal goes to the runtime, which then ends the build.
  const child = spawn(program, parameters, {
    cwd: projectRoot,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...env,
      SITE_OUT_DIR: pages,
      SITE_CACHE_DIR: cacheDir,
      ...ASTRO_ENVIRONMENT,
      NO_COLOR: '1',
    },
  })
  const lines = keepLastLines(child.stdout, child.stderr)
  const end = () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
    } catch {
      // The process has already exited.
    }
  }
  const tooLong = setTimeout(end, BUILD_LIMIT_MS)
  signal.addEventListener('abort', end)
  if (signal.aborted) end()
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject)
      child.once('close', resolve)
    })
    if (code !== 0) {
      const reason =
        code === null ? 'was ended before it was done' : `failed with exit code ${code}`
      throw new BuildFailedError(`The build of the site ${reason}.`, lines())
    }
    await moveFolder(pages, outDir)
  } finally {
    clearTimeout(tooLong)
    signal.removeEventListener('abort', end)
    await removeFolder(workshop)
  }
}

/** Creates a folder for one build, and removes stale ones left by crashes. */
async function openWorkshop(): Promise<string> {
  await mkdir(workshops, { recursive: true })
  for (const name of await readdir(workshops)) {
    const folder = join(workshops, name)
    const made = await stat(folder).catch(() => undefined)
    if (made && Date.now() - made.mtimeMs > BUILD_LIMIT_MS) await removeFolder(folder)
  }
  return await mkdtemp(join(workshops, 'site-'))
}

async function moveFolder(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true })
  try {
    await rename(from, to)
  } catch (error) {
    const betweenDisks = error instanceof Error && 'code' in error && error.code === 'EXDEV'
    if (!betweenDisks) throw error
    await cp(from, to, { recursive: true })
  }
}

async function removeFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true, maxRetries: 3 })
}

function keepLastLines(...streams: NodeJS.ReadableStream[]): () => string {
  const limit = 16 * 1024
  let text = ''
  for (const stream of streams) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      text = (text + chunk).slice(-limit)
    })
  }
  return () =>
    stripVTControlCharacters(text)
      .split('\n')
      .filter((line) => line.trim() !== '')
      .slice(-TOLD_LINES)
      .join('\n')
}
