/** Value of a table cell. */
export type CsvCell = string | number | null

/** A row of a table. */
export type CsvRow = readonly CsvCell[]

/** A row, and the parameters of the page of its table that begins behind it. */
export interface PlacedRow {
  cells: CsvRow
  place: Readonly<Record<string, string>>
}

/** A table, or the rest of it. */
export interface CsvTable {
  /** File name, ASCII, with its extension. */
  name: string
  headings: readonly string[]
  /** Whether its first row is the first one here. */
  isWhole: boolean
  rows: AsyncIterable<PlacedRow>
}

/** Header of a page of a table: the parameters of the next page; without it the page is the last. */
export const NEXT_PAGE = 'Next-Page'

/** Byte order mark: without it Excel assumes another encoding. */
export const CSV_START = '\uFEFF'

/** Characters that start a formula in spreadsheets, full-width forms included. */
const FORMULA = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u

/** The text of a cell of such a table, without the apostrophe that escapes it. */
export function plainCell(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell
}

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
