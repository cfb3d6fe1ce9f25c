import type { ContractOf } from './calls.ts'
import type { BodyOf, Contract, ParamsOf, QueryOf, ResponseOf } from '#src/core/contract.ts'
import type { Route } from '#src/core/routes.ts'

/** Failure of a call. */
export type RequestFailure =
  /** No response: offline, connection lost, timeout or abort. */
  | { kind: 'network' }
  /** An admin call without a token. It was not sent. */
  | { kind: 'unauthenticated' }
  | {
      kind: 'http'
      status: number
      /** Text of the body, or the status text if the body is empty. */
      text: string
      /** Message of the server; null if there is none. */
      error: string | null
      /** Name of the error; absent if its status says enough. */
      code?: string
      /** Messages by path of the field; empty if the server named no field. */
      fields: Readonly<Record<string, string>>
    }

export type RequestResult<Answer> =
  { ok: true; data: Answer } | { ok: false; failure: RequestFailure }

/** The part of `fetch` that calls use. */
export type Fetch = (address: string, init: RequestInit) => Promise<Response>

/** All options of a call. `InputOf` makes those required that the contract requires. */
export interface CallInput {
  /** Values of the path's `:names`. */
  params?: Readonly<Record<string, string>>
  /** Query parameters. Undefined ones are left out. */
  query?: Readonly<Record<string, string | undefined>>
  /** Sent as JSON. */
  body?: unknown
  /** Session token. Every admin call but the login needs it. */
  token?: string | null
  signal?: AbortSignal
  /** Whether the call is completed even if the page is closed. */
  keepalive?: boolean
  headers?: Readonly<Record<string, string>>
}

/** Response of a call. */
export type AnswerOf<R extends Route> = ResponseOf<ContractOf<R>>

/** Input of a call. `params` and `body` are required if the contract has them. */
export type InputOf<R extends Route> = ContractInput<ContractOf<R>>
type ContractInput<C extends Contract> = CallInput &
  (ParamsOf<C> extends Record<string, never> ? unknown : { params: ParamsOf<C> }) &
  (QueryOf<C> extends Record<string, never> ? unknown : { query?: QueryOf<C> }) &
  (undefined extends BodyOf<C> ? unknown : { body: BodyOf<C> })

/** Seconds that a call may take, unless its route sets another limit. */
const ANSWER_SECONDS = 15

/** Message for an admin call without a stored token (specification, section 8). */
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
    // A response without JSON comes from a proxy, not from this server.
    if (!response.ok || parsed === undefined) return httpFailure(response, text, parsed)
    return { ok: true, data: parsed as AnswerOf<R> }
  } catch {
    return { ok: false, failure: { kind: 'network' } }
  }
}

/**
 * Returns a technical message: `<status>: <body or status text>` if the server answered, otherwise a fixed sentence.
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
 * Returns the message for the user: that of the server, or `fallback`. An admin call without a token has its own
 * message.
 * @param unexplained replaces `fallback` if the server answered without a message.
 */
export function failureText(
  failure: RequestFailure,
  fallback: string,
  unexplained = fallback,
): string {
  if (failure.kind === 'unauthenticated') return NOT_AUTHENTICATED
  return failure.kind === 'http' ? (failure.error ?? unexplained) : fallback
}

/** Returns the server's message if a rate limit refused the call, otherwise `fallback`. */
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

/** Builds the query string with `?`; '' if there are no parameters. */
export function searchOf(query: CallInput['query']): string {
  const search = new URLSearchParams()
  for (const name in query) if (query[name] !== undefined) search.set(name, query[name])
  return search.size === 0 ? '' : `?${search}`
}

/** Parses JSON; undefined if it is invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Returns the failure of a response. @param parsed body as JSON, which may have `error` and `fields`. */
export function httpFailure(
  response: Pick<Response, 'status' | 'statusText'>,
  text: string,
  parsed: unknown,
): { ok: false; failure: RequestFailure } {
  const { error, code, fields } = (typeof parsed === 'object' && parsed !== null ? parsed : {}) as {
    error?: unknown
    code?: unknown
    fields?: unknown
  }
  return {
    ok: false,
    failure: {
      kind: 'http',
      status: response.status,
      text: text === '' ? response.statusText : text,
      error: typeof error === 'string' && error !== '' ? error : null,
      ...(typeof code === 'string' ? { code } : {}),
      fields: Object.fromEntries(
        Object.entries(fields ?? {}).filter(
          (entry): entry is [string, string] => typeof entry[1] === 'string',
        ),
      ),
    },
  }
}
