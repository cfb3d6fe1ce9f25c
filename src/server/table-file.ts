import { CSV_START, csvRow, type CsvTable, NEXT_PAGE } from '#src/core/csv.ts'

/** Bytes of one answer; the platform ends a longer answer at 6 MB. */
const PAGE_BYTES = 5_000_000

/** As many rows of a table for Excel as one answer may carry; the header names the next page. */
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
