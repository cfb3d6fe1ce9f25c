import { randomBytes } from 'node:crypto'
import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { proxyFetch, proxyUpgrade } from 'httpxy'
import type { ServerRequest } from 'srvx'
import { databaseVariables } from '#src/core/deploys.ts'
import { isUnset, setDefaults } from './environment.ts'
import { type LoadedFunction, loadFunctions } from './functions/load-functions.ts'
import { type DeployOutcome, LocalFunctions } from './functions/local-functions.ts'
import { enterPreview, isLocalPreview, isWithoutDatabase } from './functions/preview-context.ts'
import { listen, type RequestHandler, type UpgradeListener } from './http/listen.ts'
import { MAILBOX_PATH, type Mailbox, startMailbox } from './mailbox.ts'
import { keepAdminPassword, keepSigningSecret } from './local-secrets.ts'
import { openDatabase, prepareDatabase } from './open-database.ts'
import { BLOBS_VARIABLE, startBlobs } from './site/blobs.ts'
import { projectRoot, type Command } from './site/build-site.ts'
import { Site } from './site/site.ts'
import { startCheckoutStandIn } from './stand-ins/checkout.ts'
import { startOpenAiStandIn } from './stand-ins/openai.ts'
import { describeError } from './start-error.ts'

/** Milliseconds that a clean stop waits for requests, and again for work of functions after their answers. */
const STOP_GRACE_MS = 10_000

const DEFAULT_REBUILD_SECONDS = 2

/** The sender of mails that stay on this machine. */
const LOCAL_SENDER = 'Santykių akademija <labas@akademija.example>'

/** Methods that the refusal of TRACE names as allowed. */
const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'

const IMAGES_PATH = '/.netlify/images'
const FUNCTIONS_PATH = '/.netlify/functions/'

export interface RuntimeOptions {
  /** 0 for any free port. */
  port: number
  /** The data folder; if omitted, a temporary folder and a database in memory. */
  dataDir?: string | undefined
  /** A Postgres server to use instead of the embedded database. */
  postgresUrl?: string | undefined
  /** A running database that nothing else uses; if omitted, one is started. */
  databaseUrl?: string | undefined
  /** The functions folder; the project's `netlify/functions` if omitted. */
  functionsDirectory?: string | undefined
  /** Whether to build and serve the site; false: functions only. */
  site: boolean
  /** URL of another local server that serves the site, such as Astro's development server. */
  siteServer?: string | undefined
  /** Whether to enforce the functions' rate limits. */
  rateLimits: boolean
  /**
   * Whether to trust a call's `x-nf-client-connection-ip`, as if it came from the platform's edge, so that one
   * machine can simulate many callers. Allowed only where no one else can call.
   */
  trustsAddress?: boolean
  /** Whether the context of a call names the deploy; false simulates missing platform headers. */
  namesDeploy?: boolean
  /** Names of background functions whose calls are answered with 202 but not run, for tests that run them by hand. */
  heldBack?: readonly string[]
  /** Whether to run scheduled functions on schedule. */
  schedules: boolean
  log: (line: string) => void
  /** Environment variables that override those of the process while the runtime is up. */
  environment?: Readonly<Record<string, string>> | undefined
  /** Aborts the start. */
  signal?: AbortSignal | undefined
  /** Replaces the product's migrations and seeds in tests. */
  prepareDatabase?: ((databaseUrl: string) => Promise<void>) | undefined
  /** Command that builds the site in place of Astro, for tests. */
  buildCommand?: Command | undefined
}

/** Options for tests and benchmarks: only functions, with an in-memory database, a free port and no rate limits. */
export const FUNCTIONS_ONLY = {
  port: 0,
  site: false,
  rateLimits: false,
  trustsAddress: true,
  schedules: false,
  log: () => undefined,
} as const satisfies RuntimeOptions

