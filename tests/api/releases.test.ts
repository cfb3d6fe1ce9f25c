import { describe, expect, it } from 'vitest'
import { MigrationError, migrateToLatest } from '#db/migrate.ts'
import { migrations } from '#db/migrations/index.ts'
import { REPLACED } from '#db/replaced-migrations.ts'
import { fillTables } from '../../scripts/data/fill-tables.ts'
import { loadingStatement, readReleases } from '../../scripts/data/releases.ts'
import { quoted, readTables } from '../../scripts/data/tables.ts'
import type { DatabaseEngine } from '../../scripts/runtime/database/engine.ts'
import { startEmptyDatabase } from './databases.ts'
import { endpointEngine } from './endpoint-engine.ts'

/** Tables that a later release no longer needs, and their rows (expand, then contract). */
const DROPPED: readonly string[] = []

type Row = Record<string, unknown>

/** Every row of every table. */
async function readRows(engine: DatabaseEngine): Promise<Map<string, Row[]>> {
  const rowsOf = new Map<string, Row[]>()
  for (const { name } of await readTables(engine)) {
    const { rows } = await engine.query(`select to_jsonb(t)::text from ${quoted(name)} as t`, [])
    rowsOf.set(
      name,
      rows.map(([row]) => JSON.parse(row ?? '') as Row),
    )
  }
  return rowsOf
}

/** What a schema consists of, a line each. */
async function describeSchema(engine: DatabaseEngine): Promise<unknown[]> {
  const { rows } = await engine.query(
    `select concat_ws(' ', relname, attname, format_type(atttypid, atttypmod), attnotnull,
         attgenerated, attidentity, pg_get_expr(adbin, adrelid)) as line
       from pg_class
       join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
       left join pg_attrdef on adrelid = attrelid and adnum = attnum
       where relnamespace = 'public'::regnamespace and relkind = 'r'
     union all
     select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid))
       from pg_constraint where connamespace = 'public'::regnamespace
     union all
     select indexdef from pg_indexes where schemaname = 'public'
     union all
     select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
     union all
     select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace
     order by line`,
    [],
  )
  return rows.flat()
}

/** A row without the columns that another one does not have. */
function within(row: Row, other: Row): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => name in other))
}

const releases = await readReleases()

describe.each(releases.slice(0, 2))('the database of the release $name', (release) => {
  it('is migrated to the newest with every row and value, to the schema of a new one', async () => {
    await using stack = new AsyncDisposableStack()
    const old = stack.adopt(await startEmptyDatabase(), (it) => it.stop())
    const engine = endpointEngine(old.url)
    await engine.query(loadingStatement(release), [])
    const before = await readRows(engine)
    expect([...before].filter(([, rows]) => rows.length === 0)).toEqual([])
    expect(before.size).toBeGreaterThan(25)

    await migrateToLatest(old.url)

    const after = await readRows(engine)
    for (const [table, rows] of before) {
      if (DROPPED.includes(table)) continue
      const now = after.get(table) ?? []
      const [any = {}] = now
      for (const row of rows) {
        const values = now.map((candidate) => within(candidate, row))
        expect(values, table).toContainEqual(within(row, any))
      }
    }
    const fresh = stack.adopt(await startEmptyDatabase(), (it) => it.stop())
    await migrateToLatest(fresh.url)
    const schema = await describeSchema(endpointEngine(fresh.url))
    expect(schema.length).toBeGreaterThan(200)
    expect(await describeSchema(engine)).toEqual(schema)
  })
})

describe('a database from before the first release', () => {
  const migrationsOf = (rowsOf: Map<string, Row[]>) =>
    (rowsOf.get('schema_migrations') ?? []).map(({ name }) => name)

  /** A database with rows in every table, and the names of its migrations. */
  async function earlierDatabase(stack: AsyncDisposableStack, names: readonly string[]) {
    const { url } = stack.adopt(await startEmptyDatabase(), (it) => it.stop())
    const engine = endpointEngine(url)
    await migrateToLatest(url)
    await fillTables(engine)
    await engine.query('delete from schema_migrations', [])
    for (const name of names) {
      await engine.query('insert into schema_migrations (name) values ($1)', [name])
    }
    return { url, engine, rows: await readRows(engine), schema: await describeSchema(engine) }
  }

  it('goes on as one of the first migration when it has all before it, with every row', async () => {
    await using stack = new AsyncDisposableStack()
    const { url, engine, rows, schema } = await earlierDatabase(stack, REPLACED)
    expect(migrationsOf(rows)).toHaveLength(45)
    await Promise.all([migrateToLatest(url), migrateToLatest(url)])
    const after = await readRows(engine)
    expect(migrationsOf(after)).toEqual(migrations.map(([name]) => name))
    for (const of of [rows, after]) of.delete('schema_migrations')
    expect(after).toEqual(rows)
    expect(await describeSchema(engine)).toEqual(schema)
    expect(await migrateToLatest(url)).toEqual([])
  })

  it.each([
    ['has only the first of them', REPLACED.slice(0, 20), '020-deploy-marker'],
    ['lacks one of them', REPLACED.toSpliced(3, 1), '046-no-jit'],
    ['has another one too', [...REPLACED, '047-other'], '047-other'],
  ])('is refused in one sentence, and stays as it is, when it %s', async (_, names, last) => {
    await using stack = new AsyncDisposableStack()
    const { url, engine, rows, schema } = await earlierDatabase(stack, names)
    await expect(migrateToLatest(url)).rejects.toThrow(
      new MigrationError(
        `The database's migrations end with ${last} and cannot be continued, so nothing was changed: use an empty database, or bring this one to 046-no-jit with an earlier checkout first.`,
      ),
    )
    expect(await readRows(engine)).toEqual(rows)
    expect(await describeSchema(engine)).toEqual(schema)
  })
})

it('fills every table of the newest schema for the next release', async () => {
  await using stack = new AsyncDisposableStack()
  const database = stack.adopt(await startEmptyDatabase(), (it) => it.stop())
  await migrateToLatest(database.url)
  const engine = endpointEngine(database.url)
  await fillTables(engine)
  const rows = await readRows(engine)
  expect([...rows].filter(([, of]) => of.length === 0)).toEqual([])
})
