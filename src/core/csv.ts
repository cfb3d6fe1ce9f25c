export type CsvCell = string | number | null

export type CsvRow = readonly CsvCell[]

/** A row, and the query that continues the table after it. */
export interface PlacedRow {
  cells: CsvRow
  place: Readonly<Record<string, string>>
}

/** A table, or the rest of one from some row. */
export interface CsvTable {
  /** File name in ASCII, with extension. */
  name: string
  headings: readonly string[]
  /** Whether `rows` starts with the table's first row. */
  isWhole: boolean
  rows: AsyncIterable<PlacedRow>
}

/** Header with the query of the table's next page; absent on the last page. */
export const NEXT_PAGE = 'Next-Page'

/** Byte order mark. Excel reads a file as UTF-8 only if it has one. */
export const CSV_START = '\uFEFF'

/** Start of a text that a spreadsheet takes for a formula. Includes full-width signs. */
const FORMULA = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u

/** Returns a cell's text without the apostrophe with which `csvRow` escapes it. */
export function plainCell(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell
}

/**
 * Formats a row for Excel with Lithuanian settings: semicolons, decimal commas, CRLF at the end. All texts are in
 * quotes, with LF as line break. An apostrophe escapes text that a spreadsheet could run as a formula.
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
