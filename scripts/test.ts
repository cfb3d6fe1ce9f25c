import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { ensureBrowser } from './tools/browser.ts'
import { checkProject } from './tools/check-project.ts'
import { ensurePostgres } from './tools/postgres.ts'
import { ensureSpamAssassin } from './tools/spamassassin.ts'
import { run } from './tools/run.ts'

// `npm test`: installs what is missing and runs every test; formatting, lint and types are checked in
// parallel, and their results are printed below those of the tests.

const results = z.object({ numPassedTests: z.number(), numFailedTests: z.number() })

async function runTests(browser: string): Promise<{ passed: number; failed: number }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'test-results-'))
  const file = path.join(folder, 'results.json')
  const { succeeded } = await run(
    'vitest',
    [
      'run',
      '--config=.config/vitest.config.ts',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    { show: true, environment: { BROWSER_PATH: browser } },
  )
  try {
    const { numPassedTests, numFailedTests } = results.parse(
      JSON.parse(await readFile(file, 'utf8')),
    )
    // A file that cannot be loaded fails the run without a failed test.
    return { passed: numPassedTests, failed: succeeded ? 0 : Math.max(1, numFailedTests) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Sequentially, since the package manager is locked while it runs. */
async function install(): Promise<string> {
  await ensurePostgres()
  await ensureSpamAssassin()
  return await ensureBrowser()
}

const found: string[] = []
const checks = checkProject((line) => found.push(line))
const { passed, failed } = await runTests(await install())
const clean = await checks
console.log(`\n${found.join('\n')}\n`)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = clean && failed === 0 ? 0 : 1
