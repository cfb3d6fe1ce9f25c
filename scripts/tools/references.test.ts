import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { findDeadReferences } from './references.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

async function readSource(file: string): Promise<string | null> {
  return readFile(path.join(root, file), 'utf8').catch(() => null)
}

it('docs/security.md names a test for each promise', async () => {
  const text = await readFile(path.join(root, 'docs/security.md'), 'utf8')
  const [, promises = ''] = /\n## 2\. (.*?)\n## /s.exec(text) ?? []
  const lines = promises.split('\n')
  // A heading stands above the line of dashes of its table.
  const rows = lines.filter(
    (line, at) => /^\| [^-]/.test(line) && !lines[at + 1]?.startsWith('| -'),
  )
  expect(rows.length).toBeGreaterThan(30)
  expect(rows.filter((row) => !row.includes('.test.ts'))).toEqual([])
})

it.each(['docs/security.md', 'docs/controlling-partner.md', 'docs/specification-tests.md'])(
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

it('ARCHITECTURE.md lets no feature use a room of another without need', async () => {
  const text = await readFile(path.join(root, 'ARCHITECTURE.md'), 'utf8')
  const [, table = ''] = /\n## Features\n(.*?)\n## /s.exec(text) ?? []
  const permitted = table.split('\n').flatMap((line) => {
    const [, name, , ...rooms] = line.split('|').map((cell) => cell.trim())
    const [, user] = /^`([\w/]+)`$/.exec(name ?? '') ?? []
    if (user === undefined) return []
    return ['server', 'site', 'panel'].flatMap((room, at) =>
      (rooms[at]?.match(/[a-z]+/g) ?? []).map((used) => ({ user, room, used })),
    )
  })
  expect(permitted.length).toBeGreaterThan(30)
  const unused = await Promise.all(
    permitted.map(async ({ user, room, used }) => {
      const folder = user.startsWith('src/') ? user : `src/features/${user}/${room}`
      const files = glob(`${folder}/**/*.{ts,tsx,astro}`, { cwd: root })
      for await (const file of files) {
        const source = await readFile(path.join(root, file), 'utf8')
        if (source.includes(`#src/features/${used}/${room}/`)) return []
      }
      return [`${user} → ${used}/${room}`]
    }),
  )
  expect(unused.flat()).toEqual([])
})
