/** Value of a table cell. */
export type CsvCell = string | number | null

/** A row of a table. */
export type CsvRow = readonly CsvCell[]

/** A table that is streamed. */
export interface CsvTable {
  /** File name, ASCII, with its extension. */
  name: string
  headings: readonly string[]
  /** Rows in batches. */
  batches: AsyncIterator<readonly CsvRow[], void>
}

/** Byte order mark: without it Excel assumes another encoding. */
export const CSV_START = '\uFEFF'

/** Characters that start a formula in spreadsheets, full-width forms included. */
const FORMULA = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u

/**
 * One row as Excel expects it with Lithuanian settings: semicolon separators, decimal commas, CRLF at the
 * end. Every text is quoted, with line breaks as in Excel; an apostrophe escapes a text that a spreadsheet
 * might run as a formula.
 */
export function csvRow(cells: CsvRow): string {
  return `${cells.map(csvCell).join(';')}\r\n`
}

function csvCell(cell: CsvCell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell).replace('.', ',')
  const disarmed = FORMULA.test(cell) ? `'${cell}` : cell
  return `"${disarmed.replaceAll(/\r\n?/g, '\n').replaceAll('"', '""')}"`
}
