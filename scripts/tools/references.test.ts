import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { findDeadReferences } from './references.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

async function readSource(file: string): Promise<string | null> {
  return readFile(path.join(root, file), 'utf8').catch(() => null)
}

it('docs/security.md names only files and tests that are there', async () => {
  const text = await readFile(path.join(root, 'docs/security.md'), 'utf8')
  expect(text.match(/\.test\.tsx?` › “/g)?.length).toBeGreaterThan(100)
  expect(await findDeadReferences(text, readSource)).toEqual([])
})

it.each(['docs/controlling-partner.md', 'docs/specification-tests.md'])(
  '%s names only files and tests that are there',
  async (file) => {
    const text = await readFile(path.join(root, file), 'utf8')
    expect(await findDeadReferences(text, readSource)).toEqual([])
  },
)

it('a reference is dead without its file, without its test, and when its test is skipped', async () => {
  const source =
    "describe('a', () => {\n  it.each([1])('b %s', () => {})\n  it.skip('d', () => {})\n})"
  const dead = (text: string) =>
    findDeadReferences(text, (file) => Promise.resolve(file === 'a/b.test.ts' ? source : null))
  expect(await dead('Both: `a/b.test.ts` › “a”; `a/b.test.ts`, and `npm test`, `x.ts`')).toEqual([])
  expect(await dead('`a/b.test.ts` › “a”, “b”, `a/c.ts`; `a/b.test.ts` › “d”')).toEqual([
    'no test in a/b.test.ts: b',
    'no file: a/c.ts',
    'no test in a/b.test.ts: d',
  ])
})
