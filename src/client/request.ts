import type { ContractOf } from './calls.ts'
import type { BodyOf, Contract, ParamsOf, QueryOf, ResponseOf } from '#src/core/contract.ts'
import type { Route } from '#src/core/routes.ts'

/** Failure of a call. */
export type RequestFailure =
  /** No response: offline, connection lost, timed out, or aborted. */
  | { kind: 'network' }
  /** An admin call without a token; nothing was sent. */
  | { kind: 'unauthenticated' }
  | {
      kind: 'http'
      status: number
      /** The body's text, or the status text when the body is empty. */
      text: string
      /** The server's sentence, if any. */
      error: string | null
      /** Messages by field path; empty when the server named none. */
      fields: Readonly<Record<string, string>>
    }

export type RequestResult<Answer> =
  { ok: true; data: Answer } | { ok: false; failure: RequestFailure }

/** The part of `fetch` that calls need; injected in tests. */
export type Fetch = (address: string, init: RequestInit) => Promise<Response>

/** All options of a call; the contract says which are required. */
export interface CallInput {
  /** Values of the path's `:names`. */
  params?: Readonly<Record<string, string>>
  /** Query parameters; undefined ones are omitted. */
  query?: Readonly<Record<string, string | undefined>>
  /** Sent as JSON. */
  body?: unknown
  /** The session's token. Admin calls other than the login fail without it. */
  token?: string | null
  signal?: AbortSignal
  /** Sent even if the page is unloaded meanwhile. */
  keepalive?: boolean
  headers?: Readonly<Record<string, string>>
}

/** Answer of a route's call. */
export type AnswerOf<R extends Route> = ResponseOf<ContractOf<R>>

/** Input of a route's call: `params` and `body` are required where its contract has them. */
export type InputOf<R extends Route> = ContractInput<ContractOf<R>>
type ContractInput<C extends Contract> = CallInput &
  (ParamsOf<C> extends Record<string, never> ? unknown : { params: ParamsOf<C> }) &
  (QueryOf<C> extends Record<string, never> ? unknown : { query?: QueryOf<C> }) &
  (undefined extends BodyOf<C> ? unknown : { body: BodyOf<C> })

/** The longest wait for an answer in seconds, unless the route sets another. */
const ANSWER_SECONDS = 15

/** Message of an admin call without a stored token (specification, section 8). */
export const NOT_AUTHENTICATED = 'Not authenticated'

/**
 * Makes one call, without retries.
 * @example await request(routes.getQuiz, { params: { slug } })
 */
export async function request<const R extends Route>(
  route: R,
  input: InputOf<R>,
  options: { fetch?: Fetch | undefined } = {},
): Promise<RequestResult<AnswerOf<R>>> {
  const {
    params = {},
    query,
    body,
    token = null,
    signal,
    keepalive,
    headers = {},
  }: CallInput = input
  if (token === null && needsToken(route)) {
    return { ok: false, failure: { kind: 'unauthenticated' } }
  }
  const send = options.fetch ?? fetch
  const time = AbortSignal.timeout((route.seconds ?? ANSWER_SECONDS) * 1000)
  try {
    const response = await send(fillPath(route.path, params) + searchOf(query), {
      method: route.method,
      credentials: 'same-origin',
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: signal ? AbortSignal.any([signal, time]) : time,
      ...(keepalive ? { keepalive } : {}),
    })
    const text = await response.text()
    const parsed = parseJson(text)
    // A non-JSON response comes from a proxy or gateway, not from the server.
    if (!response.ok || parsed === undefined) return httpFailure(response, text, parsed)
    return { ok: true, data: parsed as AnswerOf<R> }
  } catch {
    return { ok: false, failure: { kind: 'network' } }
  }
}

/**
 * Returns the generic message of a failed call: `<status>: <body text or status text>` if the server answered, else a
 * fixed sentence.
 */
export function failureMessage(failure: RequestFailure): string {
  switch (failure.kind) {
    case 'network':
      return 'Failed to fetch'
    case 'unauthenticated':
      return NOT_AUTHENTICATED
    case 'http':
      return `${failure.status}: ${failure.text}`
  }
}

/**
 * Returns the message for the user: the server's sentence if there is one, else the fallback. An admin call without a
 * token has a message of its own.
 * @param unexplained replaces the fallback if the server answered without a sentence.
 */
export function failureText(
  failure: RequestFailure,
  fallback: string,
  unexplained = fallback,
): string {
  if (failure.kind === 'unauthenticated') return NOT_AUTHENTICATED
  return failure.kind === 'http' ? (failure.error ?? unexplained) : fallback
}

/** Returns the server's sentence when a rate limit refused the call, else the fallback. */
export function refusalText(failure: RequestFailure, fallback: string): string {
  return hasStatus(failure, 429) ? failureText(failure, fallback) : fallback
}

/** Whether the server answered with this status. */
export function hasStatus(failure: RequestFailure, status: number): boolean {
  return failure.kind === 'http' && failure.status === status
}

function needsToken({ path }: Route): boolean {
  if (/^\/api\/admin\/login(?:\/|$)/.test(path)) return false
  return path.startsWith('/api/admin/') || path.startsWith('/api/objects/')
}

/** Fills in the `:names` of a path. */
export function fillPath(path: string, params: Readonly<Record<string, string>>): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}

/** Builds the query string; '' when it is empty. */
export function searchOf(query: CallInput['query']): string {
  const search = new URLSearchParams()
  for (const name in query) if (query[name] !== undefined) search.set(name, query[name])
  return search.size === 0 ? '' : `?${search}`
}

/** Parses JSON; undefined when invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Returns the failure for a response.
 * @param parsed the text as JSON, from which `error` and `fields` are taken if it has them.
 */
export function httpFailure(
  response: Pick<Response, 'status' | 'statusText'>,
  text: string,
  parsed: unknown,
): { ok: false; failure: RequestFailure } {
  const { error, fields } = (typeof parsed === 'object' && parsed !== null ? parsed : {}) as {
    error?: unknown
    fields?: unknown
  }
  return {
    ok: false,
    failure: {
      kind: 'http',
      status: response.status,
      text: text === '' ? response.statusText : text,
      error: typeof error === 'string' && error !== '' ? error : null,
      fields: Object.fromEntries(
        Object.entries(fields ?? {}).filter(
          (entry): entry is [string, string] => typeof entry[1] === 'string',
        ),
      ),
    },
  }
}
