import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { ASTRO_ENVIRONMENT, astroCommand, projectRoot } from './runtime/site/build-site.ts'
import { isUnreachable, placeholderWarnings, planBuild } from './runtime/site/production-build.ts'
import { describeError } from './runtime/start-error.ts'

// `npm run build`, which Netlify runs: migrates the database, then builds the site from it.

const plan = planBuild(process.env)
if (plan.kind === 'impossible') {
  fail(plan.reason)
} else {
  const hasDatabase = plan.kind === 'with database' && (await migrate(plan))
  if (!hasDatabase) {
    process.env.SITE_WITHOUT_DATABASE = 'true'
    delete process.env.DATABASE_URL
    delete process.env.NETLIFY_DB_URL
    console.log('Building without a database: the lists of this preview load their content live.')
  }
  await build()
  for (const warning of placeholderWarnings(process.env)) console.warn(warning)
}

async function migrate(plan: { databaseUrl: string; mayDoWithout: boolean }): Promise<boolean> {
  const { migrateToLatest, MigrationError } = await import('#db/migrate.ts')
  try {
    await migrateToLatest(plan.databaseUrl)
    return true
  } catch (error) {
    if (error instanceof MigrationError) fail(error.message)
    if (!isUnreachable(error)) fail(`The database could not be migrated: ${describeError(error)}`)
    if (!plan.mayDoWithout) fail('The database cannot be reached, so the site is not built.')
    return false
  }
}

async function build(): Promise<void> {
  const [program, ...parameters] = astroCommand('build')
  const astro = spawn(program, parameters, {
    cwd: projectRoot,
    stdio: 'inherit',
    env: { ...process.env, ...ASTRO_ENVIRONMENT },
  })
  const [code] = (await once(astro, 'exit')) as [number | null]
  process.exitCode = code ?? 1
}

function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
