import { spawn } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { fileURLToPath } from 'node:url'

/** The root of the checkout. */
export const projectRoot = fileURLToPath(new URL('../../../', import.meta.url))

/**
 * Where pages are built before they are moved to their place: Astro renders from code that it writes
 * beside them, which finds its packages inside the checkout only.
 */
const workshops = join(projectRoot, 'node_modules/.cache/builds')

/** The platform ends a build after this time. */
const BUILD_LIMIT_MS = 15 * 60_000

/** How much of a failed build's output is worth reading. */
const TOLD_LINES = 15

/** A program and what it is called with. */
export type Command = readonly [program: string, ...parameters: string[]]

/** The build did not end well; the message is one sentence, `output` the last lines it wrote. */
export class BuildFailedError extends Error {
  override readonly name = 'BuildFailedError'
  readonly output: string

  constructor(message: string, output: string) {
    super(message)
    this.output = output
  }
}

export interface BuildSiteOptions {
  /** Where the pages are to be, once they are whole: a folder that does not exist yet. */
  outDir: string
  /** What one build keeps for the next. */
  cacheDir: string
  env: NodeJS.ProcessEnv
  /** Ends the build when it is no longer wanted. */
  signal: AbortSignal
  /** Another program than Astro, for tests. */
  command?: Command | undefined
}

/**
 * Astro tells nobody of itself, its many threads share their memory instead of holding some each, and its
 * bundler gives back at once what it does not need any more, before pages are made.
 */
export const ASTRO_ENVIRONMENT = {
  ASTRO_TELEMETRY_DISABLED: '1',
  MALLOC_ARENA_MAX: '2',
  MIMALLOC_PURGE_DELAY: '0',
}

/** Astro's own command line, on the Node that is pinned for this project. */
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
 * Builds the whole site in a process of its own.
 *
 * @throws BuildFailedError when the build fails, takes too long or was called off
 */
export async function buildSite(options: BuildSiteOptions): Promise<void> {
  const { outDir, cacheDir, env, signal, command = astroCommand('build') } = options
  const [program, ...parameters] = command
  const workshop = await openWorkshop()
  const pages = join(workshop, 'dist')
  // A group of its own: Ctrl-C in the terminal is for the runtime, which then ends the build.
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
      // It has ended by itself.
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

/** Makes a folder for one build; those that no build can still use, as a crash leaves them, go. */
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
