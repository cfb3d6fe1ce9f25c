import { z } from 'zod'
import { listenAt, readBody } from '../http/listen.ts'
import {
  DatabaseError,
  isolationLevels,
  ServerLostError,
  type BatchOptions,
  type DatabaseEngine,
  type IsolationLevel,
} from './engine.ts'

/**
 * Neon's SQL over HTTP, as `@neondatabase/serverless` speaks it. What it does was read from the
 * driver and from Neon's own `proxy/src/serverless/sql_over_http.rs`.
 */

/** Neon's limits, so that a query too large for production fails here as well. */
export const maxRequestBytes = 10 * 1024 * 1024
export const maxResponseBytes = 10 * 1024 * 1024

/** A Bind message counts its parameters in 16 bits. */
const maxParams = 65_535

/** How long `close()` waits for the queries that run. */
const drainTimeout = 5_000

export interface NeonEndpointOptions {
  engine: DatabaseEngine
  /** The password that a connection string must carry. */
  password: string
  /** A free one is chosen for 0. */
  port?: number | undefined
  /** Told of everything that is answered with status 500, but of a server that is lost. */
  onUnexpectedError: (error: unknown) => void
}

export interface NeonEndpoint {
  port: number
  /** Answers what has come in, then closes all connections. */
  close: () => Promise<void>
}

/** A request that is refused, with the status and the body's `message`. */
class RefusedRequest extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

const malformed = (message: string) => new RefusedRequest(400, message)

/** @param password of characters that need no encoding in an address */
function checkPassword(connectionString: string | null, password: string): void {
  const url = URL.parse(connectionString ?? '')
  if (!url) throw malformed('invalid connection string')
  if (url.password === password) return
  throw new DatabaseError(`password authentication failed for user '${url.username}'`, {
    severity: 'FATAL',
    code: '28P01',
  })
}

const query = z.object({
  query: z.string().refine((text) => !text.includes('\0'), 'holds NUL'),
  // Half a surrogate pair is no text that Postgres could store; Neon refuses it too.
  params: z
    .array(
      z
        .string()
        .refine((text) => text.isWellFormed(), 'is malformed')
        .nullable(),
    )
    .max(maxParams)
    .default([]),
})
const payload = z.union([z.object({ queries: z.array(query) }), query])

function readPayload(body: string): z.output<typeof payload> {
  try {
    return payload.parse(JSON.parse(body))
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : 'invalid JSON'
    throw malformed(`could not parse the HTTP request body: ${reason}`)
  }
}

const isIsolationLevel = (name: string): name is IsolationLevel =>
  Object.hasOwn(isolationLevels, name)

function readBatchOptions(headers: Headers): BatchOptions {
  const isolationLevel = headers.get('neon-batch-isolation-level') ?? undefined
  if (isolationLevel !== undefined && !isIsolationLevel(isolationLevel)) {
    throw malformed('invalid isolation level')
  }
  return {
    isolationLevel,
    readOnly: headers.get('neon-batch-read-only') === 'true',
    deferrable: headers.get('neon-batch-deferrable') === 'true',
  }
}

/**
 * Starts the endpoint on 127.0.0.1. It answers `POST /sql`: 200 with the result, 400 with the fields
 * of a database error or for a malformed request, 413 and 507 beyond the limits, 500 for all else.
 *
 * @throws Error when the port is taken
 */
export async function startNeonEndpoint(options: NeonEndpointOptions): Promise<NeonEndpoint> {
  const { engine, onUnexpectedError } = options

  async function execute(request: Request): Promise<string> {
    const { headers } = request
    const body = await readBody(request, maxRequestBytes)
    if (!body) {
      throw new RefusedRequest(413, `request is too large (max is ${maxRequestBytes} bytes)`)
    }
    if (new URL(request.url).pathname !== '/sql') throw new RefusedRequest(404, 'not found')
    if (request.method !== 'POST') throw new RefusedRequest(405, 'method not allowed')
    checkPassword(headers.get('neon-connection-string'), options.password)
    if (
      headers.get('neon-raw-text-output') !== 'true' ||
      headers.get('neon-array-mode') !== 'true'
    ) {
      throw malformed('only raw text output in array mode is spoken here')
    }
    const asked = readPayload(body.toString())
    if ('queries' in asked) {
      const results = await engine.batch(asked.queries, readBatchOptions(headers))
      return JSON.stringify({ results })
    }
    return JSON.stringify(await engine.query(asked.query, asked.params))
  }

  async function answer(request: Request): Promise<Response> {
    try {
      const body = await execute(request)
      if (Buffer.byteLength(body) > maxResponseBytes) {
        throw new RefusedRequest(507, `response is too large (max is ${maxResponseBytes} bytes)`)
      }
      return new Response(body, { headers: { 'content-type': 'application/json' } })
    } catch (error) {
      if (error instanceof DatabaseError) return Response.json(error, { status: 400 })
      if (error instanceof RefusedRequest) {
        return Response.json({ message: error.message }, { status: error.status })
      }
      if (error instanceof ServerLostError) {
        return Response.json({ message: error.message }, { status: 500 })
      }
      if (!request.signal.aborted) onUnexpectedError(error)
      return Response.json({ message: 'internal error' }, { status: 500 })
    }
  }

  const { port, stop } = await listenAt('127.0.0.1', options.port ?? 0, answer)
  return { port, close: async () => await stop(drainTimeout) }
}
