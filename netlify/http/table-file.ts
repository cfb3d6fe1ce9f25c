import { CSV_START, type CsvRow, csvRow, type CsvTable } from '#src/domain/csv.ts'

/**
 * A table as a streamed file for Excel, so that it need not fit into memory or the size limit of a
 * response. The first batch is awaited: an unavailable database gives an error, not a truncated file.
 */
export async function tableFile({ name, headings, batches }: CsvTable): Promise<Response> {
  const encoder = new TextEncoder()
  const encode = (rows: readonly CsvRow[]) => encoder.encode(rows.map(csvRow).join(''))
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
