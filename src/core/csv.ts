/** Value of a table cell. */
export type CsvCell = string | number | null

/** A row of a table. */
export type CsvRow = readonly CsvCell[]

/** A row and the query parameters for continuing after it. */
export interface PlacedRow {
  cells: CsvRow
  place: Readonly<Record<string, string>>
}

/** A table, or its rest from a later row on. */
export interface CsvTable {
  /** File name, ASCII, with its extension. */
  name: string
  headings: readonly string[]
  /** Whether `rows` starts at the beginning of the table, rather than at a later page. */
  isWhole: boolean
  rows: AsyncIterable<PlacedRow>
}

/** Header with the parameters of the next page of a table; absent on the last page. */
export const NEXT_PAGE = 'Next-Page'

/** Byte order mark, without which Excel does not read the file as UTF-8. */
export const CSV_START = '\uFEFF'

/** Characters that start a formula in spreadsheets, full-width forms included. */
const FORMULA = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u

/** Returns the text of a table cell without the apostrophe that escapes it. */
export function plainCell(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell
}

/**
 * Formats a row for Excel with Lithuanian settings: semicolon separators, decimal commas, CRLF at the end. Every text
 * is quoted; a line break in it becomes LF, as Excel writes it. An apostrophe escapes text that a spreadsheet might run
 * as a formula.
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
