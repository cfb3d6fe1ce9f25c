import { type RawBuilder, sql } from 'kysely'
import { endpointHost, isSameEndpoint, previewDatabase } from '#src/domain/deploy-marker.ts'
import { type Database, openDatabase } from './client.ts'
import { migrateToLatest, readMigrations } from './migrate.ts'
import { deployMarkerTable } from './migrations/001-initial.ts'
import { anonymising, UnknownColumnsError } from './queries/anonymise.ts'
import { isFilled, markDatabase, readMarker } from './queries/deploy-marker.ts'
import { seedWhenEmpty } from './seeds/seed.ts'

// The databases of deploys: production's, and those of previews, which hold no personal data.

/** Advisory lock of those who mark a database as a preview's. */
const MARKING_LOCK = 7_402_233

/** A database that must not be used as asked; the message says in one sentence why, and what to do. */
export class DatabaseRefusedError extends Error {
  override readonly name = 'DatabaseRefusedError'
}

/** Migrates production's database and marks it. */
export async function prepareProduction(databaseUrl: string): Promise<void> {
  await migrateToLatest(databaseUrl)
  const db = openDatabase(databaseUrl)
  await markDatabase(db, { role: 'production', host: endpointHost(databaseUrl) }).execute()
}

/**
 * Makes a database fit for a preview, whose marker is looked at before anything else. A new one is marked
 * first, so that a build that is ended midway leaves nothing that looks like production's.
 * @throws DatabaseRefusedError when it is production's, or may be; MigrationError as of `migrateToLatest`.
 */
export async function preparePreview(databaseUrl: string): Promise<void> {
  const { db, host, verdict } = await look(databaseUrl)
  switch (verdict) {
    case 'production':
      throw new DatabaseRefusedError(
        `This preview was given the database of production (${host}), so it is not built: give deploy previews and branch deploys a DATABASE_URL of their own, or none.`,
      )
    case 'unmarked':
      throw new DatabaseRefusedError(
        `The database at ${host} holds data but no marker, so it may be production's and the preview is not built: build production once, or, if this is a copy, run "npm run anonymise -- --host ${host}" with its DATABASE_URL.`,
      )
    case 'copy':
      await anonymise(db, host)
      break
    case 'new':
      await readMigrations(db)
      await markPreview(db, host)
      break
    case 'preview':
  }
  await migrateToLatest(databaseUrl)
  await seedWhenEmpty(databaseUrl)
}

/**
 * Strips a copy of personal data and marks it as a preview's.
 * @param confirmedHost the endpoint's host, as the operator has written it.
 * @throws DatabaseRefusedError when it is production's, or may be and is not confirmed; MigrationError as of
 *   `readMigrations`.
 */
export async function anonymiseCopy(databaseUrl: string, confirmedHost?: string): Promise<void> {
  const { db, host, verdict } = await look(databaseUrl)
  if (verdict === 'new') throw new DatabaseRefusedError(`The database at ${host} is empty.`)
  if (verdict === 'production') {
    throw new DatabaseRefusedError(
      `The database at ${host} is production's, so nothing was anonymised.`,
    )
  }
  const isConfirmed = confirmedHost !== undefined && isSameEndpoint(confirmedHost, host)
  if (verdict === 'unmarked' && !isConfirmed) {
    throw new DatabaseRefusedError(
      `The database at ${host} does not say whose it is, so nothing was anonymised: if it is a copy, say so with --host ${host}.`,
    )
  }
  await anonymise(db, host)
}

async function look(databaseUrl: string) {
  const db = openDatabase(databaseUrl)
  const host = endpointHost(databaseUrl)
  // In this order: another build that is making the database new marks it before it adds tables.
  const filled = await isFilled(db)
  const marker = await readMarker(db)
  return { db, host, verdict: previewDatabase({ filled, marker }, host) }
}

/**
 * In one transaction with the marker, and before the migrations, so that nothing reads personal data: the
 * statements name only what the copy has, and a column that the code does not know fails them all.
 */
async function anonymise(db: Database, host: string): Promise<void> {
  await readMigrations(db)
  const statements = await anonymising(db).catch((error: unknown) => {
    if (!(error instanceof UnknownColumnsError)) throw error
    throw new DatabaseRefusedError(
      `The copy at ${host} has columns that this release does not know (${error.message}), so it cannot be anonymised: update the branch.`,
    )
  })
  await markPreview(db, host, statements)
}

/** Marks the database as a preview's, in one transaction with other statements. */
async function markPreview(
  db: Database,
  host: string,
  statements: readonly RawBuilder<unknown>[] = [],
): Promise<void> {
  const compiled = (statement: RawBuilder<unknown>) => ({
    compile: () => statement.compile(db.write),
  })
  await db.batch([
    compiled(sql`select pg_advisory_xact_lock(${MARKING_LOCK})`),
    compiled(deployMarkerTable),
    ...statements.map(compiled),
    markDatabase(db, { role: 'preview', host }),
  ])
}
