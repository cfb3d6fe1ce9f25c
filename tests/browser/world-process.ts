import { sql } from 'kysely'
import { z } from 'zod'
import { openDatabase } from '#db/client.ts'
import { startDatabase } from '../../scripts/runtime/database/start-database.ts'
import { FUNCTIONS_ONLY, type RuntimeOptions, startRuntime } from '../../scripts/runtime/runtime.ts'
import { startCheckoutStandIn } from '../../scripts/runtime/stand-ins/checkout.ts'
import { startOpenAiStandIn } from '../../scripts/runtime/stand-ins/openai.ts'
import { freePort } from '../faults/site-process.ts'
import { copyFirst } from '../shared-build.ts'
import { addPreparedContent } from './prepared-content.ts'
import { CHECKOUT_ORIGIN, SITE_ORIGIN, SITE_PASSWORD } from './site-addresses.ts'

// Runs the whole product in its own process, since the runtime changes `process.env`. The process ends with its parent.
// The parent sends it tasks as messages; when a task is done, the process answers with the task's name.

/** Task of a world. `idle` waits for the work that functions do after their answers; `deliver` delivers the outbox. */
export type Task = 'idle' | 'deliver'

/** The settings of a world's process, as JSON in its only argument. */
export const worldSettings = z.object({
  dataDir: z.string(),
  /** The database on the tests' Postgres server; null for an embedded one in memory. */
  postgresUrl: z.string().nullable(),
  /** Whether pages name the site and its checkout by the URLs that only the browsers of the tests resolve. */
  isNamed: z.boolean(),
  /** 0 for any free port. */
  port: z.number(),
  /** Port of the checkout's stand-in; 0 for any free port. */
  checkoutPort: z.number(),
  /**
   * Folder of the pages to serve. With `publishes`, they are served until the first real build. Null builds the pages
   * at the start.
   */
  built: z.string().nullable(),
  /** Whether published content is built, on schedule. */
  publishes: z.boolean(),
  /** Whether the tests' content is added to the seeds first. */
  prepares: z.boolean(),
  /** Variables added to the environment of the product. */
  variables: z.record(z.string(), z.string()),
})
export type WorldSettings = z.infer<typeof worldSettings>

const { dataDir, postgresUrl, isNamed, port, checkoutPort, built, publishes, prepares, variables } =
  worldSettings.parse(JSON.parse(process.argv[2] ?? ''))
const sitePort = port === 0 ? await freePort() : port
const ai = await startOpenAiStandIn()
const checkout = await startCheckoutStandIn({
  siteUrl: `http://localhost:${sitePort}`,
  port: checkoutPort,
  ...(isNamed ? { known: { siteUrl: SITE_ORIGIN, url: CHECKOUT_ORIGIN } } : {}),
})
const database = await startDatabase(postgresUrl === null ? {} : { postgresUrl })
const options = {
  ...FUNCTIONS_ONLY,
  dataDir,
  databaseUrl: database.url,
  log: (line) => console.error(line),
  environment: {
    ...checkout.environment,
    ADMIN_PASSWORD: SITE_PASSWORD,
    ADMIN_PASSWORD_HASH: '',
    OPENAI_BASE_URL: ai.url,
    OPENAI_API_KEY: ai.key,
    ...(isNamed ? { PUBLIC_SITE_URL: SITE_ORIGIN } : {}),
    ...(publishes ? {} : { REBUILD_MIN_INTERVAL: '3600' }),
    ...variables,
  },
} as const satisfies RuntimeOptions

if (prepares) {
  const editing = await startRuntime(options)
  const seeded = new Date()
  await addPreparedContent(editing.url)
  await editing.stop()
  // Makes the added articles older than the seeds, and keeps the intervals between them.
  await sql`
    update blog_posts set created_at = created_at - interval '10 years',
      published_at = published_at - interval '10 years'
    where created_at >= ${seeded}`.execute(openDatabase(database.url).write)
}
const runtime = await startRuntime({
  ...options,
  port: sitePort,
  site: true,
  schedules: publishes,
  heldBack: publishes ? [] : ['deliver-outbox-background'],
  ...(built === null
    ? {}
    : {
        buildCommand: publishes
          ? await copyFirst(dataDir, built)
          : (['sh', '-c', 'cp -RL "$0" "$SITE_OUT_DIR"', built] as const),
      }),
})

async function stop(): Promise<void> {
  await runtime.stop()
  await Promise.all([database.stop(), checkout.stop(), ai.stop()])
}
process.once('disconnect', () => void stop())
process.once('SIGINT', () => void stop())
process.once('SIGTERM', () => void stop())
// Imported only here, since the runtime has made this process able to load TSX.
const { deliverOutbox } = await import('#src/features/outbox/server/outbox.ts')
const tasks: Record<Task, () => Promise<void>> = {
  idle: () => runtime.idle(),
  deliver: () => deliverOutbox(openDatabase(database.url)),
}
process.on('message', (task: Task) => {
  void tasks[task]().then(() => process.send?.(task))
})
process.send?.({
  address: runtime.url,
  databaseUrl: runtime.databaseUrl,
  checkoutAddress: checkout.url,
})