export interface Runtime {
  /** The URL of the product, without a trailing slash. */
  url: string
  databaseUrl: string
  /** URL of the pages that show mails; undefined if mails are sent, or if only functions run. */
  mailUrl: string | undefined
  /** URL of the card checkout's stand-in; undefined if none was started, for example because payment links are set. */
  checkoutUrl: string | undefined
  /** The password generated for this data folder; undefined if the environment sets one. */
  adminPassword: string | undefined
  /** Whether the build of an earlier run is live while the site is being rebuilt. */
  isRebuilding: boolean
  /** Requests a build of the site, as the build hook does. */
  requestBuild: () => void
  /** Resolves when no build is running or queued. */
  built: () => Promise<void>
  /** Resolves when no function has work left to do after its answer. */
  idle: () => Promise<void>
  /** Finishes running work within a time limit and leaves the data intact; never rejects. */
  stop: () => Promise<void>
}

/**
 * Starts the whole product on this machine: database, blobs, functions, site and its rebuilds. It sets variables of
 * `process.env` until `stop()`, so a process can have only one runtime at a time. With `CONTEXT`, as Netlify sets it
 * for a preview build, it runs as that preview; with `SITE_STORES_NOTHING` as well, only its build can use the
 * database.
 * @throws StartError with a message of one sentence, for failures that the engineer can fix
 */
export async function startRuntime(options: RuntimeOptions): Promise<Runtime> {
  const { log, signal } = options
  const stack = new AsyncDisposableStack()
  try {
    const runtime = await start(options, stack)
    signal?.throwIfAborted()
    let stopping: Promise<void> | undefined
    const stop = async () => {
      stopping ??= stack.disposeAsync().catch((error: unknown) => {
        log(`The stop was not clean: ${describeError(error)}`)
      })
      await stopping
    }
    return { ...runtime, stop }
  } catch (error) {
    await stack.disposeAsync()
    throw error
  }
}

