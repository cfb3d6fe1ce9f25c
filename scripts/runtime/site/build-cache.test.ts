import { execFile } from 'node:child_process'
import { hash } from 'node:crypto'
import { cp, mkdtemp, readFile, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '#db/client.ts'
import { productEnvironment } from '../../../tests/product-environment.ts'
import { storeArticles } from '../../bench/articles.ts'
import { type RunningDatabase, startDatabase } from '../database/start-database.ts'
import { prepareDatabase } from '../open-database.ts'
import { astroCommand, projectRoot } from './build-site.ts'

// Real builds of the real pages, in a copy of the project whose code may be changed.

const ARTICLES = 12
const TIMEOUT = 120_000
/** Pages of one item, and lists but the first one. */
const KEPT_ROUTES = /^\/(blog|blog\/tema|p|testas)\/[^/]+\.html$/

let folder: string
let project: string
let database: RunningDatabase
let db: Database
let articles: { id: string; slug: string }[]
/** With nothing kept. */
let first: Built

interface Built {
  /** Paths of the kept kinds of page that were rendered, not taken from the earlier build. */
  rendered: string[]
  /** The digest of every file, without the time of the build. */
  files: Map<string, string>
  text: (path: string) => Promise<string>
}

/** Builds with the caches in `cache`, into a new folder as the runtime does. */
async function build(cache: string, environment: Record<string, string> = {}): Promise<Built> {
  // Within the project, where Astro puts its own code for the time of the build beside the pages.
  const outDir = await mkdtemp(join(project, 'dist-'))
  const [program, ...parameters] = astroCommand('build')
  const before = await writtenAt(cache)
  await promisify(execFile)(program, parameters, {
    cwd: project,
    env: {
      ...productEnvironment(),
      NODE_ENV: 'production',
      DATABASE_URL: database.url,
      SITE_OUT_DIR: outDir,
      SITE_CACHE_DIR: join(folder, cache),
      ASTRO_TELEMETRY_DISABLED: '1',
      NO_COLOR: '1',
      ...environment,
    },
  })
  const after = await writtenAt(cache)
  return {
    rendered: [...after].flatMap(([path, time]) => (before.get(path) === time ? [] : [path])),
    files: await digests(outDir),
    text: (path) => readFile(join(outDir, path), 'utf8'),
  }
}

/** When each page of the kept kinds was last written: a page that is rendered is also kept. */
async function writtenAt(cache: string): Promise<Map<string, number>> {
  const pages = join(folder, cache, 'dist')
  const names = await readdir(pages, { recursive: true }).catch(() => [])
  const paths = names.map((name) => `/${name}`).filter((path) => KEPT_ROUTES.test(path))
  return new Map(
    await Promise.all(
      paths
        .toSorted()
        .map(async (path) => [path, (await stat(join(pages, path))).mtimeMs] as const),
    ),
  )
}

function withoutTime(feed: Buffer): string {
  return feed.toString().replace(/<lastBuildDate>[^<]*/, '')
}

async function digests(directory: string): Promise<Map<string, string>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile() && !['build.json', 'security.txt'].includes(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    // Search indexes come in as many forms as there are ways to them (prepare-search.test.ts).
    .filter((path) => !path.includes('/pagefind/'))
    .toSorted()
  const digest = async (path: string) => {
    const content = await readFile(path)
    return hash('sha256', path.endsWith('/rss.xml') ? withoutTime(content) : content)
  }
  return new Map(
    await Promise.all(
      paths.map(async (path) => [path.slice(directory.length), await digest(path)] as const),
    ),
  )
}

let fresh = 0

/** The same content built with nothing kept. */
async function buildAnew(environment?: Record<string, string>): Promise<Built> {
  fresh += 1
  const cache = `fresh-${fresh}`
  // Images go by what they show, not by a build; drawing them takes longer than everything else.
  await cp(join(folder, 'kept/share-images'), join(folder, cache, 'share-images'), {
    recursive: true,
  })
  return await build(cache, environment)
}

const kept = (path: string) => join(folder, 'kept', path)

function article(index: number): { id: string; slug: string; path: string } {
  const found = articles[index]
  if (!found) throw new Error(`There is no article ${index}.`)
  return { ...found, path: `/blog/${found.slug}.html` }
}

async function change(index: number, values: { title?: string; published?: boolean }) {
  await db.write
    .updateTable('blogPosts')
    .set({ ...values, updatedAt: sql<Date>`updated_at + interval '1 minute'` })
    .where('id', '=', article(index).id)
    .execute()
  // As every save does: lists that are kept carry the new version too.
  await db.write
    .updateTable('publishing')
    .set({ contentVersion: sql<number>`content_version + 1` })
    .execute()
}

async function edit(path: string, from: string, to: string): Promise<void> {
  const file = join(project, path)
  const before = await readFile(file, 'utf8')
  expect(before).toContain(from)
  await writeFile(file, before.replace(from, to))
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'build-cache-test-'))
  project = join(folder, 'project')
  for (const name of ['src', 'db', 'public', 'astro.config.mjs', 'package.json', 'tsconfig.json']) {
    await cp(join(projectRoot, name), join(project, name), { recursive: true })
  }
  await cp(join(projectRoot, 'package-lock.json'), join(project, 'package-lock.json'))
  await symlink(join(projectRoot, 'node_modules'), join(project, 'node_modules'))
  database = await startDatabase()
  db = openDatabase(database.url)
  await prepareDatabase(database.url)
  await storeArticles(db, 0, ARTICLES)
  articles = await db.read
    .selectFrom('blogPosts')
    .select(['id', 'slug'])
    .where('type', '=', 'post')
    .orderBy('createdAt', 'desc')
    .execute()
  first = await build('kept')
}, TIMEOUT)

