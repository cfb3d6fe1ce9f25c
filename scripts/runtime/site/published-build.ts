import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { NetlifyDev } from '@netlify/dev'
import type { BuildFolder } from './build-folders.ts'
import { projectRoot } from './build-site.ts'

const off = { enabled: false }

/** Features of the platform's emulation that this runtime implements itself or does not need. */
const switchedOff = {
  aiGateway: off,
  blobs: off,
  database: off,
  edgeFunctions: off,
  environmentVariables: off,
  functions: off,
  geolocation: off,
}

export interface OpenBuildOptions {
  folder: BuildFolder
  /** The URL of this runtime, from which images are fetched. */
  origin: string
  log: (line: string) => void
}

/**
 * A build served by Netlify's own emulation. It covers static files, redirects, headers and images. Each build has an
 * emulation of its own, so that a request sees only one build, even if another goes live meanwhile.
 */
export class PublishedBuild {
  readonly number: number
  /** Responses of this build that are still being sent. */
  inUse = 0
  readonly #site: NetlifyDev

  private constructor(number: number, site: NetlifyDev) {
    this.number = number
    this.#site = site
  }

  static async open({ folder, origin, log }: OpenBuildOptions): Promise<PublishedBuild> {
    await copyFile(join(projectRoot, 'netlify.toml'), join(folder.root, 'netlify.toml'))
    const { NetlifyDev } = await import('@netlify/dev')
    const tell = (...parts: unknown[]) => log(parts.join(' '))
    const logger = { log: tell, warn: tell, error: tell }
    const site = new NetlifyDev({
      ...switchedOff,
      logger,
      projectRoot: folder.root,
      serverAddress: origin,
      skipGitignore: true,
    })
    await site.start()
    return new PublishedBuild(folder.number, site)
  }

  /**
   * Returns the platform's answer from images, redirects and files; undefined for unknown paths.
   */
  async answer(request: Request): Promise<Response | undefined> {
    const found = await this.#site.handleAndIntrospect(request)
    // The emulation loses the status of a rewrite; all rewrites here are 404 pages.
    if (found?.type !== 'redirect') return found?.response
    const { body, status, headers } = found.response
    return new Response(body, {
      status: status === 200 ? 404 : status,
      headers: withinSite(headers, request),
    })
  }

  /** Returns the file at a path with its headers, ignoring redirects; undefined without one. */
  async file(request: Request): Promise<Response | undefined> {
    const found = await this.#site.handleAndIntrospect(request)
    return found?.type === 'static' ? found.response : undefined
  }

  async close(): Promise<void> {
    await this.#site.stop()
  }
}

/** Reduces the location of a redirect within the site to its path, since its host is the one that the client sent. */
function withinSite(original: Headers, request: Request): Headers {
  const headers = new Headers(original)
  const location = URL.parse(headers.get('location') ?? '')
  if (location?.origin === new URL(request.url).origin) {
    headers.set('location', location.pathname + location.search)
  }
  return headers
}
