import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type Database, openDatabase } from '#db/client.ts'
import { articleShareImage, defaultShareImage } from '#src/domain/share-images.ts'
import { cachedImageFile } from '#src/share-images/cached-image.ts'
import { renderShareImage } from '#src/share-images/drawing.ts'
import { brand } from '#src/texts/brand.ts'
import { startDatabase } from '../runtime/database/start-database.ts'
import { prepareDatabase } from '../runtime/open-database.ts'
import { buildSite } from '../runtime/site/build-site.ts'
import { storeArticles } from './articles.ts'
import { buildBareAstro, makeBareAstro } from './bare-astro.ts'
import { usageDuring } from './process-usage.ts'

const STEPS = [
  { articles: 100, aim: '5 s' },
  { articles: 1000, aim: '10 s' },
]

/** Builds sites of many articles, and prints how long that takes beside what it may take. */
export async function measureBuilds(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-builds-'))
  const database = await startDatabase({})
  const db = openDatabase(database.url)
  try {
    await prepareDatabase(database.url)
    console.log('Articles of 875 words, share images from their cache.\n')
    console.log('| build | time | aim | processor time | peak memory |')
    console.log('| --- | --- | --- | --- | --- |')
    let stored = 0
    for (const { articles, aim } of STEPS) {
      await storeArticles(db, stored, articles)
      stored = articles
      await fillImageCache(db, join(folder, 'cache'))
      console.log(await row(`${articles} articles`, aim, () => build(folder, database.url)))
    }
    // The same texts on pages that hold nothing else: what the times above are to be compared with.
    const bare = join(folder, 'bare-astro')
    await makeBareAstro(bare, stored)
    console.log(await row(`Astro alone, ${stored} texts`, '-', () => buildBareAstro(bare)))
  } finally {
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  }
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
 * Gives every article a share image in the cache, all of them the same one: drawing a thousand takes
 * a minute, and no build but the first would do it.
 */
async function fillImageCache(db: Database, cache: string): Promise<void> {
  const articles = await db.read.selectFrom('blogPosts').select(['title', 'category']).execute()
  const image = await renderShareImage(defaultShareImage(brand.name))
  for (const article of articles) {
    const file = cachedImageFile(cache, articleShareImage(article, brand.name))
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, image)
  }
}
