import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildSite } from './build-site.ts'

let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'build-turns-'))
})
afterAll(async () => {
  await rm(folder, { recursive: true })
})

it('builds into folders outside the checkout by turns, as they share what Astro renders from', async () => {
  const notes = join(folder, 'notes')
  const note = (word: string) => `fs.appendFileSync(${JSON.stringify(notes)}, '${word}\\n')`
  const script = `${note('begins')}; setTimeout(() => ${note('ends')}, 300)`
  const build = (name: string) =>
    buildSite({
      outDir: join(folder, name),
      cacheDir: join(folder, `${name}-cache`),
      env: process.env,
      signal: new AbortController().signal,
      command: [process.execPath, '-e', script],
    })
  await Promise.all([build('one'), build('two')])
  expect((await readFile(notes, 'utf8')).trim().split('\n')).toEqual([
    'begins',
    'ends',
    'begins',
    'ends',
  ])
})
