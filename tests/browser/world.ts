import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { z } from 'zod'
import { startDatabase } from '../../scripts/runtime/database/start-database.ts'
import { astroCommand, buildSite, type Command } from '../../scripts/runtime/site/build-site.ts'
import { makeBuildFolder } from '../build-folder.ts'
import { productEnvironment } from '../product-environment.ts'
import { BUILT, SHARED_CACHE } from '../shared-build.ts'
import { BUILD_TIMEOUT_MS, MEASUREMENT_ID, SITE_ORIGIN, SITE_PASSWORD } from './site-addresses.ts'
import type { Task, WorldSettings } from './world-process.ts'

/** Folder of share images in the cache of a site's builds. They are keyed by content. */
const SHARE_IMAGES = 'share-images'

/** Database with the tests' content, of which most worlds get a copy. */
const TEMPLATE = 'prepared'

/** Folder and server of all worlds (`global-setup.ts`). */
export interface Prepared {
  /** Folder of the prepared site and of the worlds. */
  folder: string
  /** URL of the Postgres server of all databases, with the name of a database that always exists. */
  serverUrl: string
}

const preparedData = (folder: string) => path.join(folder, TEMPLATE)

const preparedCache = ({ folder }: Prepared) => path.join(preparedData(folder), 'site/cache')

/** Returns the folder of the usual build's pages, which all worlds without a variant share. */
export const preparedPages = ({ folder }: Prepared) => path.join(preparedData(folder), 'site/dist')

/** Branch and commit of a fork's preview. */
export const FORK = {
  HEAD: 'naujas-puslapis-apie-pirmaji-pokalbi-be-kaltinimu',
  COMMIT_REF: 'abcdef1234567890',
}

/** Builds that differ from the usual one by their settings or command. */
const VARIANTS = {
  /** With analytics, and without payment links. */
  'counted-unlinked': {
    variables: {
      PUBLIC_ANALYTICS_ID: MEASUREMENT_ID,
      PAYMENT_LINK_WEEKLY: '',
      PAYMENT_LINK_MONTHLY: '',
    },
    command: astroCommand('build'),
  },
  /** A preview that is built without its database, so that the browser loads the lists. */
  'without-database': {
    variables: { SITE_WITHOUT_DATABASE: 'true', DATABASE_URL: '' },
    command: astroCommand('build'),
  },
  /** A fork's preview. As on the platform, it has no database and is built from the seeds. */
  fork: {
    variables: {
      ...FORK,
      CONTEXT: 'deploy-preview',
      PREVIEW_DATABASE_URL: '',
      // The platform sets this variable and `DATABASE_URL` in all contexts.
      PUBLIC_ANALYTICS_ID: MEASUREMENT_ID,
    },
    command: [process.execPath, 'scripts/build.ts'],
  },
} as const satisfies Record<
  string,
  { variables: Readonly<Record<string, string>>; command: Command }
>
export type Variant = keyof typeof VARIANTS

/** Returns the folder of the pages of a variant. */
export const variantPages = ({ folder }: Prepared, name: Variant) =>
  path.join(folder, 'variants', name)

/** Difference from the usual world, which serves the prepared pages and builds nothing. */
export interface Kind {
  /** Whether published content is really built, with deliveries and schedules too. */
  publishes: boolean
  /** Variant whose pages are served instead of the prepared ones. */
  variant: Variant | null
  variables: Readonly<Record<string, string>>
}

const started = z.object({
  address: z.string(),
  databaseUrl: z.string(),
  checkoutAddress: z.string(),
})

/** Whole product for the tests of one worker. It has its own process, database, mailbox, object store and stand-ins. */
export interface World {
  /** URL that the pages name, without a trailing slash. Only the browsers of the tests resolve it. */
  readonly url: string
  /** URL by which other programs reach the product. */
  readonly address: string
  readonly checkoutAddress: string
  readonly databaseUrl: string
  readonly password: string
  /** Folder of its mails. */
  readonly mailDir: string
  /** Delivers the outbox, which nothing else does in a world that publishes nothing. */
  deliver: () => Promise<void>
  /** Kills its process with SIGKILL. */
  kill: () => Promise<void>
  /** Starts a killed process again with its data, at the same URL. */
  startAgain: () => Promise<void>
  /** Resets database, mails and objects to their state at the start; stops a build. */
  reset: () => Promise<void>
  stop: () => Promise<void>
}

/** Prepares the content and pages that all worlds start with. */
export async function prepare(prepared: Prepared): Promise<void> {
  const { folder, serverUrl } = prepared
  await onServer(serverUrl, `create database ${TEMPLATE}`)
  await copyImages(SHARED_CACHE, preparedCache(prepared))
  const { child } = await startProcess({
    dataDir: preparedData(folder),
    postgresUrl: databaseAt(serverUrl, TEMPLATE),
    isNamed: true,
    port: 0,
    checkoutPort: 0,
    built: null,
    publishes: false,
    prepares: true,
    variables: {},
  })
  await end(child)
  await copyImages(preparedCache(prepared), SHARED_CACHE)
}

