import { sql } from 'kysely'
import { type Database, openDatabase } from '#db/client.ts'
import { migrations } from '#db/migrations/index.ts'
import { isFilled, readMarker } from '#db/deploy-marker.ts'
import { readPassword } from '#src/features/account/server/password-queries.ts'
import { historyOf } from '#db/migrate.ts'
import { environment } from '#src/server/environment.ts'
import { isInForce } from '#src/features/account/server/passwords.ts'
import { endpointHost } from '#db/deploy-marker-rules.ts'
import { advice, type Finding, missing, note, well } from './finding.ts'

/** Tells whether production's database is reachable, migrated and marked as production's. Changes nothing. */
export async function checkDatabase(databaseUrl: string | null): Promise<Finding[]> {
  if (databaseUrl === null) {
    const mend =
      'Set it to the connection string of the Neon project, or add Netlify’s own database.'
    return [missing('DATABASE_URL is not set.', mend)]
  }
  try {
    const db = openDatabase(databaseUrl)
    if (!(await isFilled(db))) {
      return [
        well('The database answers.'),
        note('It is empty.', 'The first build migrates it; then run "npm run seed".'),
      ]
    }
    const { rows } = await sql<{ name: string }>`select name from schema_migrations`.execute(
      db.write,
    )
    const applied = new Set(rows.map(({ name }) => name))
    if (historyOf(applied) === 'unknown') {
      const mend = 'The next build says what to do.'
      return [missing('Its migrations cannot be continued.', mend)]
    }
    const waiting = migrations.filter(([name]) => !applied.has(name)).length
    const marker = await readMarker(db)
    return [
      well('The database answers.'),
      waiting === 0
        ? well('It is migrated.')
        : note(`Migrations that wait for the next build: ${waiting}.`, 'It runs them by itself.'),
      markerFinding(marker?.role, marker?.host, endpointHost(databaseUrl)),
      ...(waiting === 0 ? await passwordFindings(db) : []),
    ]
  } catch {
    // The error may quote the connection string.
    const mend =
      'Check the connection string and that the Neon project is not deleted or suspended.'
    return [missing('The database does not answer.', mend)]
  }
}

/** Tells which password is in force, the panel's or the environment's; returns nothing unless both are set. */
async function passwordFindings(db: Database): Promise<Finding[]> {
  const stored = await readPassword(db)
  const { adminPassword, adminPasswordHash } = environment()
  if (stored === undefined || (adminPasswordHash ?? adminPassword) === null) return []
  const mend = 'Whoever has forgotten it sets a new ADMIN_PASSWORD_HASH and deploys.'
  return (await isInForce(stored))
    ? [note('The password that was changed in the panel counts.', mend)]
    : [note('The environment’s password counts: it is newer than that of the panel.', mend)]
}

function markerFinding(
  role: 'production' | 'preview' | undefined,
  host: string | undefined,
  actual: string,
): Finding {
  if (role === 'preview') {
    const mend = 'Give production its own DATABASE_URL: no build takes this one.'
    return missing('The database is marked as one of previews.', mend)
  }
  if (role === undefined || host !== actual) {
    const mend = 'The next build of production marks it (docs/previews.md).'
    return advice('The database is not marked as production’s at this host.', mend)
  }
  return well('It is marked as production’s.')
}
