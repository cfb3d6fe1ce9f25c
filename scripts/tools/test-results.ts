import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'

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

/** How much of a failure's message is repeated at the end. */
const MESSAGE_CHARACTERS = 1_200

/**
 * What failed in a file: its name, then each failed test with its message, or why the file cannot be loaded; and each
 * test that passed only when it was run again.
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

/**
 * The end of a run of the tests, over the given JSON reports of Vitest: every failure once more, so that the end of a
 * long output tells it, and the line that counts; and whether no test failed.
 */
export async function closingLines(
  files: readonly string[],
  succeeded: boolean,
): Promise<{ lines: string[]; passes: boolean }> {
  const total = { passed: 0, failed: 0, skipped: 0 }
  const failures: string[] = []
  for (const file of files) {
    const read = report.parse(JSON.parse(await readFile(file, 'utf8')))
    total.passed += read.numPassedTests
    total.failed += read.numFailedTests
    total.skipped += read.numPendingTests
    failures.push(...read.testResults.flatMap(failuresOf))
  }
  // A file that cannot be loaded fails the run without a failed test.
  const failed = succeeded ? total.failed : Math.max(1, total.failed)
  const line = `${total.passed} passed, ${failed} failed, ${total.skipped} skipped`
  return { lines: [...failures, line], passes: failed === 0 }
}
