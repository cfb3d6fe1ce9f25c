import { describe, expect, it } from 'vitest'
import { migrateToLatest } from '#db/migrate.ts'
import { fillTables } from '../../scripts/data/fill-tables.ts'
import { loadingStatement, readReleases } from '../../scripts/data/releases.ts'
import { quoted, readTables } from '../../scripts/data/tables.ts'
import type { DatabaseEngine } from '../../scripts/runtime/database/engine.ts'
import { startEmptyDatabase } from './empty-database.ts'
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

it('fills every table of the newest schema for the next release', async () => {
  await using stack = new AsyncDisposableStack()
  const database = stack.adopt(await startEmptyDatabase(), (it) => it.stop())
  await migrateToLatest(database.url)
  const engine = endpointEngine(database.url)
  await fillTables(engine)
  const rows = await readRows(engine)
  expect([...rows].filter(([, of]) => of.length === 0)).toEqual([])
})
