import { join } from 'node:path'
import { databaseVariables } from '#src/core/deploys.ts'
import type { DeployOutcome } from '../functions/local-functions.ts'
import { compressResponse } from '../http/compress-response.ts'
import { StartError, describeError, messageOf } from '../start-error.ts'
import { BuildFolders, type BuildFolder } from './build-folders.ts'
import { BuildFailedError, buildSite, type Command } from './build-site.ts'
import { PublishedBuild } from './published-build.ts'

/** Number of builds kept: the live one, and the previous one, whose pages may still be open. */
const KEPT_BUILDS = 2

/** Path of files with a content hash in their names. A copy from any build is the right one. */
const HASHED_FILES = '/_astro/'

export interface SiteOptions {
  /** The folder of the builds and their cache. */
  directory: string
  /** The URL of this runtime, without a trailing slash. */
  origin: string
  /** The database that builds read. */
  databaseUrl: string
  /** Command that builds the site in place of Astro, for tests. */
  buildCommand?: Command | undefined
  /** Called with the result of each build, once the site answers; the next build waits for it. */
  onDeploy: (outcome: DeployOutcome) => Promise<void>
  log: (line: string) => void
}

/** The static site. It builds the site, swaps builds without downtime, and serves the live one. */
export class Site {
  readonly #options: SiteOptions
  readonly #folders: BuildFolders
  /** Settles when all requested builds are done; at most one is queued behind a running one. */
  #running: Promise<void> | undefined
  #isAskedFor = false
  readonly #stopping = new AbortController()
  /** The kept builds, newest first; the first one is live. */
  readonly #builds: PublishedBuild[] = []

  constructor(options: SiteOptions) {
    this.#options = options
    this.#folders = new BuildFolders(options.directory)
  }

  /** The id of the live build; '0' without one. */
  get deployId(): string {
    return String(this.#builds[0]?.number ?? 0)
  }

  /**
   * Serves the build of an earlier run, even if other code made it; builds the site if there is none.
   * @returns the result of the new build, for the caller to announce unless it aborted the build; undefined if an
   *   earlier build is live: then the caller has to request a new one
   * @throws StartError if the new build fails
   */
  async start(): Promise<DeployOutcome | undefined> {
    const folders = await this.#folders.open()
    const builds = await Promise.all(folders.map(async (folder) => await this.#open(folder)))
    this.#builds.push(...builds.reverse())
    if (this.#builds.length > 0) return undefined
    const outcome = await this.#build()
    if (outcome.errorMessage === null || this.#stopping.signal.aborted) return outcome
    throw new StartError(outcome.errorMessage)
  }

  /** Requests a build that starts after this call, as the platform's build hook does. */
  requestBuild(): void {
    this.#isAskedFor = true
    this.#running ??= this.#buildWhileAskedFor()
  }

  /** Resolves when no build is running or queued. */
  async idle(): Promise<void> {
    await this.#running
  }

  /**
   * Answers a request from the site: images, redirects, files, else the 404 page. With `otherwise`, answers only from
   * files, else with `otherwise`, as the platform does for a function with `preferStatic`.
   */
  async answer(request: Request, otherwise?: () => Promise<Response>): Promise<Response> {
    const build = this.#builds[0]
    if (!build) throw new Error('The site has not been built yet.')
    build.inUse += 1
    try {
      const found = otherwise ? await build.file(request) : await build.answer(request)
      const answer = found ?? (await this.#hashedFile(request))
      if (otherwise && !answer) return await otherwise()
      const encodings = request.headers.get('accept-encoding')
      return await compressResponse(answer ?? (await notFound(request, build)), encodings)
    } finally {
      build.inUse -= 1
      this.#removeOldBuilds()
    }
  }

  /** Aborts a running build and starts no more. */
  cancel(): void {
    this.#stopping.abort()
  }

  /** Aborts a running build and closes the published ones. */
  async stop(): Promise<void> {
    this.cancel()
    await this.#running
    await Promise.all(this.#builds.map(async (build) => await build.close()))
  }

  async #buildWhileAskedFor(): Promise<void> {
    const isStopping = () => this.#stopping.signal.aborted
    while (this.#isAskedFor && !isStopping()) {
      this.#isAskedFor = false
      const outcome = await this.#build()
      if (!isStopping()) await this.#options.onDeploy(outcome)
    }
    this.#running = undefined
  }

  async #build(): Promise<DeployOutcome> {
    const folder = await this.#folders.next()
    let errorMessage: string | null = null
    try {
      await this.#buildInto(folder)
    } catch (error) {
      errorMessage = messageOf(error)
      await this.#folders.remove(folder.number).catch(() => undefined)
      if (!this.#stopping.signal.aborted) {
        this.#options.log(describeFailure(error, this.#builds.length > 0))
      }
    }
    return { id: String(folder.number), errorMessage }
  }

  async #buildInto(folder: BuildFolder): Promise<void> {
    const { directory, databaseUrl, buildCommand } = this.#options
    await buildSite({
      outDir: folder.dist,
      cacheDir: join(directory, 'cache'),
      env: { ...process.env, [databaseVariables(process.env.CONTEXT)[0]]: databaseUrl },
      signal: this.#stopping.signal,
      command: buildCommand,
    })
    const build = await this.#open(folder)
    await this.#folders.publish(folder)
    this.#builds.unshift(build)
    this.#removeOldBuilds()
  }

  async #open(folder: BuildFolder): Promise<PublishedBuild> {
    const { origin, log } = this.#options
    return await PublishedBuild.open({ folder, origin, log })
  }

  #removeOldBuilds(): void {
    const unused = this.#builds.slice(KEPT_BUILDS).filter((build) => build.inUse === 0)
    for (const build of unused) {
      this.#builds.splice(this.#builds.indexOf(build), 1)
      void this.#remove(build)
    }
  }

  async #remove(build: PublishedBuild): Promise<void> {
    try {
      await build.close()
      await this.#folders.remove(build.number)
    } catch (error) {
      this.#options.log(`The old build ${build.number} could not be removed: ${messageOf(error)}`)
    }
  }

  async #hashedFile(request: Request): Promise<Response | undefined> {
    if (!new URL(request.url).pathname.startsWith(HASHED_FILES)) return undefined
    return await this.#builds[1]?.file(request)
  }
}

async function notFound(request: Request, build: PublishedBuild): Promise<Response> {
  const page = await build.file(new Request(new URL('/404.html', request.url)))
  if (!page) return new Response('Not found', { status: 404 })
  return new Response(page.body, { status: 404, headers: page.headers })
}

function describeFailure(error: unknown, hasEarlier: boolean): string {
  const lines = error instanceof BuildFailedError ? error.output : describeError(error)
  const sentence = error instanceof BuildFailedError ? error.message : 'The site was not published.'
  const rest = hasEarlier ? ' The earlier build stays up.' : ''
  return `${sentence}${rest} The last it said:\n${lines}`
}
