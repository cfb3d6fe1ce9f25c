import { rm } from 'node:fs/promises'
import path from 'node:path'
import { openDatabase, type Database } from '#db/client.ts'
import { ARTICLE_CATEGORIES } from '#src/features/articles/articles.ts'
import { startDatabase } from '../runtime/database/start-database.ts'
import { prepareDatabase } from '../runtime/open-database.ts'
import { buildSite } from '../runtime/site/build-site.ts'
import { seconds } from './numbers.ts'
import { sampleArticle } from '../tools/sample-articles.ts'
import { insertArticles } from '../tools/sample-site.ts'

/** Stores the sample articles `from` to `to` (exclusive), with one day between their dates, in all categories. */
export async function storeArticles(db: Database, from: number, to: number): Promise<void> {
  const articles = Array.from({ length: to - from }, (_, index) => ({
    ...sampleArticle(from + index),
    category: ARTICLE_CATEGORIES[index % ARTICLE_CATEGORIES.length] ?? null,
    createdAt: new Date(Date.UTC(2020, 0, 1 + from + index)).toISOString(),
  }))
  await insertArticles(db, articles)
}

const SIZES = [100, 1000]

/**
 * Prints the times of builds with many articles, without and with cached share images.
 * @param folder an empty folder.
 */
export async function measureBuilds(folder: string): Promise<void> {
  const database = await startDatabase()
  const cacheDir = path.join(folder, 'cache')
  const build = async () => {
    const outDir = path.join(folder, 'dist')
    await rm(outDir, { recursive: true, force: true })
    const beginning = performance.now()
    await buildSite({
      outDir,
      cacheDir,
      env: { ...process.env, DATABASE_URL: database.url },
      signal: new AbortController().signal,
    })
    return seconds(beginning)
  }
  try {
    await prepareDatabase(database.url)
    console.log('| articles | share images drawn | share images from their cache |')
    console.log('| --- | --- | --- |')
    let stored = 0
    for (const size of SIZES) {
      await storeArticles(openDatabase(database.url), stored, size)
      stored = size
      const first = await build()
      console.log(`| ${size} | ${first} | ${await build()} |`)
    }
  } finally {
    await database.stop()
  }
}
