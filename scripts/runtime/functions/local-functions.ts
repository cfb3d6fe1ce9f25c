import { randomUUID } from 'node:crypto'
import type { Context, DeploySucceededEvent } from '@netlify/functions'
import type { ServerRequest } from 'srvx'
import { errorTexts } from '#src/core/error-texts.ts'
import { readBody } from '../http/listen.ts'
import { describeError } from '../start-error.ts'
import { ADDRESS_HEADER } from './caller-address.ts'
import type { LoadedFunction } from './load-functions.ts'
import { isLocalPreview, localContext } from './preview-context.ts'
import { RateLimits } from './rate-limits.ts'
import { createRouter, type RouteMatch, type Router } from './routes.ts'
import { Schedules } from './schedules.ts'

/** The platform's limit on a buffered request body, in bytes. */
const MAX_BODY_BYTES = 6 * 1024 * 1024

/** Milliseconds by which handlers of deploy events may delay the next build. */
const DEPLOY_EVENT_LIMIT_MS = 30_000

/** Outcome of a site build. */
export interface DeployOutcome {
  /** The build's id, also `context.deploy.id` while it is live. */
  id: string
  /** One sentence if the build failed, null if it is live. */
  errorMessage: string | null
}

export interface LocalFunctionsOptions {
  functions: readonly LoadedFunction[]
  /** The URL of this runtime, without a trailing slash. */
  origin: string
  /** Whether the `rateLimit` of functions is enforced. */
  rateLimits: boolean
  /** Whether to trust the platform's header with the caller's IP address (`RuntimeOptions`). */
  trustsAddress: boolean
  /** Whether the context of a call names the deploy (`RuntimeOptions`). */
  namesDeploy: boolean
  /** Names of background functions whose calls are accepted but not run (`RuntimeOptions`). */
  heldBack: readonly string[]
  /** The id of the live build. */
  deployId: () => string
  /** Interval in seconds of functions that are scheduled every five minutes. */
  frequentSeconds: number
  log: (line: string) => void
}

/** Part of the platform's context used by functions. */
type LocalContext = Pick<
  Context,
  'deploy' | 'ip' | 'params' | 'requestId' | 'server' | 'site' | 'url' | 'waitUntil'
>

/** Runner of the functions in this process. It calls them as the platform would. */
export class LocalFunctions {
  /** Finds the function for a request. */
  readonly match: Router
  readonly #options: LocalFunctionsOptions
  readonly #schedules: Schedules
  readonly #rateLimits: RateLimits | undefined
  /** Work that continues after the response was sent. */
  readonly #pending = new Set<Promise<void>>()

