import { parse } from 'papaparse'
import {
  importedSubscriber,
  type ImportedSubscriber,
  invitedSubscriber,
  type InvitedSubscriber,
} from '../subscriber-contracts.ts'
import {
  addressesIn,
  addressOf,
  type FileRow,
  isNameOfLeavers,
  readSubscriberFile,
  type Service,
} from '../subscriber-files.ts'
import { IMPORT_ROWS } from '../subscribers.ts'
import { importTexts as texts } from './subscriber-texts.ts'

/** Subscriber with a date of consent. The source of the consent is null if the file names no source. */
export type DatedSubscriber = Omit<ImportedSubscriber, 'source'> & { source: string | null }

/** Row of the file, with its outcome. */
export type ReadRow = Pick<FileRow, 'line' | 'email' | 'name'> &
  (
    | { outcome: 'dated'; subscriber: DatedSubscriber }
    /** `reason`: why the consent is unclear; null if it only has no date. */
    | { outcome: 'undated'; subscriber: InvitedSubscriber; reason: string | null }
    | { outcome: 'twice' }
    | { outcome: 'left-out' | 'faulty'; reason: string }
  )

/** The rows of a file. */
export interface ReadFile {
  rows: ReadRow[]
  /** Names of columns that are not read. */
  unread: string[]
  service: Service | null
}

const datedSubscriber = importedSubscriber.omit({ source: true })
const sourceField = importedSubscriber.shape.source

/** First line of some files, which tells Excel the separator. */
const SEPARATOR_LINE = /^"?sep=(.)[^\r\n]*(?:\r\n|\r|\n)/i

/** First bytes of workbooks: ZIP archives (Excel, LibreOffice, Numbers), and files of an older Excel. */
const WORKBOOKS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
]

/**
 * Reads a CSV file.
 * @param name of the file. A file is refused if its name says that it lists people who have left.
 * @returns its rows, or a sentence on why it cannot be read.
 */
export function readSubscribers(bytes: Uint8Array, name = ''): ReadFile | { refused: string } {
  if (isNameOfLeavers(name)) return { refused: texts.leavers(name) }
  if (WORKBOOKS.some((start) => start.every((byte, place) => bytes[place] === byte))) {
    return { refused: texts.workbook }
  }
  const text = decoded(bytes)
  if (!/[^\s;,]/.test(text)) return { refused: texts.noRows }
  const [separatorLine = '', delimiter = ''] = SEPARATOR_LINE.exec(text) ?? []
  // Empty lines at the end would mislead the parser when it guesses the separator.
  const { data, errors } = parse<string[]>(text.slice(separatorLine.length).trimEnd(), {
    delimiter,
    delimitersToGuess: [';', ',', '\t', '|'],
  })
  const unclosed = errors.find(({ type }) => type === 'Quotes')
  if (unclosed !== undefined) return { refused: texts.unclosed((unclosed.row ?? 0) + 1) }
  const file = readSubscriberFile(data)
  if ('refused' in file) {
    return { refused: file.refused === 'leavers' ? texts.leavers(file.heading) : texts.noEmail }
  }
  const { rows, unread, service } = file
  if (rows.length === 0) return { refused: texts.noRows }
  if (rows.length > IMPORT_ROWS) return { refused: texts.tooManyRows(rows.length, IMPORT_ROWS) }
  return {
    rows: readRows(rows),
    unread: unread.map(({ heading, place }) => heading || texts.columnAt(place + 1)),
    service: serviceOf(name) ?? service,
  }
}

/** Decodes UTF-8, UTF-16 (Excel's "Unicode text") or Windows-1257 (Lithuanian in older Excel). */
function decoded(bytes: Uint8Array): string {
  const utf16 = utf16Of(bytes)
  if (utf16 !== null) return new TextDecoder(utf16).decode(bytes)
  const text = new TextDecoder('utf-8').decode(bytes)
  const broken = text.match(/\uFFFD/g)?.length ?? 0
  // UTF-8 with a few errors has more valid letters beyond ASCII than broken bytes.
  const isUtf8 = broken < (text.match(/[^\p{ASCII}\uFFFD]/gu)?.length ?? 0)
  return broken === 0 || isUtf8 ? text : new TextDecoder('windows-1257').decode(bytes)
}

