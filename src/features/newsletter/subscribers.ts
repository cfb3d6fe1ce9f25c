import type { SubscriptionState } from './newsletter.ts'

/** Rows of one file. */
export const IMPORT_ROWS = 5000
/** Bytes of one file. */
export const IMPORT_BYTES = 1024 * 1024

/**
 * Why an address is not added: it is subscribed, has left, does not exist, or its data was erased. Who left or
 * was erased comes back only by asking and confirming.
 */
export const REFUSALS = ['subscribed', 'left', 'stopped', 'departed'] as const

/** What becomes of an address that is added to the newsletter. */
export const SUBSCRIBER_OUTCOMES = ['added', ...REFUSALS] as const
export type SubscriberOutcome = (typeof SUBSCRIBER_OUTCOMES)[number]

/** What becomes of a row of a file, in the order of its preview. */
export const ROW_OUTCOMES = [...SUBSCRIBER_OUTCOMES, 'twice', 'faulty'] as const
export type RowOutcome = (typeof ROW_OUTCOMES)[number]

/** @param state null without a subscription. A pending one, or one that looked suspicious, is as good as none. */
export function outcomeOf(state: SubscriptionState | null, isDeparted: boolean): SubscriberOutcome {
  if (state === 'subscribed' || state === 'left' || state === 'stopped') return state
  return isDeparted ? 'departed' : 'added'
}

const IMPORT = 'import '

/** The version of the consents that an import has brought, by its attempt id. */
export function importVersion(attemptId: string): string {
  return IMPORT + attemptId
}

export function isImportVersion(version: string | null): boolean {
  return version?.startsWith(IMPORT) ?? false
}

/** The columns of a file. */
export const IMPORT_COLUMNS = ['email', 'name', 'date', 'source'] as const
export type ImportColumn = (typeof IMPORT_COLUMNS)[number]

/** Headings without accents, case and what is no letter. */
const HEADINGS: Readonly<Record<ImportColumn, readonly string[]>> = {
  email: ['elpastas', 'elpastoadresas', 'epastas', 'email', 'emailaddress', 'mail'],
  name: ['vardas', 'vardaspavarde', 'vardasirpavarde', 'name', 'firstname', 'fullname'],
  date: ['data', 'sutikimodata', 'date', 'consentdate', 'dateofconsent', 'consentedat'],
  source: ['saltinis', 'sutikimosaltinis', 'source', 'consentsource', 'sourceofconsent'],
}

/** A row with the number of its line; a cell that it lacks is empty. */
export type ImportRow = Record<ImportColumn, string> & { line: number }

/**
 * Finds the columns by their headings, in any order, and the rows; empty ones are left out.
 * @param cells the rows of the file, the headings first.
 * @returns the rows, or the columns that are missing.
 */
export function readImport(
  cells: readonly (readonly string[])[],
): { rows: ImportRow[] } | { missing: ImportColumn[] } {
  const [header = [], ...others] = cells
  const headings = header.map((heading) => simplified(heading))
  const places = IMPORT_COLUMNS.map((column) => {
    return [column, headings.findIndex((heading) => HEADINGS[column].includes(heading))] as const
  })
  const missing = places.filter(([column, place]) => place === -1 && column !== 'name')
  if (missing.length > 0) return { missing: missing.map(([column]) => column) }
  const rows = others.map((row, index) => ({
    ...(Object.fromEntries(
      places.map(([column, place]) => [column, (row[place] ?? '').trim()]),
    ) as Record<ImportColumn, string>),
    line: index + 2,
  }))
  return { rows: rows.filter((row) => IMPORT_COLUMNS.some((column) => row[column] !== '')) }
}

function simplified(heading: string): string {
  return heading
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')
}

/**
 * The day `YYYY-MM-DD` of a date in the order year, month, day, whose time is left out; null for any other text, as
 * day and month could be taken for one another.
 */
export function dayOf(text: string): string | null {
  const found = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})(?:\.?$|[T ])/.exec(text.trim())
  if (found === null) return null
  const [, year = '', month = '', date = ''] = found
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  const instant = new Date(`${day}T00:00:00Z`)
  const exists = !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(day)
  return exists && year >= '1990' ? day : null
}
