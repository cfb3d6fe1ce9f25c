import { openDatabase } from '#db/client.ts'
import { readChangedItems } from '#src/features/publishing/server/publishing-queries.ts'
import { lastChanges } from '#src/features/search/last-changes.ts'
import { siteEnvironment } from '#src/site/site-environment.ts'

/** Reads the time of the last change of each page with items, by path; empty without a database. */
export async function readLastChanges(): Promise<ReadonlyMap<string, Date>> {
  const { databaseUrl } = siteEnvironment()
  if (databaseUrl === null) return new Map()
  return lastChanges(await readChangedItems(openDatabase(databaseUrl)))
}
