import type { Context } from '@netlify/functions'
import { RequestCookies } from './cookies.ts'

/** What a function is told beside its request; the rest is the same for all local requests. */
export interface ContextInput {
  request: Request
  params: Record<string, string>
  ip: string
  requestId: string
  deployId: string
  /** Where this runtime answers. */
  origin: string
  waitUntil: (promise: Promise<unknown>) => void
}

/** The platform's context for one call of a function, as the platform gives it on this machine. */
export class FunctionContext implements Context {
  readonly params: Record<string, string>
  readonly ip: string
  readonly requestId: string
  readonly deploy: Context['deploy']
  readonly site: Context['site']
  readonly waitUntil: Context['waitUntil']
  readonly account = { id: 'local' }
  readonly geo = {}
  readonly server = { region: 'local' }
  readonly json = (input: unknown): Response => Response.json(input)
  readonly log = console.log
  readonly #request: Request
  #cookies: RequestCookies | undefined
  #url: URL | undefined

  constructor({ request, params, ip, requestId, deployId, origin, waitUntil }: ContextInput) {
    this.#request = request
    this.params = params
    this.ip = ip
    this.requestId = requestId
    this.deploy = { context: 'dev', id: deployId, published: true }
    this.site = { id: 'local', name: 'local', url: origin }
    this.waitUntil = waitUntil
  }

  get url(): URL {
    this.#url ??= new URL(this.#request.url)
    return this.#url
  }

  get cookies(): RequestCookies {
    this.#cookies ??= new RequestCookies(this.#request.headers.get('cookie') ?? '')
    return this.#cookies
  }

  /** The `Set-Cookie` lines that the function asked for. */
  get cookieLines(): readonly string[] {
    return this.#cookies?.lines ?? []
  }

  /** Edge functions only, on the platform too. */
  next(): Promise<Response> {
    return Promise.reject(new Error('context.next is not there for serverless functions.'))
  }

  async rewrite(target: string | URL): Promise<Response> {
    return await fetch(new URL(target, this.url))
  }
}
