import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { close } from 'pagefind'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createArticleIndex, type Pagefind } from '#src/client/article-index.ts'
import { stubPost } from '#src/content/stub-post.ts'
import type { PublicPost } from '#src/contracts/posts.ts'
import { prepareSearch } from '#src/integrations/prepare-search.ts'
import { placeIndexes } from '#src/integrations/search-index.ts'
import { digestOf } from '#src/integrations/search-record.ts'

// What is searched is what was built: both halves, with Pagefind's own script between them.

let root = ''
let server: Server | undefined
/** The build that is up. */
let site = ''
let builds = 0

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'searched-'))
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://site')
    readFile(path.join(site, pathname)).then(
      (content) => response.end(content),
      () => response.writeHead(404).end(),
    )
  }).listen(0)
  await once(server, 'listening')
})
afterAll(async () => {
  server?.close()
  await close()
  await rm(root, { recursive: true })
})

type Changes = Partial<PublicPost>

function article(number: number, changes: Changes = {}) {
  const data = stubPost({
    id: `id-${number}`,
    slug: `straipsnis-${number}`,
    title: `Straipsnis ${number}`,
    content: `<p>Bendras žodis, o žyma${number} tik čia.</p>`,
    ...changes,
  })
  return { data, digest: digestOf(data) }
}

const articles = (changes: Record<number, Changes> = {}) =>
  Array.from({ length: 10 }, (_, number) => article(number, changes[number]))

/** Puts up a site with these articles, of which at most four may change at once. */
async function build(all: ReturnType<typeof articles>) {
  const folder = path.join(root, 'cache')
  const indexes = await prepareSearch({ articles: all, folder, changesLimit: 4 })
  site = path.join(root, `site-${builds++}`)
  await placeIndexes(indexes, folder, site)
  return indexes
}

function openIndex() {
  const { port } = server?.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  return createArticleIndex({
    origin,
    fetch: (address) => fetch(origin + address),
    // Node loads no module over HTTP.
    loadPagefind: (address) =>
      import(pathToFileURL(path.join(site, address)).href) as Promise<Pagefind>,
  })
}

async function titlesOf(index: ReturnType<typeof openIndex>, query: string): Promise<string[]> {
  const findings = await index.search(query)
  const found = await Promise.all(findings.map((finding) => finding.load()))
  return found.map(({ title }) => title).toSorted()
}

describe('the index of a site whose articles change', () => {
  it('finds all of them at first', async () => {
    const indexes = await build(articles())
    expect(indexes.recent).toBeNull()
    const index = openIndex()
    expect(await titlesOf(index, 'bendras')).toHaveLength(10)
    expect(await titlesOf(index, 'zyma3')).toEqual(['Straipsnis 3'])
  })

  it('finds a changed one by its new words, once, and no longer by its old', async () => {
    await build(articles())
    const changed = { title: 'Pakeistas', content: '<p>Bendras šviežumas.</p>' }
    const indexes = await build(articles({ 3: changed }))
    expect(indexes.recent).not.toBeNull()
    const index = openIndex()
    expect(await titlesOf(index, 'sviezumas')).toEqual(['Pakeistas'])
    expect(await titlesOf(index, 'bendras')).toHaveLength(10)
    expect(await titlesOf(index, 'zyma3')).not.toContain('Straipsnis 3')
  })

  it('finds a new one and not one that is gone', async () => {
    await build(articles())
    const indexes = await build([...articles().slice(1), article(77)])
    expect(indexes.recent).not.toBeNull()
    const index = openIndex()
    expect(await titlesOf(index, 'zyma77')).toContain('Straipsnis 77')
    expect(await titlesOf(index, 'bendras')).toHaveLength(10)
    expect(await titlesOf(index, 'bendras')).not.toContain('Straipsnis 0')
  })

  it('is loaded anew by a page that was opened before, when it finds nothing there', async () => {
    await build(articles())
    const index = openIndex()
    expect(await titlesOf(index, 'bendras')).toHaveLength(10)
    await build(articles({ 5: { title: 'Vėlesnis', content: '<p>Xerografija.</p>' } }))
    expect(await titlesOf(index, 'xerografija')).toEqual(['Vėlesnis'])
  })

  it('without articles finds nothing', async () => {
    await build([])
    expect(await titlesOf(openIndex(), 'bendras')).toEqual([])
  })

  it('that cannot be read is an error', async () => {
    site = path.join(root, 'none')
    await expect(openIndex().search('bendras')).rejects.toThrow('404')
  })
})
