import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { errorTexts } from '#src/texts/errors.ts'
import {
  BodyTooLargeError,
  readBody,
  readClientAddress,
  readHeaders,
} from '../http/read-request.ts'
import { sendResponse } from '../http/send-response.ts'
import { describeError } from '../start-error.ts'
import { FunctionContext } from './context.ts'
import { toDeployEvent, type DeployOutcome } from './deploy-events.ts'
import type { LoadedFunction } from './load-functions.ts'
import { PendingWork, within } from './pending-work.ts'
import { RateLimits } from './rate-limits.ts'
import { createRouter, type RouteMatch, type Router } from './routes.ts'
import { Schedules } from './schedules.ts'

/** How long the functions that want to know of a deploy may hold up the next build. */
const DEPLOY_EVENT_LIMIT_MS = 30_000

/** How long the rest of a refused body is still taken in, so that the client gets to its answer. */
const REFUSED_BODY_MS = 2_000

export interface LocalFunctionsOptions {
  functions: readonly LoadedFunction[]
  /** Where this runtime answers, without a closing slash. */
  origin: string
  /** Whether `rateLimit` is honoured. */
  rateLimits: boolean
  /** The id of the build that is up. */
  deployId: () => string
  /** How often a function that is to run every minute runs here, in seconds. */
  everyMinuteSeconds: number
  log: (line: string) => void
}

/** Runs the loaded functions in this process, called as the platform calls them. */
export class LocalFunctions {
  /** Finds the function that a request belongs to. */
  readonly match: Router
  readonly #options: LocalFunctionsOptions
  readonly #pending: PendingWork
  readonly #schedules: Schedules
  readonly #rateLimits: RateLimits | undefined

  constructor(options: LocalFunctionsOptions) {
    const { functions, log } = options
    this.#options = options
    this.match = createRouter(functions)
    this.#pending = new PendingWork(log)
    this.#rateLimits = options.rateLimits ? new RateLimits() : undefined
    this.#schedules = new Schedules({
      functions,
      everyMinuteSeconds: options.everyMinuteSeconds,
      run: async (target, nextRun) => await this.#runScheduled(target, nextRun),
    })
  }

  /** Calls a function with a request and writes its answer; never rejects. */
  async answer(
    { target, params, method }: RouteMatch,
    url: URL,
    message: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const withoutBody = message.method === 'HEAD'
    const send = async (answer: Response, cookies: readonly string[] = []) => {
      await sendResponse(answer, response, { withoutBody, cookies })
    }
    try {
      const ip = readClientAddress(message)
      const { rateLimit, background } = target.config
      const wait = rateLimit && this.#rateLimits?.check(target.name, rateLimit, ip)
      if (wait !== undefined) {
        const headers = { 'retry-after': String(wait) }
        const error = errorTexts.tooManyRequests
        await send(Response.json({ error }, { status: 429, headers }))
        return
      }

      const body = await readBody(message)
      const requestId = randomUUID()
      const headers = readHeaders(message)
      headers.set('x-nf-client-connection-ip', ip)
      headers.set('x-nf-request-id', requestId)
      const hasBody = body !== undefined && method !== 'GET' && method !== 'HEAD'
      const init: RequestInit = { method, headers, body: hasBody ? new Uint8Array(body) : null }
      const request = new Request(url, init)
      const context = this.#context(target, request, { params, ip, requestId })
      if (background) {
        this.#pending.track(`The function ${target.name}`, call(target, request, context))
        await send(new Response(null, { status: 202 }))
        return
      }
      await send(await call(target, request, context), context.cookieLines)
    } catch (error) {
      await this.#answerFailure(target, error, message, response)
    }
  }

  /**
   * Runs a scheduled function now, as `POST /.netlify/functions/<name>` asks for, after the run
   * that is under way; undefined when there is no scheduled function of this name.
   */
  runByHand(name: string): Promise<Response> | undefined {
    return this.#schedules.runByHand(name)
  }

  /** Starts the clock of the scheduled functions. */
  startSchedules(): void {
    this.#schedules.start()
  }

  /** Tells every function that wants to know how a build ended, and waits for them. */
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

  /** Stops the clock and waits, at most `graceMs`, for what still runs. */
  async stop(graceMs: number): Promise<void> {
    const deadline = performance.now() + graceMs
    const idle = await within(graceMs, this.#schedules.stop())
    const settled = await this.#pending.settle(Math.max(0, deadline - performance.now()))
    if (!idle || !settled) this.#options.log('Some work of the functions was cut off by the stop.')
  }

  #context(
    target: LoadedFunction,
    request: Request,
    rest: { params: Record<string, string>; ip: string; requestId: string },
  ): FunctionContext {
    return new FunctionContext({
      ...rest,
      request,
      deployId: this.#options.deployId(),
      origin: this.#options.origin,
      waitUntil: (promise) => this.#pending.track(`Work of the function ${target.name}`, promise),
    })
  }

  async #runScheduled(target: LoadedFunction, nextRun: Date): Promise<Response> {
    const requestId = randomUUID()
    const request = new Request(`${this.#options.origin}/.netlify/functions/${target.name}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Netlify Clockwork',
        'x-nf-event': 'schedule',
        'x-nf-request-id': requestId,
      },
      body: JSON.stringify({ next_run: nextRun.toISOString() }),
    })
    const context = this.#context(target, request, { params: {}, ip: '127.0.0.1', requestId })
    try {
      return await call(target, request, context)
    } catch (error) {
      this.#options.log(`The function ${target.name} failed: ${describeError(error)}`)
      return unexpectedError()
    }
  }

  async #answerFailure(
    target: LoadedFunction,
    error: unknown,
    message: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    if (error instanceof BodyTooLargeError) {
      response.shouldKeepAlive = false
      const answer = Response.json({ error: errorTexts.bodyTooLarge }, { status: 413 })
      await sendResponse(answer, response)
      message.resume()
      setTimeout(() => message.destroy(), REFUSED_BODY_MS).unref()
      return
    }
    if (message.destroyed && !message.complete) return
    this.#options.log(`The function ${target.name} failed: ${describeError(error)}`)
    if (!response.headersSent) {
      await sendResponse(unexpectedError(), response, { withoutBody: message.method === 'HEAD' })
    }
  }
}

async function call(
  target: LoadedFunction,
  request: Request,
  context: FunctionContext,
): Promise<Response> {
  const { fetch } = target
  const answer = await fetch?.(request, context)
  if (answer instanceof Response) return answer
  if (answer === undefined) return new Response(null, { status: 204 })
  throw new TypeError('A function answers with a Response or with nothing.')
}

function unexpectedError(): Response {
  return Response.json({ error: errorTexts.unexpected }, { status: 500 })
}
