import { existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { checkProject } from './tools/check-project.ts'
import { ensureNeeds, NEEDS } from './tools/needs.ts'
import { run } from './tools/run.ts'
import { closingLines } from './tools/test-results.ts'

// `npm test`: installs what is missing and runs the tests of the product; formatting, lint and types are checked in
// parallel, and their results are printed below those of the tests. `npm run test:all` also runs what proves the
// platform and the machine; with `-- --rest` it runs only that, and counts the tests of the `npm test` before too.

/** Projects that `npm test` leaves to `npm run test:all`, beside most browser tests. */
const REST = ['embedded', 'postgres', 'netlify', 'budgets', 'fuzzing']

const { values: options } = parseArgs({
  options: { all: { type: 'boolean' }, rest: { type: 'boolean' } },
})

const results = fileURLToPath(new URL('../node_modules/.cache/test-results/', import.meta.url))
const ofTest = path.join(results, 'test.json')
const file = options.all ? path.join(results, 'all.json') : ofTest

/** Which browser tests are run (`MAIN_WAYS` in `.config/vitest.config.ts`). */
const browserTests = options.rest ? 'rest' : options.all ? 'all' : 'main'

function projects(): string[] {
  if (options.rest) return [...REST, 'e2e'].map((name) => `--project=${name}`)
  return options.all ? [] : REST.map((name) => `--project=!${name}`)
}

const found: string[] = []
const checks = options.rest ? true : checkProject((line) => found.push(line))
const { browser, postgres } = NEEDS
const { missing, leftOut } = await ensureNeeds(options.all ? NEEDS : { browser, postgres })
if (missing.length > 0) found.unshift(leftOut)
await mkdir(results, { recursive: true })
await rm(file, { force: true })
const { succeeded } = await run(
  'vitest',
  [
    'run',
    '--config=.config/vitest.config.ts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...projects(),
  ],
  { show: true, environment: { TESTS_WITHOUT: missing.join(' '), BROWSER_TESTS: browserTests } },
)
const clean = await checks
const files = options.rest && existsSync(ofTest) ? [ofTest, file] : [file]
const { lines, passes } = await closingLines(files, succeeded)
console.log(['', ...found, '', ...lines].join('\n'))
process.exitCode = clean && passes ? 0 : 1