/** Builds the pages of the variants, from the content that all worlds start with. */
export async function prepareVariants(prepared: Prepared): Promise<void> {
  const { folder, serverUrl } = prepared
  const database = await startDatabase({ postgresUrl: databaseAt(serverUrl, TEMPLATE) })
  await mkdir(path.join(folder, 'variants'))
  const names = Object.keys(VARIANTS) as Variant[]
  await Promise.all(
    names.map(async (name) => {
      const { variables, command } = VARIANTS[name]
      const cacheDir = path.join(folder, 'variant-caches', name)
      await copyImages(preparedCache(prepared), cacheDir)
      await buildSite({
        outDir: variantPages(prepared, name),
        cacheDir,
        env: {
          ...productEnvironment(),
          DATABASE_URL: database.url,
          PUBLIC_SITE_URL: SITE_ORIGIN,
          ...variables,
        },
        signal: AbortSignal.timeout(BUILD_TIMEOUT_MS),
        command,
      })
    }),
  )
  await database.stop()
}

/** Starts a world with copies of the prepared database and images; a fork's database is empty. */
export async function startWorld(
  prepared: Prepared,
  { publishes, variant, variables }: Kind,
): Promise<World> {
  const { folder, serverUrl } = prepared
  const dataDir = await mkdtemp(path.join(folder, 'world-'))
  const database = path.basename(dataDir).replace('-', '_').toLowerCase()
  const mailDir = path.join(dataDir, 'mail')
  const settings = {
    dataDir,
    postgresUrl: databaseAt(serverUrl, database),
    isNamed: true,
    built: variant === null ? preparedPages(prepared) : variantPages(prepared, variant),
    publishes,
    prepares: false,
    variables: { ...variables },
  }
  const takeObjects = () =>
    cp(path.join(preparedData(folder), 'blobs'), path.join(dataDir, 'blobs'), { recursive: true })
  const dropDatabase = () => onServer(serverUrl, `drop database if exists ${database} with (force)`)
  // A preview refuses a database with content that might be production's, so a fork starts with an empty one.
  const template = variant === 'fork' ? 'template0' : TEMPLATE
  const createDatabase = () =>
    onServer(serverUrl, `create database ${database} template ${template}`)

  await Promise.all([createDatabase(), takeObjects(), mkdir(mailDir)])
  if (publishes) {
    await copyImages(preparedCache(prepared), path.join(dataDir, 'site/cache'))
  }
  let running = await startProcess({ ...settings, port: 0, checkoutPort: 0 })
  const port = Number(new URL(running.address).port)
  const checkoutPort = Number(new URL(running.checkoutAddress).port)

  async function startAgain(): Promise<void> {
    running = await startProcess({ ...settings, port, checkoutPort })
  }
  async function perform(task: Task): Promise<void> {
    const done = once(running.child, 'message')
    running.child.send(task)
    await done
  }
  async function stopProcess(): Promise<void> {
    if (running.child.connected) await end(running.child)
  }
  return {
    url: SITE_ORIGIN,
    get address() {
      return running.address
    },
    get checkoutAddress() {
      return running.checkoutAddress
    },
    get databaseUrl() {
      return running.databaseUrl
    },
    password: SITE_PASSWORD,
    mailDir,
    deliver: () => perform('deliver'),
    async kill() {
      const ended = once(running.child, 'exit')
      running.child.kill('SIGKILL')
      await ended
    },
    startAgain,
    async reset() {
      const goesOn = running.child.connected && !settings.publishes
      if (goesOn) await perform('idle')
      else await stopProcess()
      await dropDatabase()
      const emptied = ['blobs', 'mail', ...(goesOn ? [] : ['site/builds', 'site/dist', BUILT])]
      await Promise.all(
        emptied.map((name) => rm(path.join(dataDir, name), { recursive: true, force: true })),
      )
      await Promise.all([createDatabase(), takeObjects(), mkdir(mailDir)])
      if (!goesOn) await startAgain()
    },
    async stop() {
      await stopProcess()
      await dropDatabase()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Site used without a browser of the tests. */
export interface StartedSite extends AsyncDisposable {
  url: string
  password: string
}

/**
 * Starts the whole product with the seeds on an embedded database, with its schedules running.
 * @param built the pages that are served.
 */
export async function startSite(built: string): Promise<StartedSite> {
  const dataDir = await makeBuildFolder('site')
  const { child, address } = await startProcess({
    dataDir,
    postgresUrl: null,
    isNamed: false,
    port: 0,
    checkoutPort: 0,
    built,
    publishes: true,
    prepares: false,
    variables: {},
  })
  return {
    url: address,
    password: SITE_PASSWORD,
    async [Symbol.asyncDispose]() {
      await end(child)
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Copies the share images from one cache of builds to another: drawing them takes longer than the rest of a build. */
async function copyImages(cache: string, other: string): Promise<void> {
  const images = path.join(cache, SHARE_IMAGES)
  if (existsSync(images)) await cp(images, path.join(other, SHARE_IMAGES), { recursive: true })
}

function databaseAt(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

async function onServer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

async function startProcess(
  settings: WorldSettings,
): Promise<{ child: ChildProcess } & z.infer<typeof started>> {
  const script = fileURLToPath(new URL('world-process.ts', import.meta.url))
  const child = fork(script, [JSON.stringify(settings)], {
    env: productEnvironment(),
    execArgv: [],
  })
  const message = await new Promise<unknown>((resolve, reject) => {
    child.once('message', resolve)
    child.once('error', reject)
    child.once('exit', (code) => {
      reject(new Error(`The site did not start; its process ended with ${String(code)}.`))
    })
  })
  return { child, ...started.parse(message) }
}

/** Disconnects from a process, which then ends, and waits for its end. */
async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.disconnect()
  await ended
}
