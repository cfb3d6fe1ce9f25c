import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import ts from 'typescript'
import { beforeAll, describe, expect, it } from 'vitest'
import { MigrationError, migrateToLatest, REPLACED } from '#db/migrate.ts'
import { type Migration, migrations } from '#db/migrations/index.ts'
import { fillTables } from '../../scripts/data/fill-tables.ts'
import { loadingStatement, readReleases } from '../../scripts/data/releases.ts'
import { quoted, readTables } from '../../scripts/data/tables.ts'
import type { DatabaseEngine } from '../../scripts/runtime/database/engine.ts'
import { articleBody, quizBody } from './content.ts'
import { startEmptyDatabase } from './databases.ts'
import { endpointEngine } from './endpoint-engine.ts'
import { useAdministrator, useTestSite } from './test-site.ts'

const site = useTestSite({ migrates: true })
const admin = useAdministrator(site)
const file = fileURLToPath(new URL('../../db/schema/tables.ts', import.meta.url))

interface Column {
  /** In a select: `string`, `number`, `boolean`, `Date`, `string[]`, `number[]`, `Date[]`, or `unknown` for JSON. */
  type: string
  nullable: boolean
}

/** Returns the tables that `db/schema/tables.ts` declares, with the types that a select returns. */
function declaredTables(): Record<string, Record<string, Column>> {
  const program = ts.createProgram([file], {
    strict: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2024,
  })
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(file)
  if (!source) throw new Error(`${file} cannot be read.`)
  const tables = source.statements.find(
    (statement) => ts.isInterfaceDeclaration(statement) && statement.name.text === 'Tables',
  )
  if (!tables) throw new Error('db/schema/tables.ts declares no Tables.')
  const byName = <Value>(type: ts.Type, valueOf: (of: ts.Type) => Value) =>
    Object.fromEntries(
      type.getProperties().map((it) => [it.name, valueOf(checker.getTypeOfSymbol(it))]),
    )
  return byName(checker.getTypeAtLocation(tables), (table) =>
    byName(table, (column) => selectType(checker, column)),
  )
}

function selectType(checker: ts.TypeChecker, type: ts.Type): Column {
  // Kysely's ColumnType and Generated carry the type that a select returns in `__select__`.
  const select = type.getProperty('__select__')
  const selected = select ? checker.getTypeOfSymbol(select) : type
  const members = selected.isUnion() ? selected.types : [selected]
  const kinds = members
    .filter((member) => !(member.flags & ts.TypeFlags.Null))
    .map((member) => {
      if (member.flags & ts.TypeFlags.StringLike) return 'string'
      if (member.flags & ts.TypeFlags.NumberLike) return 'number'
      if (member.flags & ts.TypeFlags.BooleanLike) return 'boolean'
      const name = checker.typeToString(member)
      if (name === 'Private') return 'string'
      // Any other type is JSON, whatever the code knows about its shape.
      return ['Date', 'string[]', 'number[]', 'Date[]'].includes(name) ? name : 'unknown'
    })
  return {
    type: [...new Set(kinds)].join(' | '),
    nullable: members.some((member) => (member.flags & ts.TypeFlags.Null) !== 0),
  }
}

const selectTypes: Record<string, string> = {
  uuid: 'string',
  text: 'string',
  integer: 'number',
  smallint: 'number',
  'double precision': 'number',
  boolean: 'boolean',
  date: 'Date',
  'timestamp with time zone': 'Date',
  jsonb: 'unknown',
  ARRAY: 'string[]',
  _int4: 'number[]',
  _timestamptz: 'Date[]',
}

function camelCase(name: string): string {
  return name.replaceAll(/_(\w)/g, (_match, letter: string) => letter.toUpperCase())
}

describe('the migrated database', () => {
  beforeAll(async () => {
    await admin('POST', '/api/admin/blog', articleBody())
    await admin('POST', '/api/admin/quiz', quizBody())
  })

  it('has its statements run without being compiled', async () => {
    const { rows } = await sql`
      select from pg_db_role_setting
      where setdatabase = (select oid from pg_database where datname = current_database())
        and 'jit=off' = any(setconfig)`.execute(site.db.write)
    expect(rows).toHaveLength(1)
  })

  it('has exactly the tables, columns, types and nulls that the code believes in', async () => {
    const { rows } = await sql<{
      tableName: string
      columnName: string
      dataType: string
      udtName: string
      isNullable: string
    }>`
      select table_name, column_name, data_type, udt_name, is_nullable from information_schema.columns
      where table_schema = 'public' and table_name <> 'schema_migrations'`.execute(site.db.write)
    const actual: Record<string, Record<string, Column>> = {}
    for (const { tableName, columnName, dataType, udtName, isNullable } of rows) {
      const table = (actual[camelCase(tableName)] ??= {})
      table[camelCase(columnName)] = {
        type: selectTypes[udtName] ?? selectTypes[dataType] ?? dataType,
        nullable: isNullable === 'YES',
      }
    }
    expect(actual).toEqual(declaredTables())
  })

  it('says in one sentence which migration fails and why, with nothing of it applied', async () => {
    const failing: Migration = {
      async up(db) {
        await db.schema.createTable('half_done').addColumn('id', 'integer').execute()
        await sql`alter table no_such_table add column extra integer`.execute(db)
      },
    }
    const migrated = migrateToLatest(String(process.env.DATABASE_URL), [['999-failing', failing]])
    await expect(migrated).rejects.toThrow(
      new MigrationError(
        'The migration 999-failing failed, and nothing of it was applied: relation "no_such_table" does not exist.',
      ),
    )
    const { rows } = await sql`
      select to_regclass('half_done') as "table", count(*)::int as applied
      from schema_migrations where name = '999-failing'`.execute(site.db.write)
    expect(rows).toEqual([{ table: null, applied: 0 }])
  })

  it('has an index for every foreign key', async () => {
    const { rows } = await sql<{ key: string }>`
      select conrelid::regclass || '.' || attname as key
      from pg_constraint
      join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'f' and not exists (
        select from pg_index where indrelid = conrelid and indkey[0] = conkey[1])`.execute(
      site.db.write,
    )
    expect(rows).toEqual([])
  })

  it.each([
    ['an unknown post type', `update blog_posts set type = 'note'`],
    ['an article without a category', `update blog_posts set category = null`],
    ['weights that do not match the options', `update quiz_questions set weights = '{1}'`],
    ['a band that ends before it begins', `update quiz_categories set min_score = max_score + 1`],
    ['an unknown question type', `update quiz_questions set question_type = 'essay'`],
    ['a date before all dates', `update blog_posts set created_at = '0001-12-31 00:01:00+00 BC'`],
    ['a date after all dates', `update quizzes set updated_at = '294276-12-31'`],
    ['a second publishing row', `insert into publishing (id) values (2)`],
    [
      'an address in capitals',
      `insert into newsletter_subscriptions (id, email) values (gen_random_uuid(), 'A@b.lt')`,
    ],
  ])('refuses %s', async (_what, statement) => {
    await expect(sql.raw(statement).execute(site.db.write)).rejects.toThrow(/constraint/)
  })
})

