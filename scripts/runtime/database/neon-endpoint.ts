import { createHash, timingSafeEqual } from 'node:crypto'
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  DatabaseError,
  isolationLevels,
  ServerLostError,
  type BatchOptions,
  type DatabaseEngine,
  type IsolationLevel,
  type RawQuery,
  type RawValue,
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

/** So long that always the client is the one to close: no request meets a closing connection. */
const keepAliveTimeout = 3_600_000

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

/** Checks the connection string of each request; the one last accepted is known at sight. */
function createPasswordCheck(password: string): (connectionString: string | undefined) => void {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  const expected = digest(password)
  let accepted: string | undefined

  return (connectionString) => {
    if (connectionString !== undefined && connectionString === accepted) return
    const url = URL.parse(connectionString ?? '')
    if (!url) throw malformed('invalid connection string')
    const given = decodeText(url.password)
    if (given === undefined || !timingSafeEqual(digest(given), expected)) {
      throw new DatabaseError(`password authentication failed for user '${url.username}'`, {
        severity: 'FATAL',
        code: '28P01',
      })
    }
    accepted = connectionString
  }
}

function decodeText(encoded: string): string | undefined {
  try {
    return decodeURIComponent(encoded)
  } catch {
    return undefined
  }
}

function readBody(request: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      // What is too large is still read to its end: a client that is writing hears no answer.
      if (size <= maxRequestBytes) chunks.push(chunk)
    })
    request.once('error', reject)
    request.once('end', () => {
      const [first] = chunks
      if (size > maxRequestBytes) {
        reject(new RefusedRequest(413, `request is too large (max is ${maxRequestBytes} bytes)`))
      } else {
        resolve((chunks.length === 1 && first ? first : Buffer.concat(chunks)).toString())
      }
    })
  })
}

function parseBody(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    throw malformed('could not parse the HTTP request body: invalid JSON')
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Half a surrogate pair is no text that Postgres could store; Neon refuses it too. */
const isRawValue = (value: unknown): value is RawValue =>
  value === null || (typeof value === 'string' && value.isWellFormed())

function readQuery(value: unknown): RawQuery {
  if (!isObject(value) || typeof value.query !== 'string' || value.query.includes('\0')) {
    throw malformed('could not parse the HTTP request body: "query" must be text without NUL')
  }
  const params: unknown = value.params ?? []
  if (!Array.isArray(params) || params.length > maxParams || !params.every(isRawValue)) {
    throw malformed(
      `could not parse the HTTP request body: "params" must be a list of at most ${maxParams} texts and nulls`,
    )
  }
  return { query: value.query, params }
}

const isIsolationLevel = (name: string): name is IsolationLevel =>
  Object.hasOwn(isolationLevels, name)

function readBatchOptions(headers: IncomingHttpHeaders): BatchOptions {
  const isolationLevel = headers['neon-batch-isolation-level']
  if (
    isolationLevel !== undefined &&
    (typeof isolationLevel !== 'string' || !isIsolationLevel(isolationLevel))
  ) {
    throw malformed('invalid isolation level')
  }
  return {
    isolationLevel,
    readOnly: headers['neon-batch-read-only'] === 'true',
    deferrable: headers['neon-batch-deferrable'] === 'true',
  }
}

function send(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
  })
  response.end(body)
}

/**
 * Starts the endpoint on 127.0.0.1. It answers `POST /sql`: 200 with the result, 400 with the fields
 * of a database error or for a malformed request, 413 and 507 beyond the limits, 500 for all else.
 *
 * @throws Error when the port is taken
 */
export async function startNeonEndpoint(options: NeonEndpointOptions): Promise<NeonEndpoint> {
  const { engine, onUnexpectedError } = options
  const checkPassword = createPasswordCheck(options.password)

  async function execute(request: IncomingMessage): Promise<string> {
    const { headers } = request
    const body = await readBody(request)
    if (request.url !== '/sql') throw new RefusedRequest(404, 'not found')
    if (request.method !== 'POST') throw new RefusedRequest(405, 'method not allowed')
    const connectionString = headers['neon-connection-string']
    checkPassword(typeof connectionString === 'string' ? connectionString : undefined)
    if (headers['neon-raw-text-output'] !== 'true' || headers['neon-array-mode'] !== 'true') {
      throw malformed('only raw text output in array mode is spoken here')
    }
    const payload = parseBody(body)
    if (isObject(payload) && Array.isArray(payload.queries)) {
      const batchOptions = readBatchOptions(headers)
      const results = await engine.batch(payload.queries.map(readQuery), batchOptions)
      return JSON.stringify({ results })
    }
    const { query, params } = readQuery(payload)
    return JSON.stringify(await engine.query(query, params))
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const body = await execute(request)
      if (Buffer.byteLength(body) > maxResponseBytes) {
        throw new RefusedRequest(507, `response is too large (max is ${maxResponseBytes} bytes)`)
      }
      send(response, 200, body)
    } catch (error) {
      if (error instanceof DatabaseError) {
        send(response, 400, JSON.stringify(error))
      } else if (error instanceof RefusedRequest) {
        send(response, error.status, JSON.stringify({ message: error.message }))
      } else if (error instanceof ServerLostError) {
        send(response, 500, JSON.stringify({ message: error.message }))
      } else if (!request.destroyed || request.complete) {
        onUnexpectedError(error)
        send(response, 500, JSON.stringify({ message: 'internal error' }))
      }
    }
  }

  const server = createServer({ keepAliveTimeout }, (request, response) => {
    void answer(request, response)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port ?? 0, '127.0.0.1', () => {
      server.off('error', reject)
      resolve()
    })
  })

  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        const force = setTimeout(() => {
          server.closeAllConnections()
        }, drainTimeout)
        // A connection that is busy now goes idle after its answer, and is closed then.
        const sweep = setInterval(() => {
          server.closeIdleConnections()
        }, 20)
        server.close(() => {
          clearTimeout(force)
          clearInterval(sweep)
          resolve()
        })
      }),
  }
}
