import { readFile } from 'node:fs/promises'
import { z } from 'zod'

const report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
})

/** The last line of a run of the tests, over the given JSON reports of Vitest, and whether no test failed. */
export async function closingLine(
  files: readonly string[],
  succeeded: boolean,
): Promise<{ line: string; passes: boolean }> {
  const total = { passed: 0, failed: 0, skipped: 0 }
  for (const file of files) {
    const read = report.parse(JSON.parse(await readFile(file, 'utf8')))
    total.passed += read.numPassedTests
    total.failed += read.numFailedTests
    total.skipped += read.numPendingTests
  }
  // A file that cannot be loaded fails the run without a failed test.
  const failed = succeeded ? total.failed : Math.max(1, total.failed)
  return {
    line: `${total.passed} passed, ${failed} failed, ${total.skipped} skipped`,
    passes: failed === 0,
  }
}
