import { type Database, openDatabase, type Deadline } from '#db/client.ts'
import { readMarker } from '#db/deploy-marker.ts'
import { databaseVariables } from '#src/core/deploys.ts'
import { deployContext } from './deploy-context.ts'
import { environment, EnvironmentError } from './environment.ts'

let guard: { url: string; check: () => Promise<void> } | undefined

/**
 * Returns the database. The first query connects. In a preview, queries fail unless the database is marked as a
 * preview's, because the variable may have changed since the build.
 * @param deadline shared by all queries of a call.
 * @throws EnvironmentError if no database is configured or a variable is invalid.
 */
export function database(deadline?: Deadline): Database {
  const { databaseUrl: url, inPreview } = environment()
  if (url === null) {
    throw new EnvironmentError(`${databaseVariables(deployContext())[0]} is not set.`)
  }
  const ofCall = deadline === undefined ? {} : { deadline }
  if (!inPreview) return openDatabase(url, ofCall)
  if (guard?.url !== url) guard = { url, check: onlyOfPreviews(url) }
  return openDatabase(url, { ...ofCall, check: guard.check })
}

/** Returns the deadline for all queries of a call. It leaves time for an error response. */
export function callDeadline(): Deadline {
  return { leftMs: environment().databaseMs }
}

/** Returns a check that the database is marked as a preview's. After one success, it does not query again. */
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