/** Tables that a later release drops with their rows, since it no longer needs them (expand, then contract). */
const DROPPED: readonly string[] = []

type Row = Record<string, unknown>

/** Reads every row of every table. */
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

/** Returns the parts of a schema, one line each. */
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

/** Returns a row with only those columns that the other row has too. */
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
  const first = migrations.slice(0, 1)
  const migrationsOf = (rowsOf: Map<string, Row[]>) =>
    (rowsOf.get('schema_migrations') ?? []).map(({ name }) => name)

  /** Creates a database with rows in every table and a list of migrations with these names. */
  async function earlierDatabase(stack: AsyncDisposableStack, names: readonly string[]) {
    const { url } = stack.adopt(await startEmptyDatabase(), (it) => it.stop())
    const engine = endpointEngine(url)
    await migrateToLatest(url, first)
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
    await Promise.all([migrateToLatest(url, first), migrateToLatest(url, first)])
    const after = await readRows(engine)
    expect(migrationsOf(after)).toEqual(['001-initial'])
    for (const of of [rows, after]) of.delete('schema_migrations')
    expect(after).toEqual(rows)
    expect(await describeSchema(engine)).toEqual(schema)
    expect(await migrateToLatest(url)).toEqual(migrations.slice(1).map(([name]) => name))
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

/** Starts a database that has only the migrations before the named one. */
async function databaseBefore(stack: AsyncDisposableStack, name: string) {
  const { url } = stack.adopt(await startEmptyDatabase(), (it) => it.stop())
  const index = migrations.findIndex(([each]) => each === name)
  await migrateToLatest(url, migrations.slice(0, index))
  return { url, engine: endpointEngine(url) }
}

it('an update moves the name of a state out of the form of an unfinished text', async () => {
  await using stack = new AsyncDisposableStack()
  const { url, engine } = await databaseBefore(stack, '013-states-of-texts')
  const state = '00000000-0000-4000-8000-00000000000a'
  const named = `{"title":"\\u0000 \\ud800","_state":"${state}"}`
  for (const form of [named, `{"_state":"${state}"}`, '{"title":"b"}']) {
    await engine.query(
      `insert into unfinished_texts (id, kind, title, form, device)
       values (gen_random_uuid(), 'post', 'a', $1, '')`,
      [form],
    )
  }
  await migrateToLatest(url)
  const { rows } = await engine.query('select form, state from unfinished_texts', [])
  expect(rows.toSorted()).toEqual([
    ['{"title":"\\u0000 \\ud800"}', state],
    ['{"title":"b"}', null],
    ['{}', state],
  ])
})

it('an update counts the stored submissions as finished attempts and safety results, on their days', async () => {
  await using stack = new AsyncDisposableStack()
  const { url, engine } = await databaseBefore(stack, '012-finished-quizzes')
  await engine.query(
    `insert into quizzes (id, title, slug, description)
     values ('00000000-0000-4000-8000-00000000000a', 'Testas', 'testas', '')`,
    [],
  )
  await engine.query(
    `insert into quiz_questions (id, quiz_id, question, options, weights, "order")
     select ('00000000-0000-4000-8000-00000000000' || place)::uuid,
       '00000000-0000-4000-8000-00000000000a', 'Klausimas', '{a}', '{1}', place
     from generate_series(1, 2) as place`,
    [],
  )
  // 23:30 in London is the next day in Vilnius.
  await engine.query(
    `insert into quiz_submissions (id, quiz_id, answers, total_score, warned, completed_at)
     select gen_random_uuid(), quiz::uuid, '[]', 1, at < '2026-11-02', at::timestamptz
     from unnest(
       array['00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000a',
         '00000000-0000-4000-8000-00000000000a', null],
       array['2026-11-01 10:00Z', '2026-11-01 23:30Z', '2026-11-02 10:00Z', '2026-11-02 10:00Z']
     ) as rows (quiz, at)`,
    [],
  )
  await migrateToLatest(url)
  const { rows } = await engine.query(
    'select question_id, day::text, count, finishes, warned from quiz_progress order by day',
    [],
  )
  const last = '00000000-0000-4000-8000-000000000002'
  expect(rows).toEqual([
    [last, '2026-11-01', '0', '1', '1'],
    [last, '2026-11-02', '0', '2', '1'],
  ])
})
