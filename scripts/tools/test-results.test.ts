import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { closingLines } from './test-results.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'results-'))
})
afterEach(() => rm(folder, { recursive: true }))

interface Result {
  name: string
  message: string
  assertionResults: unknown[]
}

async function reportOf(
  passed: number,
  failed: number,
  skipped: number,
  testResults: Result[] = [],
): Promise<string> {
  const file = path.join(folder, `${passed}.json`)
  const counts = { numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped }
  await writeFile(file, JSON.stringify({ ...counts, testResults }))
  return file
}

it('the closing line counts the tests of both runs', async () => {
  const files = [await reportOf(40, 0, 2), await reportOf(5, 0, 1)]
  expect(await closingLines(files, true)).toEqual({
    lines: ['45 passed, 0 failed, 3 skipped'],
    passes: true,
  })
})

it('a failed test, one that was run again and a file that cannot be loaded are told once more, each with its message', async () => {
  const tests = [
    { status: 'passed', fullName: 'adds', failureMessages: [] },
    { status: 'passed', fullName: 'waits', failureMessages: ['Timeout exceeded'] },
    { status: 'failed', fullName: 'a sum is exact', failureMessages: ['expected 3 to be 4'] },
  ]
  const both = [
    await reportOf(5, 1, 0, [
      {
        name: path.resolve('src/sum.test.ts'),
        message: 'expected 3 to be 4',
        assertionResults: tests,
      },
      {
        name: path.resolve('src/gone.test.ts'),
        message: 'Cannot find ./gone.ts',
        assertionResults: [],
      },
    ]),
    await reportOf(40, 0, 0),
  ]
  expect(await closingLines(both, false)).toEqual({
    lines: [
      'PASSED WHEN RUN AGAIN src/sum.test.ts: waits\nTimeout exceeded',
      'FAILED src/sum.test.ts: a sum is exact\nexpected 3 to be 4',
      'FAILED src/gone.test.ts: Cannot find ./gone.ts',
      '45 passed, 1 failed, 0 skipped',
    ],
    passes: false,
  })
})

it('a run that ends badly without a failed test counts as failed', async () => {
  expect(await closingLines([await reportOf(40, 0, 0)], false)).toEqual({
    lines: ['40 passed, 1 failed, 0 skipped'],
    passes: false,
  })
})

it('tests in the browser are counted with the others, and those that passed on their second try are named', async () => {
  const test = (status: string, ...messages: string[]) => ({
    status,
    results: messages.map((message) => ({ errors: [{ message }] })),
  })
  const specs = [
    { title: 'opens', file: 'menu.test.ts', tests: [test('expected')] },
    { title: 'closes', file: 'menu.test.ts', tests: [test('flaky', 'still open')] },
    { title: 'stays', file: 'menu.test.ts', tests: [test('unexpected', 'gone', 'gone again')] },
  ]
  const file = path.join(folder, 'browser.json')
  await writeFile(
    file,
    JSON.stringify({
      config: { rootDir: path.resolve('tests/browser') },
      suites: [{ title: 'menu.test.ts', specs: [], suites: [{ title: 'the menu', specs }] }],
      errors: [],
      stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 0 },
    }),
  )
  expect(await closingLines([await reportOf(40, 0, 2), file], false)).toEqual({
    lines: [
      'PASSED WHEN RUN AGAIN tests/browser/menu.test.ts: the menu closes\nstill open',
      'FAILED tests/browser/menu.test.ts: the menu stays\ngone\ngone again',
      '42 passed, 1 failed, 2 skipped',
    ],
    passes: false,
  })
})
