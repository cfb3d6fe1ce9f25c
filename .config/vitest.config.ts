import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { isWithout } from '../tests/without.ts'

// Empty databases in memory start from this template instead of being created dozens of times.
const lock = readFileSync(new URL('../package-lock.json', import.meta.url))
const pinned = createHash('sha256').update(lock).digest('hex').slice(0, 16)
process.env.DATABASE_TEMPLATE ??= fileURLToPath(
  new URL(`../node_modules/.cache/database-${pinned}.tar`, import.meta.url),
)

const settings = { restoreMocks: true, unstubEnvs: true, unstubGlobals: true }

/** Settings that make a worker load modules only once for all its test files. */
const together = {
  isolate: false,
  setupFiles: ['tests/process-environment.ts', 'tests/fixed-seed.ts'],
}

/** API tests whose SQL depends most on the engine: whole tables, unusual values, locks, searches. */
const SECOND_ENGINE = ['backup', 'bad-input', 'inbox', 'lists', 'outbox', 'versions']

const withoutPostgres = isWithout('postgres')

/** Setup of the tests' databases: a Postgres server, and the templates that are copied to each database. */
const databases = [
  ...(withoutPostgres ? [] : ['tests/api/postgres-setup.ts']),
  'tests/api/templates-setup.ts',
]

/** Settings that skip all tests of a project: no test name matches the pattern, and no setup runs. */
const skipped = { testNamePattern: /(?!)/, globalSetup: [] }

/** All Vitest projects. `scripts/test.ts` says which of them `npm test` leaves to `npm run test:all`. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    // On two cores, which also run a database and a site, a third worker made the tests slower.
    maxWorkers: 2,
    // The embedded databases are WebAssembly. Each is used for a few seconds, so optimising their code costs more time
    // than it saves. Node 24 can also crash when it frees compiled code (`jit_page_->allocations_`).
    // The larger semi-space saves a tenth of the time of the API tests.
    execArgv: ['--liftoff-only', '--no-wasm-code-gc', '--max-semi-space-size=64'],
    projects: [
      {
        test: {
          ...settings,
          ...together,
          name: 'unit',
          setupFiles: [...together.setupFiles, 'tests/fresh-document.ts'],
          include: ['src/**/*.test.{ts,tsx}', 'db/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          ...settings,
          name: 'runtime',
          include: ['scripts/**/*.test.ts'],
          exclude: ['scripts/runtime/database/{postgres,pglite}-*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...settings,
          ...together,
          name: 'api',
          setupFiles: [...together.setupFiles, 'tests/cheap-hashes.ts'],
          include: ['tests/api/**/*.test.ts'],
          globalSetup: databases,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...settings,
          ...together,
          name: 'postgres',
          include: ['scripts/runtime/database/{postgres-*,neon-driver}.test.ts'],
          globalSetup: ['tests/api/postgres-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          ...(withoutPostgres ? skipped : {}),
        },
      },
      {
        test: {
          ...settings,
          ...together,
          name: 'embedded',
          setupFiles: [...together.setupFiles, 'tests/cheap-hashes.ts'],
          include: [`tests/api/{${SECOND_ENGINE.join()}}.test.ts`],
          globalSetup: ['tests/api/templates-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // Without a Postgres server, `api` already runs these tests on this engine.
          ...(withoutPostgres ? skipped : {}),
        },
      },
      {
        test: {
          ...settings,
          ...together,
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          globalSetup: databases,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          ...settings,
          // Generated requests and texts, and kills at random moments.
          name: 'fuzzing',
          setupFiles: ['tests/fixed-seed.ts'],
          include: ['tests/fuzzing/**/*.test.ts', 'scripts/runtime/database/pglite-*.test.ts'],
          globalSetup: databases,
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          ...settings,
          name: 'netlify',
          include: ['tests/netlify/**/*.test.ts'],
          globalSetup: ['tests/netlify/bundles-setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          ...settings,
          name: 'budgets',
          include: ['tests/budgets/**/*.test.ts'],
          globalSetup: ['tests/budgets/built-site-setup.ts', ...databases],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
