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

/** Each worker loads modules once for all its files. */
const together = {
  isolate: false,
  setupFiles: ['tests/process-environment.ts', 'tests/fixed-seed.ts'],
}

/** Tests of SQL that differs most between the engines: whole tables, strange values, locks, searches. */
const SECOND_ENGINE = ['backup', 'bad-input', 'inbox', 'lists', 'outbox', 'versions']

const withoutPostgres = isWithout('postgres')

/** Setup of the tests' databases: a Postgres server, and the templates that are copied to each database. */
const databases = [
  ...(withoutPostgres ? [] : ['tests/api/postgres-setup.ts']),
  'tests/api/templates-setup.ts',
]

/** The tests are counted as skipped: no name of a test matches, and nothing is started for them. */
const skipped = { testNamePattern: /(?!)/, globalSetup: [] }

/** Every test of the project; `scripts/test.ts` says which projects `npm test` leaves to `npm run test:all`. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    // Two cores run a database and a site besides the tests; a third worker made it slower.
    maxWorkers: 2,
    // Databases are WebAssembly: each test uses its own for a few seconds, so optimised code costs more time than it
    // saves; and Node 24 can crash when it frees compiled code (`jit_page_->allocations_`).
    // The larger nursery spares a tenth of the time of the API tests.
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
