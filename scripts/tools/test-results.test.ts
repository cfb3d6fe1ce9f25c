import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { closingLine } from './test-results.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'results-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function reportOf(passed: number, failed: number, skipped: number): Promise<string> {
  const file = path.join(folder, `${passed}.json`)
  const counts = { numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped }
  await writeFile(file, JSON.stringify(counts))
  return file
}

// Proves: `npm test` and `npm run test:all` close with `N passed, N failed, N skipped`; what cannot be loaded counts as failed
it('the closing line counts the tests of both runs', async () => {
  const files = [await reportOf(40, 0, 2), await reportOf(5, 0, 1)]
  expect(await closingLine(files, true)).toEqual({
    line: '45 passed, 0 failed, 3 skipped',
    passes: true,
  })
})

it('a run fails by one test, in either part, and by a file that cannot be loaded', async () => {
  const good = await reportOf(40, 0, 0)
  const both = [await reportOf(5, 2, 0), good]
  expect(await closingLine(both, true)).toEqual({
    line: '45 passed, 2 failed, 0 skipped',
    passes: false,
  })
  expect(await closingLine([good], false)).toEqual({
    line: '40 passed, 1 failed, 0 skipped',
    passes: false,
  })
})
