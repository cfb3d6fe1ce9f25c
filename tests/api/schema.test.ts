import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { MigrationError, migrateToLatest } from '#db/migrate.ts'
import type { Migration } from '#db/migrations/index.ts'
import { articleBody, quizBody } from './content.ts'
import { useTestSite } from './test-site.ts'

const site = useTestSite({ migrates: true })
const file = fileURLToPath(new URL('../../db/schema/tables.ts', import.meta.url))

interface Column {
  /** What a select gives: `string`, `number`, `boolean`, `Date`, `string[]`, `number[]`, `Date[]`, or `unknown` for JSON. */
  type: string
  nullable: boolean
}

/** The tables as `db/schema/tables.ts` declares them, by what a select gives. */
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
  const entries = checker.getTypeAtLocation(tables).getProperties()
  return Object.fromEntries(
    entries.map((table) => {
      const columns = checker.getTypeOfSymbol(table).getProperties()
      return [
        table.name,
        Object.fromEntries(
          columns.map((column) => [
            column.name,
            selectType(checker, checker.getTypeOfSymbol(column)),
          ]),
        ),
      ]
    }),
  )
}

function selectType(checker: ts.TypeChecker, type: ts.Type): Column {
  // Kysely's ColumnType and Generated carry what a select gives in `__select__`.
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
      // Any other is JSON, whatever the code knows of its shape.
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

  it('migrates only once', async () => {
    expect(await migrateToLatest(String(process.env.DATABASE_URL))).toEqual([])
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
    const token = await site.logIn()
    await site.call('POST', '/api/admin/blog', { token, body: articleBody() })
    await site.call('POST', '/api/admin/quiz', { token, body: quizBody() })
    await expect(sql.raw(statement).execute(site.db.write)).rejects.toThrow(/constraint/)
  })
})
