import { access, mkdir, mkdtemp, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { type Database, openDatabase } from '#db/client.ts'
import { articleShareImage, defaultShareImage } from '#src/domain/share-images.ts'
import { KEPT } from '#src/integrations/build-cache.ts'
import { renderShareImage } from '#src/integrations/share-image-drawing.ts'
import { cachedName } from '#src/integrations/share-image-files.ts'
import { brand } from '#src/texts/brand.ts'
import { startDatabase } from '../runtime/database/start-database.ts'
import { prepareDatabase } from '../runtime/open-database.ts'
import { buildSite } from '../runtime/site/build-site.ts'
import { storeArticles } from './articles.ts'
import { buildBareAstro, makeBareAstro } from './bare-astro.ts'
import { usageDuring } from './process-usage.ts'

const MEMORY_FOLDER = '/dev/shm'
const NEEDED_BYTES = 6_000_000_000

interface Step {
  articles: number
  /** Only one article has changed since the build before; else no page is kept from one. */
  oneChanged?: boolean
  aim: string
}

/** Texts that Astro alone is measured with beside. */
const COMPARED = 5000

const STEPS: readonly Step[] = [
  { articles: 1000, aim: '4 s' },
  { articles: 5000, aim: '10 s' },
  { articles: 5000, oneChanged: true, aim: '4 s' },
  { articles: 10_000, aim: '20 s, 1,200 MB' },
]

/** Builds sites of many articles, and prints how long that takes beside what it may take. */
export async function measureBuilds(): Promise<void> {
  const parent = (await hasMemoryFolder()) ? MEMORY_FOLDER : tmpdir()
  const folder = await mkdtemp(join(parent, 'bench-builds-'))
  const database = await startDatabase({})
  try {
    await prepareDatabase(database.url)
    const place = parent === MEMORY_FOLDER ? 'in memory' : `in ${parent}, not in memory`
    console.log(`Articles of 875 words, files ${place}; other caches (images, search) kept.\n`)
    console.log('| build | time | aim | processor time | peak memory |')
    console.log('| --- | --- | --- | --- | --- |')
    let stored = 0
    for (const step of STEPS) {
      if (step.articles > stored) {
        await storeArticles(openDatabase(database.url), stored, step.articles)
        stored = step.articles
        await fillImageCache(openDatabase(database.url), join(folder, 'cache/share-images'))
        await build(folder, database.url)
      }
      console.log(await measureStep(step, folder, database.url))
    }
    await measureBareAstro(join(folder, 'bare-astro'))
  } finally {
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function measureStep(step: Step, folder: string, databaseUrl: string): Promise<string> {
  if (step.oneChanged) await changeOne(openDatabase(databaseUrl))
  else await forgetPages(folder)
  const name = `${step.articles} articles${step.oneChanged ? ', one changed' : ''}`
  return await row(name, step.aim, () => build(folder, databaseUrl))
}

/** The same texts on pages that hold nothing else: what the times above are to be compared with. */
async function measureBareAstro(folder: string): Promise<void> {
  await makeBareAstro(folder, COMPARED)
  const name = `Astro alone, ${COMPARED} texts`
  console.log(await row(name, '-', () => buildBareAstro(folder)))
  console.log(await row(`${name}, nothing changed`, '-', () => buildBareAstro(folder)))
}

async function row(name: string, aim: string, work: () => Promise<void>): Promise<string> {
  const beginning = performance.now()
  const usage = await usageDuring(work)
  const time = ((performance.now() - beginning) / 1000).toFixed(1)
  const used = usage
    ? `${usage.cpu.toFixed(1)} s | ${Math.round(usage.memory)} MB`
    : 'unknown | unknown'
  return `| ${name} | ${time} s | ${aim} | ${used} |`
}

async function build(folder: string, databaseUrl: string): Promise<void> {
  const outDir = join(folder, 'dist')
  await rm(outDir, { recursive: true, force: true })
  await buildSite({
    outDir,
    cacheDir: join(folder, 'cache'),
    env: { ...process.env, DATABASE_URL: databaseUrl },
    signal: new AbortController().signal,
  })
}

/**
 * Gives every article a share image in the cache, all of them the same one: drawing thousands takes
 * many minutes, and no build but the first would do it.
 */
async function fillImageCache(db: Database, cache: string): Promise<void> {
  await mkdir(cache, { recursive: true })
  const articles = await db.read.selectFrom('blogPosts').select(['title', 'category']).execute()
  const image = await renderShareImage(defaultShareImage(brand.name))
  for (const article of articles) {
    await writeFile(join(cache, cachedName(articleShareImage(article, brand.name))), image)
  }
}

/** Other caches stay: images and the search index are made once for an article. */
async function forgetPages(folder: string): Promise<void> {
  for (const name of KEPT) await rm(join(folder, 'cache', name), { recursive: true, force: true })
}

async function changeOne(db: Database): Promise<void> {
  await db.write
    .updateTable('blogPosts')
    .set({ title: 'Pakeistas pavadinimas', updatedAt: sql<Date>`now()` })
    .where(
      'id',
      '=',
      db.read
        .selectFrom('blogPosts')
        .select('id')
        .where('type', '=', 'post')
        .orderBy('id')
        .limit(1),
    )
    .execute()
}

async function hasMemoryFolder(): Promise<boolean> {
  try {
    await access(MEMORY_FOLDER)
    const { bavail, bsize } = await statfs(MEMORY_FOLDER)
    return bavail * bsize >= NEEDED_BYTES
  } catch {
    return false
  }
}
