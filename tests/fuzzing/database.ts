import { sql } from 'kysely'
import { type Database, openDatabase } from '#db/client.ts'

/** Database that detects writes and can be restored. */
export interface WatchedDatabase {
  db: Database
  /** Returns the names of tables with rows that were inserted, changed or deleted since the last call. */
  takeChanges: () => Promise<string[]>
  /** Restores every table to its state at the start. */
  restore: () => Promise<void>
}

/** Tables that refused calls may change, for example to record an attempt or a last use; and the list of migrations. */
const UNWATCHED = [
  ...[
    'schema_migrations',
    'admin_sessions',
    'login_attempts',
    'login_limit',
    'owner_networks',
    'call_times',
  ],
  ...['admin_challenges', 'audit_log'],
]

/**
 * Watches a database by a trigger on every table, which costs less than comparing dumps after each call, and also
 * detects a row that was written with the same values.
 */
export async function watchDatabase(url: string): Promise<WatchedDatabase> {
  const db = openDatabase(url)
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and table_name <> all(${UNWATCHED})`.execute(db.write)
  const tables = rows.map(({ name }) => name)
  await db.batch(
    [
      sql`create schema watched`,
      sql`create table watched.changes (name text)`,
      sql`create function watched.note() returns trigger language plpgsql as
      'begin insert into watched.changes values (tg_table_name); return null; end'`,
      ...tables.flatMap((name) => [
        sql`create table ${sql.table(`watched.${name}`)} as table ${sql.table(name)}`,
        sql`create trigger watched after insert or update or delete on ${sql.table(name)}
        for each row execute function watched.note()`,
      ]),
    ].map(compilable(db)),
  )
  return {
    db,
    async takeChanges() {
      const changed = await sql<{ name: string }>`
        with taken as (delete from watched.changes returning name)
        select distinct name from taken`.execute(db.write)
      return changed.rows.map(({ name }) => name)
    },
    async restore() {
      await db.batch(
        [
          // Disables triggers and foreign keys, so that the order of the tables does not matter.
          sql`set local session_replication_role = replica`,
          ...tables.flatMap((name) => [
            sql`delete from ${sql.table(name)}`,
            sql`insert into ${sql.table(name)} select * from ${sql.table(`watched.${name}`)}`,
          ]),
          sql`delete from watched.changes`,
        ].map(compilable(db)),
      )
    },
  }
}

function compilable(db: Database) {
  return (query: ReturnType<typeof sql>) => ({ compile: () => query.compile(db.write) })
}
