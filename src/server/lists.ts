import {
  CSV_START,
  csvRow,
  type CsvRow,
  type CsvTable,
  NEXT_PAGE,
  type PlacedRow,
} from '#src/core/csv.ts'
import { LIST_PAGE_SIZE } from '#src/core/fields.ts'
import { formatDay } from '#src/core/lithuanian.ts'
import type { Batch, Position, Slice } from './queries/lists.ts'

/** Reads one page of a list, as the panel gets it. */
export async function pageOfList<List>(page: number, read: (slice: Slice) => Promise<List>) {
  const slice = { limit: LIST_PAGE_SIZE, offset: (page - 1) * LIST_PAGE_SIZE }
  return { ...(await read(slice)), page, pageSize: LIST_PAGE_SIZE }
}

/** Rows per batch; the largest must fit into one answer of the database. */
const BATCH_SIZE = 100

/** Turns a list into a table, read in batches. */
export function tableOf<Item extends { id: string }>(
  { name, headings }: { name: string; headings: readonly string[] },
  { afterTime, afterId }: { afterTime?: string | undefined; afterId?: string | undefined },
  list: {
    read: (batch: Batch) => Promise<Item[]>
    timeOf: (item: Item) => Date
    toRow: (item: Item) => CsvRow
  },
): CsvTable {
  const isWhole = afterTime === undefined || afterId === undefined
  const start = isWhole ? null : { id: afterId, time: new Date(afterTime) }
  return {
    name: `${name}-${formatDay(new Date())}.csv`,
    headings,
    isWhole,
    rows: rowsOf(list, start),
  }
}

async function* rowsOf<Item extends { id: string }>(
  { read, timeOf, toRow }: Parameters<typeof tableOf<Item>>[2],
  start: Position | null,
): AsyncGenerator<PlacedRow, void> {
  let after = start
  for (;;) {
    const items = await read({ after, limit: BATCH_SIZE })
    for (const item of items) {
      after = { id: item.id, time: timeOf(item) }
      const place = { afterTime: after.time.toISOString(), afterId: after.id }
      yield { cells: toRow(item), place }
    }
    if (items.length < BATCH_SIZE) return
  }
}

/** Bytes of one answer; the platform ends a longer answer at 6 MB. */
const PAGE_BYTES = 5_000_000

/**
 * Returns as many rows of a table for Excel as fit in one answer; the header names the next page.
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
