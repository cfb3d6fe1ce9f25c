import { parse } from 'papaparse'
import { importedSubscriber, type ImportedSubscriber } from '../subscriber-contracts.ts'
import { IMPORT_ROWS, type ImportRow, readImport } from '../subscribers.ts'
import { inboxViewTexts } from '#src/features/inbox/panel/texts.ts'

const texts = inboxViewTexts.importing

/** A row of the file: who it is about, or why it is left out. */
export type ReadRow = Pick<ImportRow, 'line' | 'email' | 'name'> &
  (
    | { outcome: 'valid'; subscriber: ImportedSubscriber }
    | { outcome: 'twice' }
    | { outcome: 'faulty'; reason: string }
  )

/** Reads a CSV file. @returns its rows, or a sentence that says why it cannot be read. */
export function readSubscribers(bytes: Uint8Array): { rows: ReadRow[] } | { refused: string } {
  const { data, errors } = parse<string[]>(decoded(bytes), {
    delimitersToGuess: [';', ',', '\t'],
  })
  const unclosed = errors.find(({ type }) => type === 'Quotes')
  if (unclosed !== undefined) return { refused: texts.unclosed((unclosed.row ?? 0) + 1) }
  const read = readImport(data)
  if ('missing' in read) return { refused: texts.missing(read.missing) }
  const { rows } = read
  if (rows.length === 0) return { refused: texts.noRows }
  if (rows.length > IMPORT_ROWS) return { refused: texts.tooManyRows(rows.length, IMPORT_ROWS) }
  const known = new Set<string>()
  return { rows: rows.map((row) => readRow(row, known)) }
}

/** In UTF-8, or as an older Excel saves Lithuanian. */
function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1257').decode(bytes)
  }
}

/** @param known the addresses of earlier rows. */
function readRow({ line, ...row }: ImportRow, known: Set<string>): ReadRow {
  const shown = { line, email: row.email, name: row.name }
  const { data: subscriber, error } = importedSubscriber.safeParse(row)
  if (error) {
    const reason = error.issues.map(({ message }) => message).join('; ')
    return { ...shown, outcome: 'faulty', reason }
  }
  if (known.has(subscriber.email)) return { ...shown, outcome: 'twice' }
  known.add(subscriber.email)
  return { ...shown, outcome: 'valid', subscriber }
}
