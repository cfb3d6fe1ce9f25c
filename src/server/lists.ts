import { type Expression, type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { Database } from '#db/client.ts'
import type { Contract } from '#src/core/contract.ts'
import {
  CSV_START,
  csvRow,
  type CsvRow,
  type CsvTable,
  NEXT_PAGE,
  type PlacedRow,
} from '#src/core/csv.ts'
import { LIST_PAGE_SIZE, type ListSort } from '#src/core/fields.ts'
import { formatDay } from '#src/core/lithuanian.ts'
import { isBehind, newestBy, pageOf, type Position } from './queries/lists.ts'

/** Query of unsorted rows. */
interface Rows<Row> extends Expression<Row> {
  where: (condition: RawBuilder<boolean>) => Rows<Row>
  orderBy: (order: RawBuilder<unknown>) => Rows<Row>
  limit: (count: number) => Rows<Row>
  execute: () => Promise<Row[]>
}

interface PageOf<Item> {
  items: Item[]
  total: number
  page: number
  pageSize: number
}

type AnswerOf<C extends Contract> = z.input<C['response']>
export type FiltersOf<C extends Contract> = Omit<z.output<C['query']>, 'page' | 'order'>

interface TableStart {
  afterTime?: string | undefined
  afterId?: string | undefined
}

/** Definition of a list in the panel. */
export interface List<
  C extends Contract,
  Row extends object,
  Counts extends object = Omit<AnswerOf<C>, keyof PageOf<unknown>>,
> {
  /** Selects all rows. */
  rows: (db: Database) => Rows<Row>
  /** Column with the time of a row. */
  time: keyof Row & string
  /** Returns the order of rows. The default is newest first, then by id. */
  order?: (sort: ListSort) => RawBuilder<unknown>
  /** Builders of the conditions for search and filters. Called only for filters that are set. */
  filters: {
    [Name in keyof FiltersOf<C>]-?: (
      value: Exclude<FiltersOf<C>[Name], undefined>,
    ) => RawBuilder<boolean>
  }
  /**
   * Has the rows counted by each value of a filter, as if that filter were not set. `column` is the name of the filter,
   * `values` are its values, and `value` is the SQL expression that is counted, by default the column of that name. The
   * answer has the numbers in its field `counts`.
   */
  countsBy?: {
    column: keyof FiltersOf<C> & string
    values: readonly string[]
    value?: RawBuilder<unknown>
  }
  /** Selects one row with facts of the whole list other than the total and those of `countsBy`. */
  counts?: (db: Database, filters: FiltersOf<C>) => Expression<Partial<Counts>>
  toItem: (row: Row) => AnswerOf<C> extends PageOf<infer Item> ? Item : never
  pageSize?: number
}

/** Definition of a list that can be downloaded. */
export interface ListWithTable<
  C extends Contract,
  Row extends object,
  Counts extends object = Omit<AnswerOf<C>, keyof PageOf<unknown>>,
> extends List<C, Row, Counts> {
  file: { name: string; headings: readonly string[] }
  toRow: (row: Row) => CsvRow
}

/** Selects the rows that match the filters, unsorted. */
function found<C extends Contract, Row extends object, Counts extends object>(
  db: Database,
  list: List<C, Row, Counts>,
  asked: FiltersOf<C>,
): Rows<Row> {
  const values = asked as Record<string, unknown>
  return Object.entries<(value: never) => RawBuilder<boolean>>(list.filters)
    .filter(([name]) => values[name] !== undefined)
    .map(([name, condition]) => condition(values[name] as never))
    .reduce((rows, condition) => rows.where(condition), list.rows(db))
}

/** Selects one row with the total and the list's own counts. */
function countsOf<C extends Contract, Row extends object, Counts extends object>(
  db: Database,
  list: List<C, Row, Counts>,
  asked: FiltersOf<C>,
): Expression<Counts & { total: number }> {
  const others = list.counts?.(db, asked) ?? sql`select`
  return sql`select * from (${numbersOf(db, list, asked)}) as found, (${others}) as counted`
}

/** Selects one row with the total, and the numbers of `countsBy`. */
function numbersOf<C extends Contract, Row extends object, Counts extends object>(
  db: Database,
  list: List<C, Row, Counts>,
  asked: FiltersOf<C>,
): RawBuilder<unknown> {
  if (list.countsBy === undefined) {
    return sql`select count(*)::integer as total from (${found(db, list, asked)}) as item`
  }
  const { column, values, value: compared = sql.ref(column) } = list.countsBy
  const wanted = asked[column]
  const isAsked = wanted === undefined ? sql`true` : sql`${compared} = ${wanted}`
  const counts = values.map(
    (value) => sql`${sql.lit(value)}, count(*) filter (where ${compared} = ${value})`,
  )
  return sql`
    select (count(*) filter (where ${isAsked}))::integer as total,
      jsonb_build_object(${sql.join(counts)}) as counts
    from (${found(db, list, { ...asked, [column]: undefined })}) as item`
}

/** Reads a page of a list with its counts in one statement. */
export async function readList<C extends Contract, Row extends object, Counts extends object>(
  db: Database,
  list: List<C, Row, Counts>,
  asked: FiltersOf<C> & { page: number; order?: ListSort },
) {
  const { page } = asked
  const { pageSize = LIST_PAGE_SIZE } = list
  const order = list.order?.(asked.order ?? 'newest') ?? newestBy(list.time)
  const rows = found(db, list, asked)
  const { items, counts } = await pageOf(
    db,
    { limit: pageSize, offset: (page - 1) * pageSize },
    {
      counts: countsOf(db, list, asked),
      items: rows.orderBy(order),
      order,
    },
  )
  return { ...counts, items: items.map(list.toItem), page, pageSize }
}

/** Rows per batch. A batch of the largest rows must fit into one response of the database. */
const BATCH_SIZE = 100

/** Creates the table of a list. Reads the database in batches. */
export function tableOfList<C extends Contract, Row extends { id: string }, Counts extends object>(
  db: Database,
  list: ListWithTable<C, Row, Counts>,
  asked: FiltersOf<C> & TableStart,
): CsvTable {
  const { afterTime, afterId } = asked
  const isWhole = afterTime === undefined || afterId === undefined
  const start = isWhole ? null : { id: afterId, time: new Date(afterTime) }
  return {
    name: `${list.file.name}-${formatDay(new Date())}.csv`,
    headings: list.file.headings,
    isWhole,
    rows: rowsOf(db, list, asked, start),
  }
}

async function* rowsOf<C extends Contract, Row extends { id: string }, Counts extends object>(
  db: Database,
  list: ListWithTable<C, Row, Counts>,
  asked: FiltersOf<C>,
  start: Position | null,
): AsyncGenerator<PlacedRow, void> {
  let after = start
  for (;;) {
    const rows = await found(db, list, asked)
      .where(isBehind(list.time, after))
      .orderBy(newestBy(list.time))
      .limit(BATCH_SIZE)
      .execute()
    for (const row of rows) {
      after = { id: row.id, time: row[list.time] as Date }
      const place = { afterTime: after.time.toISOString(), afterId: after.id }
      yield { cells: list.toRow(row), place }
    }
    if (rows.length < BATCH_SIZE) return
  }
}

/** Maximum bytes of a response with a table. The platform's limit is 6 MB. */
const PAGE_BYTES = 5_000_000

/**
 * Returns as many rows of a table as fit into a response, as CSV for Excel. The `Next-Page` header has the query for
 * the next page.
 */
export async function tableFile(table: CsvTable): Promise<Response> {
  const { rows, next } = await readPage(table)
  return new Response(new Blob(rows), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${table.name}"`,
      'Cache-Control': 'no-store',
      ...(next === null ? {} : { [NEXT_PAGE]: new URLSearchParams(next).toString() }),
    },
  })
}

async function readPage({ headings, isWhole, rows }: CsvTable) {
  const encoder = new TextEncoder()
  const page = isWhole ? [encoder.encode(CSV_START + csvRow(headings))] : []
  let bytes = 0
  let last = null
  for await (const { cells, place } of rows) {
    const row = encoder.encode(csvRow(cells))
    bytes += row.length
    if (bytes > PAGE_BYTES && last !== null) return { rows: page, next: last }
    page.push(row)
    last = place
  }
  return { rows: page, next: null }
}
