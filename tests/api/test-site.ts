import { afterAll, beforeAll } from 'vitest'
import { type Database, openDatabase } from '#db/client.ts'
import { migrateToLatest } from '#db/migrate.ts'
import { markDatabase } from '#db/deploy-marker.ts'
import { deliverOutbox } from '#src/features/outbox/server/outbox.ts'
import { isPreview } from '#src/core/deploys.ts'
import { FUNCTIONS_ONLY, startRuntime } from '../../scripts/runtime/runtime.ts'
import { startCopy, startEmptyDatabase } from './databases.ts'

/** The administrator's password in tests. */
export const PASSWORD = 'teisingas slaptažodis'

export interface Answer {
  status: number
  headers: Headers
  /** Parsed JSON, or the text when it is not JSON. */
  body: unknown
}

export interface TestSite {
  url: string
  db: Database
  /** Makes an HTTP call. A string as `body` is sent unchanged, anything else as JSON. */
  call(
    method: string,
    path: string,
    options?: { body?: unknown; token?: string; headers?: Record<string, string> },
  ): Promise<Answer>
  /** Logs in as the administrator, and returns the bearer token of the session. */
  logIn(): Promise<string>
  /** Waits for the work that calls do after their answers. */
  idle(): Promise<void>
  /** Delivers the outbox. Deliveries that calls trigger are not run, unless `deliversInBackground`. */
  deliver(): Promise<void>
}

/**
 * Starts the product's functions over a migrated database for the tests of one file: the embedded database, or a new
 * database on the project's Postgres server.
 * @param options.seed whether the starting content is stored.
 * @param options.migrates whether the migrations are run on an empty database; otherwise a migrated one is copied.
 * @param options.deliversInBackground whether a delivery that a call triggers is run, as in production; otherwise only
 *   `deliver()` delivers.
 * @param options.environment variables for the functions.
 * @param options.namesDeploy whether the context of a call names the deploy; true by default.
 */
export function useTestSite(
  options: {
    seed?: boolean
    migrates?: boolean
    deliversInBackground?: boolean
    environment?: Record<string, string>
    namesDeploy?: boolean
  } = {},
): TestSite {
  let url = ''
  let db: Database | undefined
  const cleanUp = new AsyncDisposableStack()
  let idle: () => Promise<void> = () => Promise.resolve()

  beforeAll(async () => {
    const database = cleanUp.adopt(
      options.migrates === true
        ? await startEmptyDatabase()
        : await startCopy(options.seed === true ? 'seeded' : 'migrated'),
      (it) => it.stop(),
    )
    const runtime = cleanUp.adopt(
      await startRuntime({
        ...FUNCTIONS_ONLY,
        databaseUrl: database.url,
        namesDeploy: options.namesDeploy ?? true,
        heldBack: options.deliversInBackground === true ? [] : ['deliver-outbox-background'],
        prepareDatabase: options.migrates === true ? migrate : markWhenPreview,
        environment: { ADMIN_PASSWORD: PASSWORD, ADMIN_PASSWORD_HASH: '', ...options.environment },
      }),
      (it) => it.stop(),
    )
    // Waits for background work, which could otherwise trigger a delivery in a runtime that has stopped.
    cleanUp.defer(() => runtime.idle())
    url = runtime.url
    db = openDatabase(database.url)
    idle = () => runtime.idle()
  })
  afterAll(() => cleanUp.disposeAsync())

  const site: TestSite = {
    get url() {
      return url
    },
    get db() {
      if (!db) throw new Error('The test site has not started yet.')
      return db
    },
    async call(method, path, { body, token, headers } = {}) {
      const response = await fetch(new URL(path, url), {
        method,
        redirect: 'manual',
        headers: {
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
          ...headers,
        },
        ...(body === undefined
          ? {}
          : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      })
      return { status: response.status, headers: response.headers, body: await readBody(response) }
    },
    async logIn() {
      const { body } = await site.call('POST', '/api/admin/login', { body: { password: PASSWORD } })
      if (!isRecord(body) || typeof body.sessionToken !== 'string') {
        throw new Error(`Login failed: ${JSON.stringify(body)}`)
      }
      return body.sessionToken
    },
    idle: () => idle(),
    deliver: () => deliverOutbox(site.db),
  }
  return site
}

/** Empties the outbox, and deletes the times of calls by which the number of mails is limited. */
export async function clearOutbox({ db }: Pick<TestSite, 'db'>): Promise<void> {
  await db.write.deleteFrom('outbox').execute()
  await db.write.deleteFrom('callTimes').execute()
}

async function migrate(databaseUrl: string): Promise<void> {
  await migrateToLatest(databaseUrl)
}

async function markWhenPreview(databaseUrl: string): Promise<void> {
  if (!isPreview(process.env.CONTEXT)) return
  await markDatabase(openDatabase(databaseUrl), { role: 'preview', host: '127.0.0.1' }).execute()
}

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Whether a value is a JSON object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns the value at a path such as `a.b.0.c` of a JSON answer; undefined if there is none. */
export function at(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((inner, key) => {
    if (Array.isArray(inner)) return (inner as unknown[])[Number(key)]
    return isRecord(inner) ? inner[key] : undefined
  }, value)
}

/** Returns the string at a path (see `at`). @throws Error if there is none. */
export function textAt(value: unknown, path: string): string {
  const found = at(value, path)
  if (typeof found !== 'string') throw new Error(`No text at ${path}: ${JSON.stringify(value)}`)
  return found
}

/**
 * Logs in before the tests of a file.
 * @returns a function that makes calls as the administrator.
 */
export function useAdministrator(
  site: TestSite,
): (method: string, path: string, body?: unknown) => Promise<Answer> {
  let token = ''
  beforeAll(async () => {
    token = await site.logIn()
  })
  return (method, path, body) =>
    site.call(method, path, { token, ...(body === undefined ? {} : { body }) })
}
