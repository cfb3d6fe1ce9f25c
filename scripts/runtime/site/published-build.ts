import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { NetlifyDev } from '@netlify/dev'
import type { BuildFolder } from './build-folders.ts'
import { projectRoot } from './build-site.ts'

const off = { enabled: false }

/** Everything of the platform's emulation that this runtime does itself or does without. */
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
  /** Where this runtime answers: images are fetched from there. */
  origin: string
  log: (line: string) => void
}

/**
 * One whole build with Netlify's own static files, redirects, headers and images over it. Each build
 * has its own emulation, so that a request sees one build from beginning to end, whatever is
 * published meanwhile.
 */
export class PublishedBuild {
  readonly number: number
  /** Answers of this build that are still being sent. */
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

  /** The platform's answer from images, redirects and files; undefined for an unknown path. */
  async answer(request: Request): Promise<Response | undefined> {
    const found = await this.#site.handleAndIntrospect(request)
    // The emulation forgets the status of a rule that shows a file at another address; the only
    // such rules here are for addresses that lead nowhere.
    if (found?.type !== 'redirect') return found?.response
    const { body, status, headers } = found.response
    return new Response(body, {
      status: status === 200 ? 404 : status,
      headers: withinSite(headers, request),
    })
  }

  /** The file at a path, with its headers but without regard to redirects; undefined without one. */
  async file(request: Request): Promise<Response | undefined> {
    const found = await this.#site.handleAndIntrospect(request)
    return found?.type === 'static' ? found.response : undefined
  }

  async close(): Promise<void> {
    await this.#site.stop()
  }
}

/** The headers of a redirect with a path in place of an address by the host that the caller names. */
function withinSite(original: Headers, request: Request): Headers {
  const headers = new Headers(original)
  const location = URL.parse(headers.get('location') ?? '')
  if (location?.origin === new URL(request.url).origin) {
    headers.set('location', location.pathname + location.search)
  }
  return headers
}
