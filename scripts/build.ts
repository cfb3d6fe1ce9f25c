import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { ASTRO_ENVIRONMENT, astroCommand, projectRoot } from './runtime/site/build-site.ts'
import { type BuildPlan, isUnreachable, planBuild } from './runtime/site/production-build.ts'
import { describeError } from './runtime/start-error.ts'

// `npm run build`, which Netlify runs: prepares the database, then builds the site from it.

const plan = planBuild(process.env)
if (plan.kind === 'impossible') fail(plan.reason)
if (plan.kind === 'from seeds') {
  await buildFromSeeds()
} else if (await prepare(plan)) {
  await build()
} else {
  console.log('Building without a database: the lists of this preview load their content live.')
  await build({ SITE_WITHOUT_DATABASE: 'true', PREVIEW_DATABASE_URL: '' })
}

/**
 * Prepares the database for the build.
 * @returns false if the database cannot be reached and the build may do without it. Any other failure ends the process.
 */
async function prepare({
  databaseUrl,
  role,
  mayDoWithout,
}: Extract<BuildPlan, { kind: 'with database' }>): Promise<boolean> {
  const { migrateToLatest, MigrationError } = await import('#db/migrate.ts')
  const databases = await import('#db/deploy-database.ts')
  try {
    if (role === 'preview') await databases.preparePreview(databaseUrl)
    else if (role === 'production') await databases.prepareProduction(databaseUrl)
    else await migrateToLatest(databaseUrl)
    return true
  } catch (error) {
    if (error instanceof MigrationError || error instanceof databases.DatabaseRefusedError) {
      fail(error.message)
    }
    if (!isUnreachable(error)) fail(`The database could not be prepared: ${describeError(error)}`)
    if (!mayDoWithout) fail('The database cannot be reached, so the site is not built.')
    return false
  }
}

/** Builds from a temporary in-memory database with the starting content. */
async function buildFromSeeds(): Promise<void> {
  const { openDatabase, prepareDatabase } = await import('./runtime/open-database.ts')
  console.log('Building without a database: this preview shows the starting content.')
  const database = await openDatabase(undefined, undefined)
  try {
    await prepareDatabase(database.url)
    await build({ PREVIEW_DATABASE_URL: database.url, SITE_STORES_NOTHING: 'true' })
  } finally {
    await database.stop()
  }
}

async function build(variables: Record<string, string> = {}): Promise<void> {
  const [program, ...parameters] = astroCommand('build')
  const astro = spawn(program, parameters, {
    cwd: projectRoot,
    stdio: 'inherit',
    env: { ...process.env, ...variables, ...ASTRO_ENVIRONMENT },
  })
  const [code] = (await once(astro, 'exit')) as [number | null]
  process.exitCode = code ?? 1
}

function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
