import {
  CompiledQuery,
  type DatabaseConnection,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely'
import { type Database, openDatabase, violatedUniqueConstraint } from './client.ts'
import { migrations, type Migration } from './migrations/index.ts'

/** Serialises migrations that two builds start at the same time. */
const MIGRATION_LOCK = 7_402_231

/**
 * Brings the database to the newest migration. Each migration is one transaction: the HTTP driver
 * has no interactive ones, so its statements are recorded first and sent as one batch.
 * @returns the names of the migrations that ran.
 * @throws the database's error; the failing migration has then changed nothing.
 */
export async function migrateToLatest(databaseUrl: string): Promise<string[]> {
  const db = openDatabase(databaseUrl)
  await sql`
    create table if not exists schema_migrations (
      name text primary key,
      applied_at timestamptz(3) not null default now()
    )`.execute(db.write)
  const { rows } = await sql<{ name: string }>`select name from schema_migrations`.execute(db.write)
  const applied = new Set(rows.map((row) => row.name))
  const ran: string[] = []
  for (const [name, migration] of migrations) {
    if (applied.has(name)) continue
    if (await applyMigration(db, name, migration)) ran.push(name)
  }
  return ran
}

/** @returns false when another process has applied the migration meanwhile. */
async function applyMigration(db: Database, name: string, migration: Migration): Promise<boolean> {
  const statements = await recordStatements(migration)
  try {
    await db.batch([
      compiled(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.compile(recorder([]))),
      compiled(sql`insert into schema_migrations (name) values (${name})`.compile(recorder([]))),
      ...statements.map(compiled),
    ])
    return true
  } catch (error) {
    if (violatedUniqueConstraint(error) === 'schema_migrations_pkey') return false
    throw error
  }
}

function compiled(query: CompiledQuery) {
  return { compile: () => query }
}

async function recordStatements(migration: Migration): Promise<CompiledQuery[]> {
  const statements: CompiledQuery[] = []
  await migration.up(recorder(statements))
  return statements
}

/** A Kysely that compiles for Postgres and keeps what it is asked to run instead of running it. */
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