async function start(
  options: RuntimeOptions,
  stack: AsyncDisposableStack,
): Promise<Omit<Runtime, 'stop'>> {
  const { log, signal } = options
  let answer: RequestHandler = answerNotReady
  const { siteServer } = options
  const connectToSiteServer: UpgradeListener | undefined =
    siteServer === undefined
      ? undefined
      : (message, socket, head) => {
          proxyUpgrade(siteServer, message, socket, head).catch(() => socket.destroy())
        }
  const listener = await listen(options.port, (request) => answer(request), connectToSiteServer)
  stack.defer(async () => await listener.stop(0))
  const origin = `http://localhost:${listener.port}`

  const functionsDirectory = options.functionsDirectory ?? join(projectRoot, 'netlify/functions')
  let loading: Promise<LoadedFunction[]> | undefined
  const database =
    options.databaseUrl === undefined
      ? stack.adopt(
          await openDatabase(options.dataDir, options.postgresUrl, () => {
            // These imports take longer than the start of the database.
            if (options.site) void import('@netlify/dev')
            loading = loadFunctions(functionsDirectory)
            // Reported below, unless the start fails before.
            loading.catch(() => undefined)
          }),
          (it) => it.stop(),
        )
      : { url: options.databaseUrl }
  const dataDirectory =
    options.dataDir ?? stack.use(await mkdtempDisposable(join(tmpdir(), 'local-site-'))).path
  const siteDirectory = join(dataDirectory, 'site')
  const blobs = stack.adopt(await startBlobs(join(dataDirectory, 'blobs')), (it) => it.stop())

  const before = { ...process.env }
  stack.defer(() => {
    for (const name of Object.keys(process.env)) {
      if (!(name in before)) Reflect.deleteProperty(process.env, name)
    }
    Object.assign(process.env, before)
  })
  Object.assign(process.env, options.environment, {
    NETLIFY_LOCAL: 'true',
    DATA_DIR: dataDirectory,
    [BLOBS_VARIABLE]: blobs.context,
    SITE_DIR: join(siteDirectory, 'dist'),
  })
  const [variable] = databaseVariables(process.env.CONTEXT)
  process.env[variable] = isWithoutDatabase() ? '' : database.url
  setDefaults({ PUBLIC_SITE_URL: origin })
  setDefaults({ REBUILD_MIN_INTERVAL: String(DEFAULT_REBUILD_SECONDS) })
  if (isUnset('SIGNING_SECRET')) {
    process.env.SIGNING_SECRET = await keepSigningSecret(dataDirectory)
  }
  let checkoutUrl: string | undefined
  let adminPassword: string | undefined
  if (isUnset('ADMIN_PASSWORD_HASH') && isUnset('ADMIN_PASSWORD')) {
    adminPassword = await keepAdminPassword(dataDirectory)
    process.env.ADMIN_PASSWORD = adminPassword
  }
  const isProduct = options.site || options.siteServer !== undefined
  const mailbox =
    isProduct && isUnset('SMTP_URL')
      ? stack.adopt(await startMailbox(join(dataDirectory, 'mail')), (it) => it.stop())
      : undefined
  if (mailbox) {
    process.env.SMTP_URL = mailbox.smtpUrl
    setDefaults({ MAIL_FROM: LOCAL_SENDER })
  }
  const sells = ['PAYMENT_LINK_WEEKLY', 'PAYMENT_LINK_MONTHLY'].every(isUnset)
  if (isProduct && !isLocalPreview() && sells) {
    // Always the port next to the site's, so that the links of pages from an earlier build still work.
    const port = options.port === 0 ? 0 : options.port + 1
    const checkout = stack.adopt(await startCheckoutStandIn({ siteUrl: origin, port }), (it) =>
      it.stop(),
    )
    checkoutUrl = checkout.url
    setDefaults(checkout.environment)
  }
  if (isProduct && !isLocalPreview() && isUnset('OPENAI_API_KEY')) {
    const ai = stack.adopt(await startOpenAiStandIn({ forTrial: true }), (it) => it.stop())
    Object.assign(process.env, {
      OPENAI_API_KEY: ai.key,
      OPENAI_BASE_URL: ai.url,
      AI_STAND_IN: 'true',
    })
  }
  const hookPath = `/.netlify/build-hook/${randomBytes(16).toString('hex')}`
  if (options.site) setDefaults({ BUILD_HOOK_URL: origin + hookPath })

  stack.defer(enterPreview())

  await (options.prepareDatabase ?? prepareDatabase)(database.url)
  signal?.throwIfAborted()

  const site: Site | undefined = options.site
    ? new Site({
        directory: siteDirectory,
        origin,
        databaseUrl: database.url,
        buildCommand: options.buildCommand,
        onDeploy: async (outcome) => await functions.announce(outcome),
        log,
      })
    : undefined
  const functions = new LocalFunctions({
    functions: await (loading ?? loadFunctions(functionsDirectory)),
    origin,
    rateLimits: options.rateLimits,
    trustsAddress: options.trustsAddress ?? false,
    namesDeploy: options.namesDeploy ?? true,
    heldBack: options.heldBack ?? [],
    deployId: () => site?.deployId ?? '0',
    frequentSeconds: Number(process.env.REBUILD_MIN_INTERVAL) || DEFAULT_REBUILD_SECONDS,
    log,
  })
  let firstBuild: DeployOutcome | undefined
  if (site) {
    stack.defer(async () => await site.stop())
    signal?.addEventListener('abort', () => site.cancel(), { once: true })
    firstBuild = await site.start()
    signal?.throwIfAborted()
  }

  answer = createResponder({ options, hookPath, functions, site, mailbox })
  stack.defer(async () => await functions.stop(STOP_GRACE_MS))
  stack.defer(async () => await listener.stop(STOP_GRACE_MS))

  const isRebuilding = site !== undefined && firstBuild === undefined
  if (firstBuild) await functions.announce(firstBuild)
  if (isRebuilding) site.requestBuild()
  // Not in a preview: the platform runs scheduled functions only on the published deploy.
  if (options.schedules && !isLocalPreview()) functions.startSchedules()
  return {
    url: origin,
    databaseUrl: database.url,
    mailUrl: mailbox && origin + MAILBOX_PATH,
    checkoutUrl,
    adminPassword,
    isRebuilding,
    requestBuild: () => site?.requestBuild(),
    built: async () => await site?.idle(),
    idle: () => functions.idle(),
  }
}