  constructor(options: LocalFunctionsOptions) {
    const { functions, frequentSeconds } = options
    this.#options = options
    this.match = createRouter(functions)
    this.#rateLimits = options.rateLimits ? new RateLimits() : undefined
    this.#schedules = new Schedules({
      functions,
      frequentSeconds,
      run: async (target, nextRun) => await this.#runScheduled(target, nextRun),
    })
  }

  /** Calls a function with a request; never rejects. */
  async answer({ target, params, method }: RouteMatch, message: ServerRequest): Promise<Response> {
    const told = this.#options.trustsAddress ? message.headers.get(ADDRESS_HEADER) : null
    const ip = told ?? message.ip ?? ''
    const { rateLimit, background } = target.config
    const wait = rateLimit && this.#rateLimits?.check(target.name, rateLimit, ip)
    if (wait !== undefined) {
      const headers = { 'retry-after': String(wait) }
      return Response.json({ error: errorTexts.tooManyRequests }, { status: 429, headers })
    }
    let body: Buffer<ArrayBuffer> | undefined
    try {
      body = await readBody(message, MAX_BODY_BYTES)
    } catch {
      // The client has disconnected and reads no response.
      return new Response(null, { status: 400 })
    }
    if (!body) return Response.json({ error: errorTexts.bodyTooLarge }, { status: 413 })
    if (background && this.#options.heldBack.includes(target.name)) {
      return new Response(null, { status: 202 })
    }

    const headers = new Headers(message.headers)
    headers.set(ADDRESS_HEADER, ip)
    const hasBody = method !== 'GET' && method !== 'HEAD'
    const request = new Request(message.url, { method, headers, body: hasBody ? body : null })
    const answer = this.#call(target, request, params, ip)
    if (!background) return await answer
    this.#track(`The function ${target.name}`, answer)
    return new Response(null, { status: 202 })
  }

  /**
   * Runs a scheduled function now, as `POST /.netlify/functions/<name>` does, after any current run has ended. Returns
   * undefined if no scheduled function has this name.
   */
  runByHand(name: string): Promise<Response> | undefined {
    return this.#schedules.runByHand(name)
  }

  /** Starts the scheduler. */
  startSchedules(): void {
    this.#schedules.start()
  }

  /**
   * Calls the handlers of `deploySucceeded` or `deployFailed` in all functions, and waits for them at most
   * `DEPLOY_EVENT_LIMIT_MS`.
   */
  async announce(outcome: DeployOutcome): Promise<void> {
    const { functions, origin, log } = this.#options
    const handler = outcome.errorMessage === null ? 'deploySucceeded' : 'deployFailed'
    const calls = functions.map(async (target) => {
      try {
        await target[handler]?.(toDeployEvent(outcome, origin))
      } catch (error) {
        log(`The function ${target.name} failed at ${handler}: ${describeError(error)}`)
      }
    })
    await within(DEPLOY_EVENT_LIMIT_MS, Promise.all(calls))
  }

  /** Waits for work that functions continue after their answers, and for background functions. */
  async idle(): Promise<void> {
    while (this.#pending.size > 0) await Promise.all(this.#pending)
  }

  /** Stops the scheduler and waits, at most `graceMs`, for running functions. */
  async stop(graceMs: number): Promise<void> {
    const ended = this.#schedules.stop().then(() => this.idle())
    if (await within(graceMs, ended)) return
    this.#options.log('Some work of the functions was cut off by the stop.')
  }

  async #runScheduled(target: LoadedFunction, nextRun: Date): Promise<Response> {
    const request = new Request(`${this.#options.origin}/.netlify/functions/${target.name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-nf-event': 'schedule' },
      body: JSON.stringify({ next_run: nextRun.toISOString() }),
    })
    return await this.#call(target, request, {}, '127.0.0.1')
  }

  /** Calls a function; a failure is logged and answered with status 500. */
  async #call(
    target: LoadedFunction,
    request: Request,
    params: Record<string, string>,
    ip: string,
  ): Promise<Response> {
    const { namesDeploy, deployId, origin, log } = this.#options
    const context: LocalContext = {
      params,
      ip,
      url: new URL(request.url),
      requestId: randomUUID(),
      deploy: namesDeploy
        ? { context: localContext(), id: deployId(), published: true }
        : { context: '', id: '', published: false },
      server: {},
      site: { id: 'local', name: 'local', url: origin },
      waitUntil: (promise) => this.#track(`Work of the function ${target.name}`, promise),
    }
    try {
      const answer = await target.fetch?.(request, context as Context)
      if (answer === undefined) return new Response(null, { status: 204 })
      if (answer instanceof Response) return answer
      throw new TypeError('A function answers with a Response or with nothing.')
    } catch (error) {
      log(`The function ${target.name} failed: ${describeError(error)}`)
      return Response.json({ error: errorTexts.unexpected }, { status: 500 })
    }
  }

  /** Tracks a promise, so that a stop can wait for it; a failure is only logged. */
  #track(name: string, promise: Promise<unknown>): void {
    const followed = Promise.resolve(promise)
      .catch((error: unknown) => {
        this.#options.log(`${name} failed after its answer: ${describeError(error)}`)
      })
      .then(() => void this.#pending.delete(followed))
    this.#pending.add(followed)
  }
}

/** Returns the part of the platform's deploy event that functions use. */
function toDeployEvent({ id, errorMessage }: DeployOutcome, origin: string): DeploySucceededEvent {
  const failed = errorMessage !== null
  const deploy: Partial<DeploySucceededEvent['deploy']> = {
    id,
    state: failed ? 'error' : 'ready',
    errorMessage,
    context: isLocalPreview() ? localContext() : 'production',
    permalinkUrl: origin,
    publishedAt: failed ? null : new Date().toISOString(),
  }
  return { deploy } as DeploySucceededEvent
}

/** Waits at most `limitMs` for a promise that never rejects. @returns whether it settled in time. */
async function within(limitMs: number, promise: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, limitMs, false)
  })
  const ended = await Promise.race([promise.then(() => true), timeout])
  clearTimeout(timer)
  return ended
}
