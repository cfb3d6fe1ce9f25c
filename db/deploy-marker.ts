import { NeonDbError } from '@neondatabase/serverless'
import { sql } from 'kysely'
import type { DeployMarker } from './deploy-marker-rules.ts'
import type { Database } from './client.ts'

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const UNDEFINED_TABLE = '42P01'

/** Reads the marker; undefined when the database was never marked. */
export async function readMarker(db: Database): Promise<DeployMarker | undefined> {
  try {
    return await db.read.selectFrom('deployMarker').select(['role', 'host']).executeTakeFirst()
  } catch (error) {
    if (error instanceof NeonDbError && error.code === UNDEFINED_TABLE) return undefined
    throw error
  }
}

/** Whether the database has any table except the two that `markPreview` and `migrateToLatest` create first. */
export async function isFilled(db: Database): Promise<boolean> {
  const { filled } = await db.read
    .selectNoFrom(
      sql<boolean>`exists (
        select from pg_tables
        where schemaname = current_schema()
          and tablename not in ('schema_migrations', 'deploy_marker'))`.as('filled'),
    )
    .executeTakeFirstOrThrow()
  return filled
}

/**
 * Builds the statement that marks the database or renews its marker. It returns no row if the marker has another role.
 */
export function markDatabase(db: Database, marker: DeployMarker) {
  return db.write
    .insertInto('deployMarker')
    .values(marker)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ host: marker.host, markedAt: sql<Date>`now()` })
        .where('deployMarker.role', '=', marker.role),
    )
    .returning(['role', 'host'])
}
