import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { close } from 'pagefind'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { stubPost } from '#src/content/stub-post.ts'
import type { PublicPost } from '#src/contracts/posts.ts'
import { readFragmentIds } from './pagefind-folder.ts'
import { prepareSearch } from './prepare-search.ts'
import { placeIndexes } from './search-index.ts'
import { digestOf } from './search-record.ts'

const CHANGES_LIMIT = 3

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'search-'))
})
afterEach(() => rm(folder, { recursive: true }))
afterAll(() => close())

function article(number: number, changes: Partial<PublicPost> = {}) {
  const data = stubPost({
    id: `id-${number}`,
    slug: `straipsnis-${number}`,
    title: `Straipsnis ${number}`,
    tags: ['pokalbis'],
    content: '<p>Tas pats tekstas.</p>',
    ...changes,
  })
  return { data, digest: digestOf(data) }
}

const eight = () => Array.from({ length: 8 }, (_, index) => article(index))

const prepare = (articles: ReturnType<typeof eight>) =>
  prepareSearch({ articles, folder, changesLimit: CHANGES_LIMIT })

const addressesIn = async (name: string | null) =>
  [...(await readFragmentIds(path.join(folder, name ?? ''))).keys()].toSorted()

describe('the search index', () => {
  it('goes without an article that has no word', async () => {
    const wordless = {
      title: '\u200b',
      excerpt: '–',
      content: '<p>–</p>',
      tags: [],
      category: null,
    }
    const indexes = await prepare([...eight(), article(9, wordless)])
    expect(await addressesIn(indexes.base)).toHaveLength(8)
    expect(await prepare(eight())).toMatchObject({ stale: [] })
  })

  it('holds every article, alike ones too, and nothing but what a search loads', async () => {
    const indexes = await prepare(eight())
    expect(indexes).toEqual({ base: expect.any(String) as string, recent: null, stale: [] })
    expect(await addressesIn(indexes.base)).toEqual(eight().map(({ data }) => `/blog/${data.slug}`))
    const files = await readdir(path.join(folder, indexes.base ?? ''))
    expect(files.filter((name) => !name.endsWith('.pf_meta')).toSorted()).toEqual([
      'fragment',
      'index',
      'pagefind-entry.json',
      'pagefind.js',
      'wasm.lt.pagefind',
    ])
    for (const name of files) {
      expect((await stat(path.join(folder, indexes.base ?? '', name))).size).toBeGreaterThan(0)
    }
  })

  it('is none without articles', async () => {
    expect(await prepare([])).toEqual({ base: null, recent: null, stale: [] })
  })

  it('is not touched when nothing has changed', async () => {
    const first = await prepare(eight())
    const made = (await stat(path.join(folder, first.base ?? ''))).mtimeMs
    expect(await prepare(eight())).toEqual(first)
    expect((await stat(path.join(folder, first.base ?? ''))).mtimeMs).toBe(made)
  })

  it('is not touched by a change that cannot be found', async () => {
    const first = await prepare(eight())
    const changed = eight().with(2, article(2, { metaDescription: 'Kita.' }))
    expect(await prepare(changed)).toEqual(first)
    expect(await prepare(changed)).toEqual(first)
  })

  it('keeps its large part when few articles change, appear and go', async () => {
    const first = await prepare(eight())
    const ids = await readFragmentIds(path.join(folder, first.base ?? ''))
    const changed = [
      ...eight()
        .with(2, article(2, { title: 'Naujas' }))
        .slice(1),
      article(9),
    ]
    const indexes = await prepare(changed)
    expect(indexes.base).toBe(first.base)
    expect(await addressesIn(indexes.recent)).toEqual(['/blog/straipsnis-2', '/blog/straipsnis-9'])
    expect(indexes.stale.toSorted()).toEqual(
      [ids.get('/blog/straipsnis-0'), ids.get('/blog/straipsnis-2')].toSorted(),
    )
    expect(await prepare(changed)).toEqual(indexes)
    expect(await prepare(eight())).toEqual(first)
  })

  it('is made anew when more change than the small part is to hold', async () => {
    const first = await prepare(eight())
    const changed = eight().map((one, index) =>
      index < CHANGES_LIMIT + 1 ? article(index, { title: `Naujas ${index}` }) : one,
    )
    const indexes = await prepare(changed)
    expect(indexes).toMatchObject({ recent: null, stale: [] })
    expect(indexes.base).not.toBe(first.base)
  })

  it('of few articles has one part only', async () => {
    const few = eight().slice(0, CHANGES_LIMIT)
    const first = await prepare(few)
    const indexes = await prepare(few.with(0, article(0, { title: 'Naujas' })))
    expect(indexes).toMatchObject({ recent: null, stale: [] })
    expect(indexes.base).not.toBe(first.base)
  })

  it('is made anew when what a build left is not whole', async () => {
    const first = await prepare(eight())
    await writeFile(path.join(folder, 'base.json'), '{"format":')
    expect(await prepare(eight())).toEqual(first)
    await rm(path.join(folder, first.base ?? ''), { recursive: true })
    expect(await prepare(eight())).toEqual(first)
    expect(existsSync(path.join(folder, first.base ?? '', 'pagefind.js'))).toBe(true)
  })

  it('leaves no folder behind that is no longer needed', async () => {
    const first = await prepare(eight())
    await prepare(eight().with(1, article(1, { title: 'Vienas' })))
    const { recent } = await prepare(eight().with(1, article(1, { title: 'Kitas' })))
    expect((await readdir(folder)).toSorted()).toEqual([first.base, recent, 'base.json'].toSorted())
  })

  it('is put beside the pages with a list of its parts', async () => {
    const indexes = await prepare(eight())
    const site = await mkdtemp(path.join(tmpdir(), 'site-'))
    await placeIndexes(indexes, folder, site)
    expect(await readdir(path.join(site, 'pagefind'))).toEqual(['index', 'indexes.json'])
    expect(await readdir(path.join(site, 'pagefind/index'))).toEqual([indexes.base])
    expect(
      await readdir(path.join(site, 'pagefind/index', indexes.base ?? '', 'fragment')),
    ).toHaveLength(8)
    await rm(site, { recursive: true })
  })
})
