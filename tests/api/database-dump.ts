import { sql } from 'kysely'
import type { Database } from '#db/client.ts'

/** Returns every row of every table as JSON, by table, so that two states can be compared. */
export async function dumpOf(db: Database): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(db.write)
  const dumps = tables.map(async ({ name }) => {
    const { rows } = await sql<{ rows: string }>`
      select coalesce(string_agg(to_jsonb(each)::text, chr(10) order by to_jsonb(each)::text), '') as rows
      from ${sql.table(name)} as each`.execute(db.write)
    return [name, rows[0]?.rows ?? ''] as const
  })
  return Object.fromEntries(await Promise.all(dumps))
}
