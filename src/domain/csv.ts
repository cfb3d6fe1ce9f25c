/** What a cell of a table may hold. */
export type CsvCell = string | number | null

/** A row of a table. */
export type CsvRow = readonly CsvCell[]

/** A table that is read while it is sent. */
export interface CsvTable {
  /** Of the file, ASCII, with its ending. */
  name: string
  headings: readonly string[]
  /** Rows, some at a time. */
  batches: AsyncIterator<readonly CsvRow[], void>
}

/** Stands before the first row: without it Excel takes the letters for another alphabet's. */
export const CSV_START = '\uFEFF'

/** What a spreadsheet takes for the beginning of a formula, full-width signs too. */
const FORMULA = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u

/**
 * One row as Excel reads it under Lithuanian settings: semicolons between cells, commas in numbers,
 * CRLF at the end. Every text is quoted, its line breaks are those of Excel, and one that a
 * spreadsheet might run as a formula is disarmed by an apostrophe before it.
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
