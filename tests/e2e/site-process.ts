import path from 'node:path'
import { sql } from 'kysely'
import { openDatabase } from '#db/client.ts'
import { startDatabase } from '../../scripts/runtime/database/start-database.ts'
import { FUNCTIONS_ONLY, startRuntime } from '../../scripts/runtime/runtime.ts'
import { startOpenAiStandIn } from '../../scripts/runtime/stand-ins/openai.ts'
import { addPreparedContent } from './prepared-content.ts'
import { SITE_PASSWORD } from './site-addresses.ts'

// The whole product in a child process: the runtime changes `process.env`, which the test processes
// would inherit. It ends with its parent. Arguments: its folder; the content (`prepared` adds content
// to the seeds before the build, `lasting` keeps the database in the folder, for a later process);
// the port; and optionally a built site that is used for every build.

const [, , dataDir = '', content, port = '0', built] = process.argv
const ai = await startOpenAiStandIn()
const environment = {
  ADMIN_PASSWORD: SITE_PASSWORD,
  ADMIN_PASSWORD_HASH: '',
  OPENAI_BASE_URL: ai.url,
  OPENAI_API_KEY: ai.key,
}

const database = content === 'lasting' ? undefined : await startDatabase()
if (database && content === 'prepared') await prepare(database.url)

const runtime = await startRuntime({
  port: Number(port),
  dataDir,
  databaseUrl: database?.url,
  site: true,
  buildCommand:
    built === undefined ? undefined : ['sh', '-c', 'cp -RL "$0" "$SITE_OUT_DIR"', built],
  schedules: true,
  rateLimits: false,
  trustsAddress: true,
  log: (line) => console.error(line),
  environment,
})
// What tests publish on the shared site is served live: builds of all of it would take longer than the tests.
if (content === 'prepared') process.env.REBUILD_MIN_INTERVAL = '3600'

async function prepare(databaseUrl: string): Promise<void> {
  const editing = await startRuntime({
    ...FUNCTIONS_ONLY,
    dataDir,
    databaseUrl,
    environment,
  })
  const seeded = new Date()
  await addPreparedContent(editing.url)
  await editing.stop()
  // Keeps the intervals between them.
  await sql`
    update blog_posts set created_at = created_at - interval '10 years',
      published_at = published_at - interval '10 years'
    where created_at >= ${seeded}`.execute(openDatabase(databaseUrl).write)
}

const stop = () =>
  void runtime
    .stop()
    .then(() => database?.stop())
    .then(() => ai.stop())
process.once('disconnect', stop)
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
process.send?.({
  url: runtime.url,
  databaseUrl: runtime.databaseUrl,
  cacheDir: path.join(dataDir, 'site/cache'),
  mailDir: path.join(dataDir, 'mail'),
})
