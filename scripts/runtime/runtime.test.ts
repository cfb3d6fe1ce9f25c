import { once } from 'node:events'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import {
  createServer as createHttpServer,
  request as startRequest,
  type IncomingMessage,
} from 'node:http'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import sharp from 'sharp'
import { openDatabase } from '#db/client.ts'
import { proposeSeo, writeArticle } from '#src/features/assistance/server/assistance.ts'
import { deployContext } from '#src/server/deploy-context.ts'
import { drawImage } from '#src/features/assistance/server/openai.ts'
import { lockDataDirectory } from './database/data-lock.ts'
import { startDatabase } from './database/start-database.ts'
import { readEnvironment } from './environment.ts'
import { startRuntime, type Runtime, type RuntimeOptions } from './runtime.ts'

const functionsDirectory = fileURLToPath(new URL('../../tests/support/functions', import.meta.url))

let dataDir: string
let runtime: Runtime | undefined

async function start(options: Partial<RuntimeOptions> = {}): Promise<Runtime> {
  runtime = await startRuntime({
    port: 0,
    dataDir,
    site: false,
    rateLimits: false,
    schedules: false,
    functionsDirectory,
    databaseUrl: 'postgres://nobody@localhost/nothing',
    prepareDatabase: () => Promise.resolve(),
    log: () => undefined,
    ...options,
  })
  return runtime
}

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'runtime-test-'))
})

afterEach(async () => {
  await runtime?.stop()
  runtime = undefined
  await rm(dataDir, { recursive: true, force: true })
})

describe('a start that cannot be', () => {
  it('says in one sentence that the port is busy, before anything else happens', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    let prepared = false
    const prepareDatabase = () => {
      prepared = true
      return Promise.resolve()
    }
    await expect(start({ port, prepareDatabase })).rejects.toMatchObject({
      name: 'StartError',
      message: `Port ${port} is used by another program; stop that one or set PORT to another number.`,
    })
    expect(prepared).toBe(false)
    other.close()
  })

  it('says in one sentence that the data folder cannot be written', async () => {
    const beyondReach = '/dev/null/data'
    await expect(start({ dataDir: beyondReach, databaseUrl: undefined })).rejects.toThrow(
      /^The data folder \/dev\/null\/data cannot be written \(.*\); set DATA_DIR to .*\.$/,
    )
  })

  it('says in one sentence that another instance has the data, and frees the port', async () => {
    const lock = await lockDataDirectory(dataDir)
    await expect(start({ databaseUrl: undefined })).rejects.toThrow(
      `The data folder ${dataDir} is used by another running instance;`,
    )
    await lock.release()
  })

  it('says in one sentence which migration fails', async () => {
    const database = await startDatabase()
    await sql`create table blog_posts (id int)`.execute(openDatabase(database.url).write)
    const starting = start({ databaseUrl: database.url, prepareDatabase: undefined })
    await expect(starting).rejects.toMatchObject({
      name: 'StartError',
      message:
        'The migration 001-initial failed, and nothing of it was applied: relation "blog_posts" already exists.',
    })
    await database.stop()
  })

  it('leaves nothing behind when it is called off', async () => {
    const controller = new AbortController()
    const before = { ...process.env }
    const prepareDatabase = () => {
      controller.abort()
      return Promise.resolve()
    }
    await expect(start({ prepareDatabase, signal: controller.signal })).rejects.toThrow('aborted')
    expect(process.env).toEqual(before)
  })
})

