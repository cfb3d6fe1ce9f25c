import { openDatabase } from '#db/client.ts'
import { readArticleChanges } from '#db/queries/posts.ts'
import { siteEnvironment } from './site-environment.ts'

/** Last modification of each published article, by slug; empty without a database. */
export async function articleChanges(): Promise<ReadonlyMap<string, Date>> {
  const { databaseUrl } = siteEnvironment()
  return databaseUrl === null ? new Map() : await readArticleChanges(openDatabase(databaseUrl))
}