interface Responder {
  options: RuntimeOptions
  hookPath: string
  functions: LocalFunctions
  site: Site | undefined
  mailbox: Mailbox | undefined
}

/**
 * Returns the handler of all requests. It routes in the platform's order: images, functions, redirects and files, 404
 * page.
 */
function createResponder(responder: Responder): RequestHandler {
  return async (request) => {
    try {
      return await respond(responder, request)
    } catch (error) {
      responder.options.log(`${request.method} ${request.url}: ${describeError(error)}`)
      return new Response('Internal error', { status: 500 })
    }
  }
}

async function respond(
  { options, hookPath, functions, site, mailbox }: Responder,
  request: ServerRequest,
): Promise<Response> {
  const { method, url } = request
  const { pathname, searchParams } = new URL(url)
  // The functions get a `Request`, which cannot have this method.
  if (method === 'TRACE') return new Response(null, { status: 405, headers: { Allow: METHODS } })
  if (!isDecodable(pathname)) return new Response('Bad request', { status: 400 })

  if (method === 'POST' && site && pathname === hookPath) {
    site.requestBuild()
    return new Response(null, { status: 200 })
  }
  if (mailbox && (pathname === MAILBOX_PATH || pathname.startsWith(`${MAILBOX_PATH}/`))) {
    return await mailbox.show(pathname)
  }
  if (method === 'POST' && pathname.startsWith(FUNCTIONS_PATH)) {
    const run = functions.runByHand(pathname.slice(FUNCTIONS_PATH.length))
    if (run) return await run
  }
  const { siteServer } = options
  if (siteServer !== undefined && pathname === IMAGES_PATH) return unresized(searchParams)

  const answerFromSite = async (otherwise?: () => Promise<Response>): Promise<Response> => {
    if (site) return await site.answer(request, otherwise)
    if (siteServer !== undefined) return await answerFromServer(siteServer, request, otherwise)
    return (await otherwise?.()) ?? new Response('Not found', { status: 404 })
  }
  const match = pathname === IMAGES_PATH ? undefined : functions.match(pathname, method)
  if (!match) return await answerFromSite()
  const answerFromFunction = async () => await functions.answer(match, request)
  const mayBeFile = match.target.config.preferStatic && (method === 'GET' || method === 'HEAD')
  return await (mayBeFile ? answerFromSite(answerFromFunction) : answerFromFunction())
}

/**
 * Answers a request from Astro's development server; falls back to `otherwise`, if given, when the server does not know
 * the path.
 */
async function answerFromServer(
  origin: string,
  request: Request,
  otherwise?: () => Promise<Response>,
): Promise<Response> {
  try {
    const answer = await proxyFetch(origin, request)
    if (!otherwise || answer.status !== 404) return answer
  } catch {
    const text = 'The development server of Astro does not answer; look at its output.'
    return new Response(text, { status: 502 })
  }
  return await otherwise()
}

/** Redirects to a site image in its original size, since Astro's server has no image service. */
function unresized(searchParams: URLSearchParams): Response {
  const path = searchParams.get('url') ?? ''
  if (!/^\/(?![/\\])/.test(path)) return new Response('Forbidden', { status: 403 })
  return new Response(null, { status: 302, headers: { Location: encodeURI(path) } })
}

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname)
    return true
  } catch {
    return false
  }
}

const answerNotReady: RequestHandler = () =>
  new Response('The site is starting.\n', { status: 503, headers: { 'retry-after': '1' } })