describe('a running site', () => {
  it('gives the functions what they need to know and keeps its secrets to itself', async () => {
    const first = await start({ environment: { NOTIFY_EMAIL: 'a@example.com' } })
    expect(process.env).toMatchObject({
      DATABASE_URL: first.databaseUrl,
      DATA_DIR: dataDir,
      NETLIFY_LOCAL: 'true',
      NOTIFY_EMAIL: 'a@example.com',
      PUBLIC_SITE_URL: first.url,
      REBUILD_MIN_INTERVAL: '2',
      SITE_DIR: join(dataDir, 'site/dist'),
    })
    expect(first.adminPassword).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/)
    const signingSecret = process.env.SIGNING_SECRET
    for (const file of ['signing-secret', 'admin-password']) {
      expect((await stat(join(dataDir, file))).mode & 0o777).toBe(0o600)
    }

    await first.stop()
    expect(process.env.NOTIFY_EMAIL).toBeUndefined()
    const second = await start()
    expect(second.adminPassword).toBe(first.adminPassword)
    expect(process.env.SIGNING_SECRET).toBe(signingSecret)
  })

  it('is a preview with the variables of one, without a database where it stores nothing', async () => {
    const { stop } = await start({
      schedules: true,
      environment: { CONTEXT: 'branch-deploy', SITE_STORES_NOTHING: 'true' },
    })
    expect(deployContext()).toBe('branch-deploy')
    expect(process.env.PREVIEW_DATABASE_URL).toBe('')
    await stop()
    expect(deployContext()).toBe('dev')
  })

  it('makes no password when one is given', async () => {
    const { adminPassword } = await start({ environment: { ADMIN_PASSWORD: 'given' } })
    expect(adminPassword).toBeUndefined()
    expect(process.env.ADMIN_PASSWORD).toBe('given')
  })

  it('gives drafts, suggestions and images that say that they are trials, without a key', async () => {
    const { stop } = await start({ siteServer: 'http://localhost:9' })
    expect(process.env.AI_STAND_IN).toBe('true')
    const draft = await writeArticle({ topic: 'Tyla poroje', length: 'medium' })
    expect(draft).toMatchObject({ title: 'Tyla poroje (bandomasis)' })
    for (const text of [draft.excerpt, draft.content, ...draft.tags.slice(0, 1)]) {
      expect(text.slice(0, 20)).toMatch(/bandomasis/i)
    }
    const seo = await proposeSeo({
      ...draft,
      category: 'Bendravimas',
      imageUrl: null,
      type: 'post' as const,
    })
    for (const value of Object.values(seo).flat()) expect(value).toMatch(/bandomasis/i)
    const signal = AbortSignal.timeout(20_000)
    const image = await drawImage({ prompt: 'Tyla', size: '1792x1024', signal })
    const { format, width, height } = await sharp(image).metadata()
    expect({ format, width, height }).toEqual({ format: 'webp', width: 1792, height: 1024 })
    // The image of a trial shows words, while that of the tests has a single colour.
    expect((await sharp(image).stats()).entropy).toBeGreaterThan(0.5)
    await stop()
    expect(process.env.OPENAI_API_KEY).toBeUndefined()
  })

  it.each([
    ['with a key', { siteServer: 'http://localhost:9', environment: { OPENAI_API_KEY: 'raktas' } }],
    ['without the site, as for tests', {}],
    [
      'as a preview',
      { siteServer: 'http://localhost:9', environment: { CONTEXT: 'branch-deploy' } },
    ],
  ])('has no stand-in for AI %s', async (_what, options: Partial<RuntimeOptions>) => {
    await start(options)
    expect(process.env.AI_STAND_IN).toBeUndefined()
    expect(process.env.OPENAI_API_KEY).toBe(options.environment?.OPENAI_API_KEY)
    expect(process.env.OPENAI_BASE_URL).toBeUndefined()
  })

  it('finishes a request in flight when it stops, then answers no more', async () => {
    const { url, stop } = await start()
    const response = await fetch(`${url}/slow`)
    const stopped = stop()
    expect(await response.text()).toBe('one two three')
    await stopped
    await expect(fetch(`${url}/items`)).rejects.toThrow('fetch failed')
  })

  it('answers by both addresses of this machine', async () => {
    const { port } = new URL((await start()).url)
    expect((await fetch(`http://127.0.0.1:${port}/items`)).status).toBe(200)
    expect((await fetch(`http://[::1]:${port}/items`)).status).toBe(200)
  })

  it('stands in front of another server for the site', async () => {
    const other = createHttpServer((message, response) => {
      response.statusCode = message.url === '/' ? 200 : 404
      response.end(`${message.method ?? ''} by the other server`)
    }).listen(0, 'localhost')
    await once(other, 'listening')
    other.on('upgrade', (message, socket) => {
      const protocol = message.headers['sec-websocket-protocol'] ?? ''
      socket.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\n')
      socket.end(`upgrade: websocket\r\n\r\n${protocol} here`)
    })
    const { port } = other.address() as AddressInfo
    const { url } = await start({ siteServer: `http://localhost:${port}` })
    const ask = async (path: string, method = 'GET') => {
      const response = await fetch(url + path, { method })
      return `${response.status} ${await response.text()}`
    }
    expect(await ask('/')).toBe('200 GET by the other server')
    expect(await ask('/', 'POST')).toBe('200 POST by the other server')
    expect(await ask('/nowhere')).toBe('404 GET by the other server')
    expect(await ask('/blog/fresh')).toBe('200 live fresh')
    expect(await ask('/limited')).toBe('200 passed')
    expect(await ask('/.netlify/images?url=%2Fblog%2Ffresh&w=480')).toBe('200 live fresh')
    expect(await ask('/.netlify/images?url=%2F%2Fexample.com&w=480')).toBe('403 Forbidden')

    const headers = {
      connection: 'upgrade',
      upgrade: 'websocket',
      'sec-websocket-protocol': 'vite-hmr',
    }
    const [, socket, head] = (await once(startRequest(url, { headers }).end(), 'upgrade')) as [
      IncomingMessage,
      Duplex,
      Buffer,
    ]
    const said = Buffer.concat([head, ...((await socket.toArray()) as Buffer[])])
    expect(said.toString()).toBe('vite-hmr here')

    other.closeAllConnections()
    other.close()
    await once(other, 'close')
    expect(await ask('/')).toMatch(/^502 The development server of Astro does not answer/)
  })

  it('starts its own database', async () => {
    const { databaseUrl } = await start({ dataDir: undefined, databaseUrl: undefined })
    const { host } = new URL(databaseUrl)
    const answer = await fetch(`http://${host}/sql`, {
      method: 'POST',
      headers: {
        'neon-connection-string': databaseUrl,
        'neon-raw-text-output': 'true',
        'neon-array-mode': 'true',
      },
      body: JSON.stringify({ query: 'select 1 + 1 as two', params: [] }),
    })
    expect(await answer.json()).toMatchObject({ rows: [['2']] })
  })
})

describe('the environment of the local site', () => {
  it('has defaults, also for empty variables', () => {
    expect(readEnvironment({ PORT: '', DATA_DIR: '' })).toMatchObject({
      port: 8888,
      dataDirectory: fileURLToPath(new URL('../../.data', import.meta.url)),
      postgresUrl: undefined,
    })
  })

  it.each([
    [{ PORT: 'http' }, 'PORT must be a port number from 1 to 65535; it is "http".'],
    [{ LOCAL_POSTGRES_URL: 'mysql://x' }, 'LOCAL_POSTGRES_URL must be the address of a Postgres'],
  ])('says what is wrong with %o', (variables, sentence) => {
    expect(() => readEnvironment(variables)).toThrow(sentence)
  })
})
