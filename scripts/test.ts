import { existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { checkProject } from './tools/check-project.ts'
import { ensureNeeds, NEEDS } from './tools/needs.ts'
import { run } from './tools/run.ts'
import { closingLines } from './tools/test-results.ts'

// `npm test` installs missing programs and runs the product's tests; formatting, lint and types are
// checked in parallel, and their results are printed below those of the tests. `npm run test:all`
// also runs the tests of the platform and the machine; with `-- --rest` it runs only those, and
// includes the preceding `npm test` in the counts.

/** Vitest projects that only `npm run test:all` runs. Most browser tests run only there too. */
const REST = ['runtime', 'embedded', 'postgres', 'netlify', 'budgets', 'fuzzing']

const { values: options } = parseArgs({
  options: { all: { type: 'boolean' }, rest: { type: 'boolean' } },
})

const cache = fileURLToPath(new URL('../node_modules/.cache/', import.meta.url))
const results = path.join(cache, 'test-results')

/** Part of the browser tests that the command runs (`MAIN_WAYS` in `.config/playwright.config.ts`). */
const part = options.rest ? 'rest' : options.all ? 'all' : 'main'

/** Returns the report paths of a part of the tests, for Vitest and Playwright Test. */
const reportsOf = (name: string) =>
  ['', '-browser'].map((kind) => path.join(results, `${name}${kind}.json`)) as [string, string]

function projects(): string[] {
  if (options.rest) return REST.map((name) => `--project=${name}`)
  return options.all ? [] : REST.map((name) => `--project=!${name}`)
}

const found: string[] = []
const checks = options.rest ? true : checkProject((line) => found.push(line))
const { browser, postgres } = NEEDS
const { missing, leftOut } = await ensureNeeds(options.all ? NEEDS : { browser, postgres })
if (missing.length > 0) found.unshift(leftOut)
await mkdir(results, { recursive: true })
const [report, browserReport] = reportsOf(part)
await Promise.all([report, browserReport].map((file) => rm(file, { force: true })))
const tests = await run(
  'vitest',
  [
    'run',
    '--config=.config/vitest.config.ts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...projects(),
  ],
  { show: true, environment: { TESTS_WITHOUT: missing.join(' ') } },
)
// Not at the same time as Vitest, since browser tests run the whole product in processes of their own.
const browserTests = ['browser', 'postgres'].some((name) => missing.includes(name))
  ? { succeeded: true }
  : await run('playwright', ['test', '--config=.config/playwright.config.ts'], {
      show: true,
      environment: { BROWSER_TESTS: part, PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
    })
const clean = await checks
const files = [...(options.rest ? reportsOf('main') : []), report, browserReport].filter(existsSync)
const { lines, passes } = await closingLines(files, tests.succeeded && browserTests.succeeded)
console.log(['', ...found, '', ...lines].join('\n'))
process.exitCode = clean && passes ? 0 : 1
