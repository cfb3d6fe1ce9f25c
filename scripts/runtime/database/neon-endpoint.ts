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
 * Neon's SQL over HTTP, as `@neondatabase/serverless` uses it. Sources of its behaviour: the driver
 * and Neon's own `proxy/src/serverless/sql_over_http.rs`.
 */

/** Neon's limits, so that a query too large for production fails locally as well. */
export const maxRequestBytes = 10 * 1024 * 1024
export const maxResponseBytes = 10 * 1024 * 1024

/** Postgres' protocol counts the parameters of a statement in 16 bits. */
const maxParams = 65_535

/** Milliseconds that `close()` waits for running queries. */
const drainTimeout = 5_000

export interface NeonEndpointOptions {
  engine: DatabaseEngine
  /** The password that a connection string must carry. */
  password: string
  /** 0 for any free port. */
  port?: number | undefined
  /** Called for every error answered with status 500, except a lost server and calls that the client has aborted. */
  onUnexpectedError: (error: unknown) => void
}

export interface NeonEndpoint {
  port: number
  /** Answers pending requests, then closes all connections. */
  close: () => Promise<void>
}

/** A rejected request, with the status and message of its answer. */
class RefusedRequest extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

const malformed = (message: string) => new RefusedRequest(400, message)

/**
 * Checks that a connection string has this password.
 * @param password has only characters that need no encoding in a URL.
 * @throws RefusedRequest if the string is no URL, DatabaseError if the password differs
 */
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
  // Postgres cannot store a lone surrogate; Neon rejects it too.
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
 * Starts the endpoint on 127.0.0.1. It answers `POST /sql`: 200 with the result, 400 with the fields of a database
 * error or for a malformed request, 413 and 507 beyond the limits, and 500 after other errors. Any other path or method
 * is answered with 404 or 405.
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
