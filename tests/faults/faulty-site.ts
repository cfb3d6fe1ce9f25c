import { rm } from 'node:fs/promises'
import { afterAll, beforeAll } from 'vitest'
import { type Database, openDatabase } from '#db/client.ts'
import { type Runtime, startRuntime } from '../../scripts/runtime/runtime.ts'
import { fromSomewhere } from '../../scripts/runtime/functions/caller-address.ts'
import { BLOBS_VARIABLE } from '../../scripts/runtime/site/blobs.ts'
import { startOmnisendStandIn } from '../support/omnisend.ts'
import { startOpenAiStandIn } from '../../scripts/runtime/stand-ins/openai.ts'
import { startSmtpStandIn } from '../../scripts/runtime/stand-ins/smtp.ts'
import { startCopy } from '../api/databases.ts'
import { makeBuildFolder } from '../build-folder.ts'
import { copyFirst } from '../shared-build.ts'
import { type FaultyFront, startFaultyFront } from './faulty-front.ts'
import { PASSWORD } from './site-process.ts'

/** Dependency of the site that may fail. */
export type Service = 'database' | 'storage' | 'hook' | 'mail' | 'omnisend' | 'openai'

export interface SiteAnswer {
  status: number
  text: string
  /** Milliseconds until the answer was complete. */
  took: number
}

export interface FaultySite {
  readonly runtime: Runtime
  /** The database itself, reached without the front that may fail. */
  readonly db: Database
  readonly fronts: Record<Service, FaultyFront>
  /** Raw mails that the mail server accepted. */
  readonly mails: string[]
  /** Calls that the marketing service accepted. */
  readonly contacts: readonly { path: string; body: unknown }[]
  /** Returns the paths of all pages in the sitemap of the live build. */
  pages(): Promise<string[]>
  call(method: string, path: string, body?: unknown, token?: string): Promise<SiteAnswer>
}

/** Milliseconds after which an answer is reported as missing; tests expect answers much earlier. */
const UNANSWERED_MS = 40_000

const portOf = (url: string) => Number(new URL(url).port)

/**
 * Starts the whole product with each of its dependencies behind a front that can fail. The product's time limits are
 * short: two seconds for the database, one for a service, half a second for a generated text.
 * @param hook stand-in for the build hook.
 */
export function useFaultySite(hook: { readonly url: string }): FaultySite {
  const started: Partial<FaultySite> = {}
  const mails: string[] = []
  const cleanUp = new AsyncDisposableStack()

  beforeAll(async () => {
    const dataDir = await makeBuildFolder('faults')
    cleanUp.defer(() => rm(dataDir, { recursive: true, force: true, maxRetries: 3 }))
    const database = cleanUp.adopt(await startCopy('seeded'), (it) => it.stop())
    const smtp = cleanUp.adopt(
      await startSmtpStandIn((message) => void mails.push(message.toString())),
      (it) => it.stop(),
    )
    const omnisend = cleanUp.adopt(await startOmnisendStandIn(), (it) => it.stop())
    const openAi = cleanUp.adopt(await startOpenAiStandIn(), (it) => it.stop())
    const front = async (url: string, protocol?: 'smtp') =>
      cleanUp.adopt(await startFaultyFront(portOf(url), protocol), (it) => {
        it.stop()
      })
    const fronts = {
      database: await front(database.url),
      hook: await front(hook.url),
      mail: await front(smtp.url, 'smtp'),
      omnisend: await front(omnisend.url),
      openai: await front(openAi.url),
    }
    const behind = (name: keyof typeof fronts, url: string) =>
      url.replace(/:\d+(?=\/|$)/, `:${fronts[name].port}`)
    const runtime = await startRuntime({
      port: 0,
      dataDir,
      databaseUrl: behind('database', database.url),
      site: true,
      buildCommand: await copyFirst(dataDir),
      rateLimits: false,
      trustsAddress: true,
      schedules: true,
      log: () => undefined,
      environment: {
        ADMIN_PASSWORD: PASSWORD,
        BUILD_HOOK_URL: behind('hook', hook.url),
        REBUILD_MIN_INTERVAL: '0.2',
        DATABASE_SECONDS: '2',
        SERVICE_SECONDS: '1',
        SMTP_URL: behind('mail', smtp.url),
        MAIL_FROM: 'labas@akademija.example',
        OMNISEND_API_KEY: omnisend.key,
        OMNISEND_BASE_URL: behind('omnisend', omnisend.url),
        OPENAI_API_KEY: openAi.key,
        OPENAI_BASE_URL: behind('openai', openAi.url),
        OPENAI_TEXT_SECONDS: '0.5',
      },
    })
    cleanUp.defer(() => runtime.stop())

    const context = JSON.parse(
      Buffer.from(process.env[BLOBS_VARIABLE] ?? '', 'base64').toString(),
    ) as Record<string, string>
    const storage = await front(context.edgeURL ?? '')
    const edgeURL = `http://127.0.0.1:${storage.port}`
    const settings = { ...context, edgeURL, uncachedEdgeURL: edgeURL }
    process.env[BLOBS_VARIABLE] = Buffer.from(JSON.stringify(settings)).toString('base64')

    Object.assign(started, {
      runtime,
      db: openDatabase(database.url),
      fronts: { ...fronts, storage },
      contacts: omnisend.calls,
    })
  })
  afterAll(() => cleanUp.disposeAsync())

  const part = <Name extends keyof FaultySite>(name: Name): FaultySite[Name] => {
    const found = started[name]
    if (found === undefined) throw new Error('The site has not started yet.')
    return found
  }
  return {
    get runtime() {
      return part('runtime')
    },
    get db() {
      return part('db')
    },
    get fronts() {
      return part('fronts')
    },
    get contacts() {
      return part('contacts')
    },
    mails,
    async pages() {
      const sitemap = await (await fetch(`${part('runtime').url}/sitemap-0.xml`)).text()
      return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
        ([, url]) => new URL(url ?? '').pathname,
      )
    },
    async call(method, path, body, token) {
      const start = performance.now()
      const response = await fetch(new URL(path, part('runtime').url), {
        method,
        headers: {
          ...fromSomewhere(),
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(UNANSWERED_MS),
      }).catch((cause: unknown) => {
        throw new Error(`${method} ${path} was not answered`, { cause })
      })
      const text = await response.text()
      return { status: response.status, text, took: performance.now() - start }
    },
  }
}
