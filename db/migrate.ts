import {
  CompiledQuery,
  type DatabaseConnection,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  sql,
} from 'kysely'
import {
  type Database,
  isConnectionFault,
  openDatabase,
  violatedUniqueConstraint,
} from './client.ts'
import { migrations, type Migration } from './migrations/index.ts'

/** Name of the migration that makes the tables of the first release. */
export const INITIAL = '001-initial'

/** Migrations before the first release. Together they create the same tables as `001-initial`. */
export const REPLACED: readonly string[] = `
  001-content 002-visitors 003-administration 004-versions 005-images 006-image-jobs 007-inbox
  008-limits 009-booking-attempts 010-warning-answers 011-outbox 012-newsletter 013-quiz-consent
  014-own-data 015-withdrawals 016-letters 017-marketing 018-published-at 019-unbuilt-changes
  020-deploy-marker 021-passkeys 022-sessions 023-audit-log 024-suspicious 025-erasures
  026-quiz-dimensions 027-comparisons 028-experts 029-option-marks 030-call-times 031-private-links
  032-owner-networks 033-stopped-subscriptions 034-handled-withdrawals 035-orders 036-agreed-orders
  037-correspondence 038-words 039-unfinished-texts 040-departed-subscribers 042-stored-password
  043-owner-settings 044-generated 045-untouched 046-no-jit`
  .trim()
  .split(/\s+/)

/**
 * Returns which migrations a database has. `current`: `001-initial` and perhaps later ones, or none yet. `replaced`:
 * all those that `001-initial` replaces, and no others. `unknown`: any other set, which no migration can continue.
 */
export function historyOf(applied: ReadonlySet<string>): 'current' | 'replaced' | 'unknown' {
  if (applied.size === 0 || applied.has(INITIAL)) return 'current'
  const isComplete = applied.size === REPLACED.length && REPLACED.every((name) => applied.has(name))
  return isComplete ? 'replaced' : 'unknown'
}

/** Statement that records `001-initial` in place of the migrations that it replaces; idempotent. */
export const recordReplaced = sql`
    with replaced as (delete from schema_migrations where name in (${sql.join(REPLACED)}))
    insert into schema_migrations (name) values (${INITIAL}) on conflict do nothing`

/** Advisory lock that serialises the migrations of concurrent builds. */
const MIGRATION_LOCK = 7_402_231

/** Statement that takes the lock: it waits for other migrations, and makes them wait until the transaction ends. */
export const migrationLock = sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`

/** A failed or refused migration. The message says in one sentence which one and why. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError'
}

/**
 * Migrates the database to the newest version. Each migration is one transaction. The HTTP driver has no interactive
 * transactions, so the statements of a migration are recorded first and sent as one batch.
 * @param steps replaces the product's migrations in tests.
 * @returns the names of the migrations that ran.
 * @throws MigrationError when a migration fails, which is then rolled back, or when the applied migrations cannot be
 *   read or continued; the driver's error when the connection fails.
 */
export async function migrateToLatest(
  databaseUrl: string,
  steps: typeof migrations = migrations,
): Promise<string[]> {
  const db = openDatabase(databaseUrl)
  const applied = await readMigrations(db)
  const ran: string[] = []
  for (const [name, migration] of steps) {
    if (applied.has(name)) continue
    const failure = `The migration ${name} failed, and nothing of it was applied`
    if (await saying(failure, () => applyMigration(db, name, migration))) ran.push(name)
  }
  return ran
}

async function saying<T>(failure: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    // After a connection fault it is unknown whether the migration ran.
    if (isConnectionFault(error)) throw error
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
    throw new MigrationError(`${failure}: ${reason}.`, { cause: error })
  }
}

/** Statement that creates the table of applied migrations if it does not exist. */
export const migrationsTable = sql`
    create table if not exists schema_migrations (
      name text primary key,
      applied_at timestamptz(3) not null default now()
    )`

/**
 * Reads the names of the applied migrations. If they are the ones that `001-initial` replaces, first records
 * `001-initial` in their place.
 * @throws MigrationError when the names cannot be read, or when no migration can continue the applied ones. Then
 *   nothing is changed.
 */
async function readMigrations(db: Database): Promise<Set<string>> {
  const failure = 'The list of migrations cannot be read'
  const applied = await saying(failure, () => readNames(db))
  const history = historyOf(applied)
  if (history === 'current') return applied
  if (history === 'unknown') {
    const last = [...applied].toSorted().at(-1)
    throw new MigrationError(
      `The database's migrations end with ${last} and cannot be continued, so nothing was changed: use an empty database, or bring this one to 046-no-jit with an earlier checkout first.`,
    )
  }
  return saying(failure, async () => {
    await recordReplaced.execute(db.write)
    return readNames(db)
  })
}

async function readNames(db: Database): Promise<Set<string>> {
  const names = sql<{ name: string }>`select name from schema_migrations`
  const [, , rows] = await db.batch([
    compiled(compileSql(migrationLock)),
    compiled(compileSql(migrationsTable)),
    { compile: () => names.compile(db.write) },
  ])
  return new Set(rows.map(({ name }) => name))
}

/** @returns false when another process applied the migration in the meantime. */
async function applyMigration(db: Database, name: string, migration: Migration): Promise<boolean> {
  const statements = await recordMigrations([[name, migration]])
  try {
    await db.batch(statements.map(compiled))
    return true
  } catch (error) {
    if (violatedUniqueConstraint(error) === 'schema_migrations_pkey') return false
    throw error
  }
}

function compiled(query: CompiledQuery) {
  return { compile: () => query }
}

/** Returns the statements of migrations, to run as one transaction on a database that has none of these migrations. */
export async function recordMigrations(steps: typeof migrations): Promise<CompiledQuery[]> {
  const statements = [compileSql(migrationLock)]
  for (const [name, migration] of steps) {
    statements.push(compileSql(sql`insert into schema_migrations (name) values (${name})`))
    await migration.up(recorder(statements))
  }
  return statements
}

/** Compiles a statement without a connection. */
export function compileSql(statement: RawBuilder<unknown>): CompiledQuery {
  return statement.compile(recorder([]))
}

/** Returns a Kysely that compiles for Postgres and records queries instead of running them. */
function recorder(statements: CompiledQuery[]): Kysely<unknown> {
  const connection: DatabaseConnection = {
    executeQuery: (query) => {
      statements.push(CompiledQuery.raw(query.sql, [...query.parameters]))
      return Promise.resolve({ rows: [] })
    },
    streamQuery: () => {
      throw new Error('A migration cannot stream.')
    },
  }
  class RecordingDriver extends DummyDriver {
    override acquireConnection(): Promise<DatabaseConnection> {
      return Promise.resolve(connection)
    }
  }
  return new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new RecordingDriver(),
      createIntrospector: (kysely) => new PostgresIntrospector(kysely),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
}
