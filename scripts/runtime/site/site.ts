import { join } from 'node:path'
import type { DeployOutcome } from '../functions/local-functions.ts'
import { compressResponse } from '../http/compress-response.ts'
import { StartError, describeError, messageOf } from '../start-error.ts'
import { BuildFolders, type BuildFolder } from './build-folders.ts'
import { BuildFailedError, buildSite, type Command } from './build-site.ts'
import { PublishedBuild } from './published-build.ts'

/** How many builds stay: the one that is up and the one whose pages may still be open somewhere. */
const KEPT_BUILDS = 2

/** Files whose name holds a hash of their content, so that any build's copy is the right one. */
const HASHED_FILES = '/_astro/'

export interface SiteOptions {
  /** The folder for the builds and what they keep. */
  directory: string
  /** Where this runtime answers, without a closing slash. */
  origin: string
  /** Another program than Astro that builds, for tests. */
  buildCommand?: Command | undefined
  /** Told how each build ended, once the site can be asked; the next build waits for it. */
  onDeploy: (outcome: DeployOutcome) => Promise<void>
  log: (line: string) => void
}

/** The static site: builds it, swaps builds without a gap, and answers from the one that is up. */
export class Site {
  readonly #options: SiteOptions
  readonly #folders: BuildFolders
  /** The builds that were asked for, while one runs; at most one more waits. */
  #running: Promise<void> | undefined
  #isAskedFor = false
  readonly #stopping = new AbortController()
  /** Newest first; the first one is up. */
  readonly #builds: PublishedBuild[] = []

  constructor(options: SiteOptions) {
    this.#options = options
    this.#folders = new BuildFolders(options.directory)
  }

  /** The id of the build that is up. */
  get deployId(): string {
    return String(this.#builds[0]?.number ?? 0)
  }

  /**
   * Puts up the build of an earlier run, whichever code has made it; builds where there is none.
   *
   * @returns how that build ended, to be announced by the caller unless it has called it off;
   *   undefined when an earlier build is up, which the caller has built anew
   * @throws StartError when it fails
   */
  async start(): Promise<DeployOutcome | undefined> {
    for (const folder of await this.#folders.open()) {
      this.#builds.unshift(await this.#open(folder))
    }
    if (this.#builds.length > 0) return undefined
    const outcome = await this.#build()
    if (outcome.errorMessage === null || this.#stopping.signal.aborted) return outcome
    throw new StartError(outcome.errorMessage)
  }

  /** Asks for a build that begins after this call, as the platform's build hook does. */
  requestBuild(): void {
    this.#isAskedFor = true
    this.#running ??= this.#buildWhileAskedFor()
  }

  /** Resolves when nothing builds and nothing waits to be built. */
  async idle(): Promise<void> {
    await this.#running
  }

  /**
   * Answers a request from the site alone: images, redirects, files, else the page for unknown
   * addresses. With `otherwise`, files come first, then it is asked, and redirects do not apply: the
   * platform's order for a function that prefers static files.
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

  /** Ends a build under way and builds no more. */
  cancel(): void {
    this.#stopping.abort()
  }

  /** Ends a build under way and closes what is open. */
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
    const { directory, buildCommand } = this.#options
    await buildSite({
      outDir: folder.dist,
      cacheDir: join(directory, 'cache'),
      env: process.env,
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
