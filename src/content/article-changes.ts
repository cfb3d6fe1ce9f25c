import { openDatabase } from '#db/client.ts'
import { readArticleChanges } from '#db/queries/posts.ts'
import { siteEnvironment } from './site-environment.ts'

/** When each published article was last changed, by its slug; nothing without a database. */
export async function articleChanges(): Promise<ReadonlyMap<string, Date>> {
  const { databaseUrl } = siteEnvironment()
  return databaseUrl === null ? new Map() : await readArticleChanges(openDatabase(databaseUrl))
}
