import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { FunctionResult } from '@netlify/zip-it-and-ship-it'
import { afterAll, beforeAll, inject } from 'vitest'
import { type Database, openDatabase } from '#db/client.ts'
import { migrateToLatest } from '#db/migrate.ts'
import { seedWhenEmpty } from '#db/seeds/seed.ts'
import { startDatabase } from '../../scripts/runtime/database/start-database.ts'
import { startBlobs } from '../../scripts/runtime/site/blobs.ts'
import { productEnvironment } from '../product-environment.ts'
import { functionAt } from './routes.ts'

export const SITE_URL = 'https://akademija.example'
export const PASSWORD = 'platformos slaptažodis'

/** Call that the child process runs. */
export interface Invocation {
  directory: string
  event: object
}

/** Answer of a function. */
export interface Invoked {
  status: number
  headers: [string, string][]
  body: Uint8Array
  /**
   * Number of requests sent to other machines until the answer was complete; `outsideAtEnd`: until all work was done.
   */
  outsideAtAnswer: number
  outsideAtEnd: number
}

export interface CallOptions {
  method?: string
  headers?: Record<string, string>
  body?: string | Uint8Array
  token?: string
  /** The context of the deploy; null leaves out the platform's headers. */
  context?: string | null
  /** Name of the function to call; if omitted, the path decides. */
  name?: string
  /** Further fields of Lambda's event. */
  event?: object
}

export interface PlatformAnswer extends Omit<Invoked, 'headers' | 'body'> {
  headers: Headers
  bytes: Uint8Array
  text: string
  /** Parsed JSON, or null. */
  body: unknown
}

/** Request that a function sent to another machine. */
export interface OutsideRequest {
  method: string
  url: string
  body: string
}

export interface Platform {
  readonly db: Database
  readonly outside: OutsideRequest[]
  /** Answers requests to other machines; 202 without a body by default. */
  onOutside: (request: OutsideRequest) => Promise<Response | undefined> | Response | undefined
  call(address: string, options?: CallOptions): Promise<PlatformAnswer>
  logIn(): Promise<string>
}

/** Starts the bundled functions in a process of their own over the seeded embedded database, without a network. */
export function usePlatform(environment: Record<string, string> = {}): Platform {
  const cleanUp = new AsyncDisposableStack()
  const bundles: FunctionResult[] = inject('bundles')
  const answers = new Map<number, (answer: { invoked?: Invoked; error?: string }) => void>()
  let child: ChildProcess | undefined
  let db: Database | undefined
  let calls = 0

  beforeAll(async () => {
    const database = cleanUp.adopt(await startDatabase(), (it) => it.stop())
    await migrateToLatest(database.url)
    await seedWhenEmpty(database.url)
    db = openDatabase(database.url)
    const folder = await mkdtemp(path.join(tmpdir(), 'platform-'))
    cleanUp.defer(() => rm(folder, { recursive: true }))
    const blobs = cleanUp.adopt(await startBlobs(folder), (it) => it.stop())
    const outside = createServer((message, response) => {
      void (async () => {
        const url = String(message.headers['x-address'])
        const body = (await buffer(message)).toString()
        const request = { method: message.method ?? '', url, body }
        platform.outside.push(request)
        const answer = (await platform.onOutside(request)) ?? new Response(null, { status: 202 })
        response.writeHead(answer.status).end(await answer.text())
      })()
    })
    await new Promise<void>((resolve) => outside.listen(0, '127.0.0.1', resolve))
    cleanUp.defer(() => {
      outside.closeAllConnections()
      outside.close()
    })
    const process = fork(fileURLToPath(new URL('platform-process.ts', import.meta.url)), {
      serialization: 'advanced',
      execArgv: [],
      // The output is ignored, since functions log each call.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: {
        ...productEnvironment(),
        // Only the local runtime sets this variable, so on Lambda it is missing.
        NETLIFY_LOCAL: '',
        SITE_ID: 'site-id',
        SITE_NAME: 'akademija',
        URL: SITE_URL,
        AWS_REGION: 'eu-central-1',
        DATABASE_URL: database.url,
        NETLIFY_BLOBS_CONTEXT: blobs.context,
        ADMIN_PASSWORD: PASSWORD,
        SIGNING_SECRET: 'platformos paslaptis',
        OUTSIDE: `http://127.0.0.1:${(outside.address() as AddressInfo).port}/`,
        ...environment,
      },
    })
    child = process
    cleanUp.defer(() => void process.kill())
    await once(process, 'message')
    process.on('message', (answer: { id: number; invoked?: Invoked; error?: string }) => {
      answers.get(answer.id)?.(answer)
      answers.delete(answer.id)
    })
  })
  afterAll(() => cleanUp.disposeAsync())

  const platform: Platform = {
    get db() {
      if (!db) throw new Error('The platform has not started yet.')
      return db
    },
    outside: [],
    onOutside: () => undefined,
    async call(address, { method = 'GET', headers = {}, body, token, name, event, ...rest } = {}) {
      const context = rest.context === undefined ? 'production' : rest.context
      const found =
        name === undefined
          ? functionAt(bundles, address)
          : { bundle: bundles.find((one) => one.name === name), pattern: undefined }
      if (found?.bundle === undefined) throw new Error(`No function answers ${address}.`)
      const id = calls++
      const answered = new Promise<{ invoked?: Invoked; error?: string }>((resolve) => {
        answers.set(id, resolve)
      })
      const isText = typeof body === 'string'
      child?.send({
        id,
        directory: found.bundle.path,
        event: {
          rawUrl: new URL(address, SITE_URL).href,
          path: new URL(address, SITE_URL).pathname,
          httpMethod: method,
          route: found.pattern,
          isBase64Encoded: body !== undefined && !isText,
          body: body === undefined || isText ? body : Buffer.from(body).toString('base64'),
          headers: {
            host: new URL(SITE_URL).host,
            ...(context === null ? {} : platformHeaders(context)),
            ...(isText ? { 'content-type': 'application/json' } : {}),
            ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
            ...headers,
          },
          ...event,
        },
      })
      const { invoked, error } = await answered
      if (!invoked) throw new Error(`${method} ${address} failed: ${error ?? ''}`)
      const text = Buffer.from(invoked.body).toString()
      const isJson = /^[{["]/.test(text)
      return {
        ...invoked,
        headers: new Headers(invoked.headers),
        bytes: invoked.body,
        text,
        body: isJson ? (JSON.parse(text) as unknown) : null,
      }
    },
    async logIn() {
      const answer = await platform.call('/api/admin/login', {
        method: 'POST',
        body: JSON.stringify({ password: PASSWORD }),
      })
      return (answer.body as { sessionToken: string }).sessionToken
    },
  }
  return platform
}

/** Returns the headers that the platform adds to a request. */
function platformHeaders(context: string): Record<string, string> {
  return {
    'x-nf-client-connection-ip': '203.0.113.7',
    'x-nf-request-id': crypto.randomUUID(),
    'x-nf-site-id': 'site-id',
    'x-nf-deploy-id': 'deploy-1',
    'x-nf-deploy-context': context,
    'x-nf-deploy-published': context === 'production' ? '1' : '0',
  }
}