afterAll(async () => {
  await database.stop()
  await rm(folder, { recursive: true, force: true })
})

describe('a build after another', { timeout: TIMEOUT }, () => {
  it('renders no item when nothing has changed, and puts the same pages out', async () => {
    const again = await build('kept')
    expect(again.rendered).toEqual([])
    expect(again.files).toEqual(first.files)
  })

  it('renders the page of a changed article, and shows it in the list and the feed', async () => {
    await change(7, { title: 'Visai kitas pavadinimas' })
    const after = await build('kept')
    expect(after.rendered).toContain(article(7).path)
    expect(after.rendered).not.toContain(article(1).path)
    expect(after.rendered.length).toBeLessThan(ARTICLES)
    for (const path of [article(7).path, 'blog.html', 'rss.xml']) {
      expect(await after.text(path)).toContain('Visai kitas pavadinimas')
    }
  })

  describe('with several changes', () => {
    let after: Built

    beforeAll(async () => {
      await db.write
        .updateTable('blogPosts')
        .set({ content: 'Ranka pataisytas tekstas.' })
        .where('id', '=', article(4).id)
        .execute()
      await change(9, { published: false })
      await db.write.deleteFrom('blogPosts').where('id', '=', article(10).id).execute()
      after = await build('kept')
    }, TIMEOUT)

    it('sees a text that was changed by hand, without a new time of change', async () => {
      expect(after.rendered).toContain(article(4).path)
      expect(await after.text(article(4).path)).toContain('<p>Ranka pataisytas tekstas.</p>')
    })

    it('puts out no page, list entry or feed item of what was unpublished or deleted', async () => {
      for (const index of [9, 10]) {
        const { path: page, slug } = article(index)
        expect(after.files.has(page)).toBe(false)
        for (const path of ['blog.html', 'rss.xml', 'sitemap-0.xml']) {
          expect(await after.text(path)).not.toContain(slug)
        }
      }
    })

    it('puts the same pages out as a build that found nothing', async () => {
      expect(after.files).toEqual((await buildAnew()).files)
    })

    it('does not believe files that were damaged, or are of a build that was killed', async () => {
      const text = (await readdir(kept('texts/post')))[0] ?? ''
      await writeFile(kept(`texts/post/${text}`), '')
      await writeFile(kept(`dist${article(8).path}`), '<!doctype html><p>half a pa')
      const page = kept(`dist${article(7).path}`)
      const before = await readFile(page, 'utf8')
      await writeFile(page, before.replaceAll('Visai kitas pavadinimas', 'Nutrauktas'))
      expect((await build('kept')).files).toEqual(after.files)
    })

    // What else may be wrong with a file leads to the same (sealed-folder.test.ts): it is removed.
    it.each(['data-store.json', 'incremental-build.json'])(
      'does not believe %s when it is damaged',
      async (name) => {
        const content = await readFile(kept(name), 'utf8')
        await writeFile(kept(name), content.replaceAll(article(11).slug, article(7).slug))
        expect((await build('kept')).files).toEqual(after.files)
      },
    )
  })

  it.each([
    ['payment link', { PAYMENT_LINK_WEEKLY: 'https://pay.example.lt/kita' }],
    ['address of the site', { PUBLIC_SITE_URL: 'https://kitas.example.lt' }],
  ])('renders every article anew when the %s changes', async (_, environment) => {
    await change(9, { published: true })
    const after = await build('kept', environment)
    expect(after.files.has(article(9).path), 'published again').toBe(true)
    expect(after.rendered).toEqual(expect.arrayContaining([article(0).path, article(2).path]))
    expect(await after.text(article(2).path)).toContain(Object.values(environment)[0])
  })
})

describe('changed code', { timeout: TIMEOUT }, () => {
  it('renders the pages that it makes anew, and Markdown when its rules change', async () => {
    await edit(
      'src/texts/blog.ts',
      'export const blogTexts = {',
      "export const blogTexts = {\n  probe: '',",
    )
    await edit('src/islands/public/views/ArticleView.tsx', '<article>', '<article data-probe="1">')
    await edit('src/domain/markdown.ts', "h1: 'h2'", "h1: 'h2', p: 'blockquote'")
    const after = await build('kept')
    expect(await after.text(article(0).path)).toContain('<article data-probe="1">')
    expect(await after.text(article(0).path)).toContain('<blockquote>')
    expect(after.files).toEqual((await buildAnew()).files)
  })

  it('never leaves a page with a script that the build does not have', async () => {
    // What only the quiz has used moves to a file of its own: the script of the quiz gets another
    // name, though nothing that its page is rendered from has changed.
    await edit(
      'src/islands/public/NewsletterForm.tsx',
      'export function NewsletterForm',
      "Object.assign(globalThis, { probe: () => import('#src/stores/quiz-attempt.ts') })\n\nexport function NewsletterForm",
    )
    const after = await build('kept')
    for (const path of after.files.keys()) {
      if (!path.endsWith('.html')) continue
      for (const [script] of (await after.text(path)).matchAll(/\/_astro\/[\w.-]+\.js/g)) {
        expect([...after.files.keys()], path).toContain(script)
      }
    }
  })
})
