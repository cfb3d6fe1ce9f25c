import type { DatabaseEngine, RawQuery } from '../runtime/database/engine.ts'

/** A table column with its SQL names. */
export interface Column {
  name: string
  /** Type name as in `pg_type`, such as `_text`. */
  type: string
  required: boolean
  hasDefault: boolean
  /** The table that a foreign key references; null without one. */
  references: string | null
}

export interface Table {
  name: string
  columns: Column[]
}

/** Query for `toTables`; equal rows mean equal tables and columns. */
export const TABLES_QUERY: RawQuery = {
  query: `
    select relname, attname, typname, attnotnull::text, atthasdef::text, (
      select confrelid::regclass::text from pg_constraint
      where contype = 'f' and conrelid = pg_class.oid and attnum = any (conkey) limit 1)
    from pg_class
    join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    join pg_type on pg_type.oid = atttypid
    where relnamespace = 'public'::regnamespace and relkind = 'r'
    order by relname, attnum`,
  params: [],
}

/** Returns every table of the database, referenced tables first. */
export async function readTables(engine: DatabaseEngine): Promise<Table[]> {
  const { rows } = await engine.query(TABLES_QUERY.query, TABLES_QUERY.params)
  return toTables(rows)
}

/** Converts the rows of `TABLES_QUERY` to tables, referenced tables first. */
export function toTables(rows: readonly (readonly (string | null)[])[]): Table[] {
  const tables = new Map<string, Table>()
  for (const [table = '', name = '', type = '', required, hasDefault, references] of rows) {
    if (table === null || name === null || type === null) throw new Error('A column has no name.')
    const its = tables.get(table) ?? { name: table, columns: [] }
    its.columns.push({
      name,
      type,
      required: required === 'true',
      hasDefault: hasDefault === 'true',
      references: references ?? null,
    })
    tables.set(table, its)
  }
  const sorted = new Set<Table>()
  const add = (table: Table | undefined): void => {
    if (!table || sorted.has(table)) return
    for (const { references } of table.columns) {
      if (references !== null && references !== table.name) add(tables.get(references))
    }
    sorted.add(table)
  }
  for (const table of tables.values()) add(table)
  return [...sorted]
}

/** Quotes a name for SQL. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
