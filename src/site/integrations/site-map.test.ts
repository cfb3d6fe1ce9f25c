import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { siteMap } from './site-map.ts'

const SITE = 'https://akademija.example'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-map-'))
})
afterEach(async () => {
  await rm(folder, { recursive: true })
})

/** Astro's build hook as the sitemap uses it. */
type Tell = (told: object) => Promise<void> | void

/** Runs the hook for these pages. @returns for each file listed in the index, its paths. */
async function filesOf(
  pages: readonly string[],
  changes: ReadonlyMap<string, Date> = new Map(),
): Promise<string[][]> {
  const hooks = siteMap(() => Promise.resolve(changes)).hooks as Record<string, Tell>
  await hooks['astro:config:done']?.({
    config: { site: SITE, base: '/', trailingSlash: 'never', build: { format: 'file' } },
  })
  await hooks['astro:routes:resolved']?.({ routes: [] })
  await hooks['astro:build:done']?.({
    dir: pathToFileURL(`${folder}/`),
    pages: pages.map((pathname) => ({ pathname })),
    logger: { info: () => undefined, warn: console.warn, error: console.error },
  })
  const named = locations(await read('sitemap-index.xml'))
  expect(await readdir(folder)).toHaveLength(named.length + 1)
  return Promise.all(named.map(async (file) => locations(await read(file.slice(1)))))
}

const read = (file: string) => readFile(path.join(folder, file), 'utf8')

function locations(xml: string): string[] {
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) =>
    address.replace(SITE, ''),
  )
}

const articles = (count: number) =>
  Array.from({ length: count }, (_, index) => `blog/straipsnis-${index}.html`)

describe('the sitemap', () => {
  it('holds 5,000 addresses in a file and goes on in the next, each address in one of them', async () => {
    const files = await filesOf(articles(5001))
    expect(files.map(({ length }) => length)).toEqual([5000, 1])
    expect(new Set(files.flat()).size).toBe(5001)
  })

  it('names pages by their address, and none that search engines are not told of', async () => {
    const pages = ['index.html', 'blog.html', '404.html', 'aciu.html', 'admin/index.html']
    expect(await filesOf([...pages, 'shells/post.html'])).toEqual([['/blog', '/']])
  })

  it('says when a page was last changed, where that is known', async () => {
    const updatedAt = '2026-11-20T08:30:00.000Z'
    await filesOf(articles(2), new Map([['/blog/straipsnis-1', new Date(updatedAt)]]))
    const xml = await read('sitemap-0.xml')
    expect(xml).toContain(`/blog/straipsnis-1</loc><lastmod>${updatedAt}</lastmod>`)
    expect(xml.match(/<lastmod>/g)).toHaveLength(1)
  })
})