/** Returns the UTF-16 variant, recognised by its byte order mark or by many zero bytes; null for another encoding. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const zeros = [0, 0]
  bytes.subarray(0, 1000).forEach((byte, place) => {
    if (byte === 0) zeros[place % 2] = (zeros[place % 2] ?? 0) + 1
  })
  const [even = 0, odd = 0] = zeros
  if (Math.max(even, odd) * 4 < Math.min(bytes.length, 1000)) return null
  return odd > even ? 'utf-16le' : 'utf-16be'
}

/** Returns the marketing service that a file's name contains; null if it contains none. */
function serviceOf(name: string): Service | null {
  const services = ['Mailchimp', 'MailerLite', 'Omnisend', 'Sender'] as const
  return services.find((service) => name.toLowerCase().includes(service.toLowerCase())) ?? null
}

/**
 * Reads the rows. Only one row of an e-mail address counts. If one of them is left out, no row of the address counts.
 */
function readRows(rows: readonly FileRow[]): ReadRow[] {
  const read = rows.map((row) => readRow(row))
  const leftOut = new Map<string, number>()
  for (const { address, email, line, outcome } of read) {
    if (outcome !== 'left-out') continue
    for (const each of [address, ...addressesIn(email).map(normalised)]) {
      if (each !== null && !leftOut.has(each)) leftOut.set(each, line)
    }
  }
  const counted = new Map<string | null, number>()
  for (const { address, line } of read.toSorted((one, other) => rankOf(one) - rankOf(other))) {
    if (!counted.has(address)) counted.set(address, line)
  }
  return read.map(({ address, ...row }) => {
    if (address === null || row.outcome === 'left-out') return row
    const { line, email, name } = row
    const shown = { line, email, name }
    const other = leftOut.get(address)
    if (other !== undefined) {
      return { ...shown, outcome: 'left-out', reason: texts.leftOutIn(other) }
    }
    return counted.get(address) === line ? row : { ...shown, outcome: 'twice' }
  })
}

/**
 * Ranks a row among those of its e-mail address: 0 for an unclear consent, 2 for a missing date, 1 otherwise. The row
 * with the lowest rank counts.
 */
function rankOf(row: ReadRow): number {
  if (row.outcome === 'undated') return row.reason === null ? 2 : 0
  return 1
}

function normalised(address: string) {
  return importedSubscriber.shape.email.safeParse(address).data ?? null
}

/**
 * Reads one row regardless of the others. `address` is the e-mail address, normalised; null if the row is faulty or has
 * no valid address.
 */
function readRow({
  line,
  leftOut,
  unclear,
  date,
  source,
  ...row
}: FileRow): ReadRow & { address: string | null } {
  const found = addressOf(row.email)
  const name = row.name === '' ? (found?.name ?? '') : row.name
  const shown = { line, email: row.email, name }
  const person = { email: found?.email ?? row.email, name }
  const address = normalised(person.email)
  if (leftOut !== null) {
    return { ...shown, address, outcome: 'left-out', reason: texts.leftOut(leftOut) }
  }
  const faulty = (reasons: readonly string[]) => {
    return { ...shown, address: null, outcome: 'faulty', reason: reasons.join('; ') } as const
  }
  if (found === null) return faulty([texts.severalAddresses])
  if (date === '') {
    const { data: subscriber, error } = invitedSubscriber.safeParse(person)
    if (error) return faulty(error.issues.map(({ message }) => message))
    const reason = unclear === null ? null : texts.unclear(unclear)
    return { ...shown, address, outcome: 'undated', subscriber, reason }
  }
  const dated = datedSubscriber.safeParse({ ...person, date })
  const named = source === '' ? null : sourceField.safeParse(source)
  if (!dated.success || named?.success === false) {
    const issues = [...(dated.error?.issues ?? []), ...(named?.error?.issues ?? [])]
    return faulty(issues.map(({ message }) => message))
  }
  const subscriber = { ...dated.data, source: named?.data ?? null }
  return { ...shown, address, outcome: 'dated', subscriber }
}
