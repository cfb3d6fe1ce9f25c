import path from 'node:path'
import { type Database, openDatabase } from '#db/client.ts'
import { startDatabase } from '../runtime/database/start-database.ts'
import { prepareDatabase } from '../runtime/open-database.ts'
import { buildSite } from '../runtime/site/build-site.ts'
import { type SampleArticle, sampleArticles } from './sample-articles.ts'

/** Adds the sample articles to a seeded database. */
export async function addSampleArticles(databaseUrl: string): Promise<void> {
  await insertArticles(openDatabase(databaseUrl), sampleArticles)
}

export async function insertArticles(
  db: Database,
  articles: readonly SampleArticle[],
): Promise<void> {
  await db.write
    .insertInto('blogPosts')
    .values(
      articles.map((article) => ({
        ...article,
        id: crypto.randomUUID(),
        type: 'post' as const,
        tags: [...article.tags],
        metaKeywords: [...article.metaKeywords],
        updatedAt: article.createdAt,
      })),
    )
    .execute()
}

/**
 * Builds the seeded site with the sample articles.
 * @param folder an existing folder for the build's files.
 * @returns the folder of the built files.
 */
export async function buildSampleSite(
  folder: string,
  environment: NodeJS.ProcessEnv,
): Promise<string> {
  const dist = path.join(folder, 'dist')
  const database = await startDatabase({})
  try {
    await prepareDatabase(database.url)
    await addSampleArticles(database.url)
    await buildSite({
      outDir: dist,
      cacheDir: path.join(folder, 'cache'),
      env: {
        ...environment,
        DATABASE_URL: database.url,
      },
      signal: new AbortController().signal,
    })
  } finally {
    await database.stop()
  }
  return dist
}
