import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'

/** A report of Vitest. */
const report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
})

/** Maximum length of one failure in the closing lines, in characters. */
const MESSAGE_CHARACTERS = 1_200

/**
 * Lists the failures of a test file: each failed test with its message, or the reason why the file cannot be loaded;
 * and each test that passed only on a rerun.
 */
function failuresOf(file: z.infer<typeof report>['testResults'][number]): string[] {
  const name = path.relative('', file.name)
  const messagesOf = (state: string) =>
    file.assertionResults
      .map((it) => ({ ...it, text: (it.failureMessages ?? []).join('\n') }))
      .filter(({ status, text }) => status === state && (state === 'failed' || text !== ''))
      .map((it) => `${it.fullName}\n${it.text}`)
  const failed = messagesOf('failed')
  const whole = failed.length === 0 && file.message ? [file.message] : failed
  return [
    ...messagesOf('passed').map((text) => `PASSED WHEN RUN AGAIN ${name}: ${text}`),
    ...whole.map((text) => `FAILED ${name}: ${text}`),
  ].map((text) => text.slice(0, MESSAGE_CHARACTERS))
}

interface Counted {
  passed: number
  failed: number
  skipped: number
  failures: string[]
}

function countVitest(read: z.infer<typeof report>): Counted {
  return {
    passed: read.numPassedTests,
    failed: read.numFailedTests,
    skipped: read.numPendingTests,
    failures: read.testResults.flatMap(failuresOf),
  }
}

const error = z.object({ message: z.string().optional() })

const spec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(
    z.object({
      status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
      results: z.array(z.object({ errors: z.array(error) })),
    }),
  ),
})

const suite = z.object({
  title: z.string(),
  specs: z.array(spec),
  get suites() {
    return z.array(suite).optional()
  },
})
type Suite = z.infer<typeof suite>

/** A report of Playwright Test; its paths are relative to `rootDir`. */
const browserReport = z.object({
  config: z.object({ rootDir: z.string() }),
  suites: z.array(suite),
  errors: z.array(error),
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
})

const LABELS = { unexpected: 'FAILED', flaky: 'PASSED WHEN RUN AGAIN' } as const

function failuresOfSuite({ specs, suites = [] }: Suite, folder: string, within = ''): string[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.flatMap(({ status, results }) => {
      if (status !== 'unexpected' && status !== 'flaky') return []
      const messages = results.flatMap(({ errors }) => errors.map(({ message = '' }) => message))
      const name = path.relative('', path.join(folder, file))
      const text = `${LABELS[status]} ${name}: ${within}${title}\n${messages.join('\n')}`
      return [stripVTControlCharacters(text).slice(0, MESSAGE_CHARACTERS)]
    }),
  )
  return [
    ...own,
    ...suites.flatMap((each) => failuresOfSuite(each, folder, `${within}${each.title} `)),
  ]
}

function countPlaywright({
  config,
  suites,
  errors,
  stats,
}: z.infer<typeof browserReport>): Counted {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failures: [
      ...suites.flatMap((file) => failuresOfSuite(file, config.rootDir)),
      ...errors.map(({ message = '' }) => stripVTControlCharacters(`FAILED ${message}`)),
    ],
  }
}

/**
 * Returns the closing lines of a test run from JSON reports of Vitest and Playwright Test: every failure again, since
 * it may be far up in a long output, and the line with the counts. Also returns whether no test failed.
 */
export async function closingLines(
  files: readonly string[],
  succeeded: boolean,
): Promise<{ lines: string[]; passes: boolean }> {
  const total = { passed: 0, failed: 0, skipped: 0 }
  const failures: string[] = []
  for (const file of files) {
    const read: unknown = JSON.parse(await readFile(file, 'utf8'))
    const inBrowser = browserReport.safeParse(read)
    const counted = inBrowser.success
      ? countPlaywright(inBrowser.data)
      : countVitest(report.parse(read))
    total.passed += counted.passed
    total.failed += counted.failed
    total.skipped += counted.skipped
    failures.push(...counted.failures)
  }
  // A file that cannot be loaded fails the run without a failed test.
  const failed = succeeded ? total.failed : Math.max(1, total.failed)
  const line = `${total.passed} passed, ${failed} failed, ${total.skipped} skipped`
  return { lines: [...failures, line], passes: failed === 0 }
}
