import { endpointHost } from './deploy-marker-rules.ts'
import { type Database, openDatabase } from './client.ts'
import { migrateToLatest, migrationLock } from './migrate.ts'
import { deployMarkerTable } from './migrations/001-initial.ts'
import { isFilled, markDatabase, readMarker } from './deploy-marker.ts'
import { seedWhenEmpty } from './seeds/seed.ts'

// Prepares the databases of deploys: production's and those of previews. The role in a database's marker never changes,
// so a preview that has found a preview's marker never migrates production's database.

/** Refusal to use a database. The message says in one sentence why, and what to do. */
export class DatabaseRefusedError extends Error {
  override readonly name = 'DatabaseRefusedError'
}

/**
 * Migrates production's database and marks it.
 * @throws DatabaseRefusedError when the database is a preview's, which stays as it is; and everything that
 *   `migrateToLatest` throws.
 */
export async function prepareProduction(databaseUrl: string): Promise<void> {
  const db = openDatabase(databaseUrl)
  const host = endpointHost(databaseUrl)
  if ((await readMarker(db))?.role !== 'preview') {
    await migrateToLatest(databaseUrl)
    const [marker] = await markDatabase(db, { role: 'production', host }).execute()
    if (marker) return
  }
  throw new DatabaseRefusedError(
    `The database at ${host} is marked as a preview's, so production is not built from it: give production a DATABASE_URL of its own.`,
  )
}

/**
 * Migrates and seeds a preview's database, after reading its marker. An empty database is marked before it is migrated,
 * so that an interrupted build leaves no database that could be taken for production's.
 * @throws DatabaseRefusedError when it is neither empty nor a preview's, and everything that `migrateToLatest` throws.
 */
export async function preparePreview(databaseUrl: string): Promise<void> {
  const db = openDatabase(databaseUrl)
  const host = endpointHost(databaseUrl)
  // Looks for tables before the marker: a concurrent build that fills the same empty database marks it before it adds
  // tables.
  const filled = await isFilled(db)
  const marker = (await readMarker(db)) ?? (filled ? undefined : await markPreview(db, host))
  if (marker?.role !== 'preview') {
    throw new DatabaseRefusedError(
      `The database at ${host} is neither empty nor marked as a preview's, so it stays as it is and the preview is not built: set PREVIEW_DATABASE_URL to an empty database, or leave it unset.`,
    )
  }
  await migrateToLatest(databaseUrl)
  await seedWhenEmpty(databaseUrl)
}

/**
 * Marks an empty database as a preview's.
 * @returns its marker; undefined if it was marked as production's meanwhile.
 */
async function markPreview(db: Database, host: string) {
  const [, , [marker]] = await db.batch([
    { compile: () => migrationLock.compile(db.write) },
    { compile: () => deployMarkerTable.compile(db.write) },
    markDatabase(db, { role: 'preview', host }),
  ])
  return marker
}
