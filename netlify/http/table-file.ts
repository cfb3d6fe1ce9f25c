import { CSV_START, type CsvRow, csvRow, type CsvTable } from '#src/domain/csv.ts'

/**
 * A table as a file for Excel, streamed, so that neither memory nor the size limit of an answer has to
 * hold all of it. The first batch is awaited: a database that is down is an error, and not a file
 * that breaks off.
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
