import { type Database, openDatabase } from '#db/client.ts'
import { readMarker } from '#db/queries/deploy-marker.ts'
import { isPreview } from '#src/domain/deploys.ts'
import { deployContext } from './deploy-context.ts'
import { environment, EnvironmentError } from './environment.ts'

let opened: { url: string; guarded: boolean; db: Database } | undefined

/**
 * The product's database; opening it makes no connection. In a preview its first query fails unless it is
 * marked as a preview's: at run time a variable may have another value than in the build.
 * @throws EnvironmentError when none is configured.
 */
export function database(): Database {
  const { databaseUrl } = environment()
  if (databaseUrl === null) throw new EnvironmentError('DATABASE_URL is not set.')
  const guarded = isPreview(deployContext())
  if (opened?.url !== databaseUrl || opened.guarded !== guarded) {
    const db = openDatabase(databaseUrl, guarded ? onlyOfPreviews(databaseUrl) : undefined)
    opened = { url: databaseUrl, guarded, db }
  }
  return opened.db
}

/** A check that looks at the marker until it has found it right once. */
function onlyOfPreviews(databaseUrl: string): () => Promise<void> {
  let isOfPreviews = false
  return async () => {
    if (isOfPreviews) return
    const marker = await readMarker(openDatabase(databaseUrl))
    if (marker?.role !== 'preview') {
      throw new EnvironmentError('The database of this preview is not marked as one of previews.')
    }
    isOfPreviews = true
  }
}
