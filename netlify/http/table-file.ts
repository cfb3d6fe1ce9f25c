import { CSV_START, type CsvCell, csvRow } from '#src/domain/csv.ts'

/** A row of a table that goes out as a file. */
export type TableRow = readonly CsvCell[]

/**
 * A table as a file for Excel, sent as its rows come: no memory and no size limit of an answer has
 * to hold all of it.
 * @param name of the file, ASCII, with its ending.
 * @param batches rows, some at a time; the first batch is waited for, so that a database that is
 * down is an error and not a file that breaks off.
 */
export async function tableFile(
  name: string,
  headings: readonly string[],
  batches: AsyncIterator<readonly TableRow[], void>,
): Promise<Response> {
  const encoder = new TextEncoder()
  const encode = (rows: readonly TableRow[]) => encoder.encode(rows.map(csvRow).join(''))
  const first = await batches.next()
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(CSV_START + csvRow(headings)))
      if (first.done === true) controller.close()
      else controller.enqueue(encode(first.value))
    },
    async pull(controller) {
      const next = await batches.next()
      if (next.done === true) controller.close()
      else controller.enqueue(encode(next.value))
    },
  })
  return new Response(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
    },
  })
}
