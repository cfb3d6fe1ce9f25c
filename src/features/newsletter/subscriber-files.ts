import { plainCell } from '#src/core/csv.ts'
import { plainLetters } from '#src/core/slugs.ts'
import { subscriberListTexts } from './list-texts.ts'

/** Headings of each column that is read, in lower-case letters without accents. The first match wins. */
const HEADINGS = {
  email: [
    ...['elpastas', 'elpastoadresas', 'epastas', 'epastoadresas', 'elp'],
    ...['elektroninispastas', 'elektroniniopastoadresas'],
    ...['email', 'emailaddress', 'emailas', 'mail', 'contactemail', 'subscriberemail'],
    ...['subscriber', 'prenumeratorius'],
  ],
  fullName: ['vardaspavarde', 'vardasirpavarde', 'fullname', 'contactname', 'subscribername'],
  name: ['vardas', 'name', 'firstname', 'fname', 'givenname'],
  lastName: ['pavarde', 'lastname', 'surname', 'lname', 'familyname'],
  source: [
    ...['saltinis', 'sutikimosaltinis', 'iskur'],
    ...['source', 'consentsource', 'sourceofconsent', 'optinsource', 'signupsource'],
  ],
  // Columns with times. The first column that is not empty has the time of the consent.
  consented: [
    'data',
    'sutikimodata',
    'sutikimogavimodata',
    'sutiko',
    'kadasutiko',
    'date',
    'consentdate',
    'dateofconsent',
    'consentedat',
  ],
  optIn: [
    ...['optintime', 'optindate', 'optedinat', 'optinat', 'optin', 'emailoptindate'],
    ...['emailoptintime', 'dateofoptin'],
  ],
  subscribed: [
    ...['uzsiregistravo', 'uzsiprenumeravo', 'uzsiprenumeravimodata', 'prenumeratosdata'],
    'uzsiregistravimodata',
    ...['prenumeruojanuo', 'subscribed', 'subscribedat', 'subscribedon', 'subscribedate'],
    ...['subscribeddate', 'datesubscribed', 'subscriptiondate', 'dateofsubscription'],
    ...['signuptime', 'signupdate', 'signedupat', 'emailsubscriptiondate'],
  ],
  confirmed: [
    ...['patvirtino', 'patvirtinta', 'patvirtinimodata', 'confirmtime', 'confirmdate'],
    ...['confirmed', 'confirmedat', 'confirmationtime', 'confirmationdate', 'dateconfirmed'],
  ],
  // Columns with the creation time of the record. It counts as the time of the consent only if the file also has a
  // column with states.
  created: [
    ...['sukurta', 'sukurimodata', 'prideta', 'pridejimodata'],
    ...['created', 'createdat', 'createddate', 'datecreated', 'dateadded', 'added', 'addedat'],
    ...['emailstatusdate', 'statusdate', 'emailstatuschangedat', 'statuschangedat'],
    ...['addedon', 'createdate', 'createdatutc', 'emailchannelstatusdate'],
  ],
} as const satisfies Record<string, readonly string[]>

type Column = keyof typeof HEADINGS
const COLUMNS = Object.keys(HEADINGS) as Column[]
const TIMES = ['consented', 'optIn', 'subscribed', 'confirmed'] as const

/**
 * Headings of columns with states. The other two patterns match states that say nothing about letters: those of other
 * channels, of orders and of families (marital status).
 */
const STATE = /status|busena|bukle/
const OTHER_CHANNEL = /sms|phone|tel|push|whatsapp|viber|transac/
const OTHER_STATE = /order|lead|uzsak|pay|mokej|marital|seim|(?<!up)date(?!d)|data|time|changed/

/** Headings of columns that tell when or why somebody has left or cannot be reached. */
const LEFT =
  /unsub|nonsub|optinpending|exclud|optout|optedout|bla?o?cklist|blocked|suppress|bounce|cleaned|complain|spam|remov|delet|cancel|withdr|revok|disabled|^donot|^left|atsisak|atsijung|atsauk|issiregistr|isregistr|istrint|pasalin|nutrauk|nepageid|nenori|nebe|sustabd|uzblok/
/** Headings of `LEFT` columns that may be empty or zero even for people who have left. */
const SOME_LEFT = /reason|campaign|priezast|kodel|bounce|complain|spam/
/** Headings of columns that offer a way to leave, such as an unsubscribe link for each person. */
const WAY_OUT = /link|url|token|nuorod/
/**
 * Headings of opt-out columns. If the file also has an opt-in column, an opt-out column does not mean that everybody in
 * the file has left.
 */
const OPT_OUT = /optout|optedout/
/** Headings that Mailchimp uses only in files of people who have left. */
const LEFT_TIME = /^(?:unsub|clean)(?:time|campaign|reason)/

/** Names of files of people who have left or cannot be reached, lower-case and without accents. */
const LEAVERS_FILE =
  /unsub|(?:non|not)[-_ ]?subscri|opt(?:ed)?[-_ ]?out|cleaned|bounce|complain|suppress|bla?o?cklist|spam|unconfirmed|pending|inactive|removed|deleted|cancel|do[-_ ]?not|\bex[-_ ]|atsisak|atsijung|issiregistr|isregistr|pasalin|istrint|nutrauk|nenori|nebe|buv[eo]|neprenumer|nepatvirtin|patvirtinimo|laukian|neaktyv/

/** Headings of columns in which a "no" means that somebody has not consented. */
const CONSENT =
  /sutik|sutink|prenumer|naujienl|patvirtin|aktyv|gdpr|bdar|consent|marketing|newsletter|subscri|confirm|optin|optedin|active/
const NO =
  /^(?:[nf0]|ne|no|false|off|none|never|not|nera)$|^(?:not|never|no|ne)[^a-z]|nenor|unsub|denied|declined|withdr|revok|cancel|pending|unconfirm|inactive|bounced|atsauk|atsisak|nesut|nutrauk|neaktyv|nebe|nepatv|neprenum|laukia/

/** Cells of a `LEFT` column that say that somebody has not left. Any other text may be a reason for leaving. */
const STAYED = ['n', 'f', '0', 'ne', 'no', 'false', 'off', 'none', 'never', 'not', 'nera', '[]']

/** Cells of a time column that mean "yes" without a time. */
const YES = ['taip', 'yes', 'y', 'true', 't', 'on', '1', 'x', '+', 'sutinku', 'sutinka', 'sutiko']

/**
 * Cells of any column that say that somebody gets no letters. The parts of the pattern match the start of a cell, a
 * whole cell, or a word anywhere in a cell.
 */
const LEAVER =
  /^(?:non-?subscri|bounced|cleaned|complain|spam|blocked|unconfirmed|inactive|opted?[ -]out|neaktyv|nepatvirtin)|^(?:cancell?ed|archived|deleted|removed|suppressed|disengaged)$|(?<![a-z])(?:unsub|atsisak|atsijung|is(?:si)?registr|isbrauk|neb?e?prenum|neb?e?siu[ns]|neberas|nenori\w* (?:gauti|laisk|naujien))/

/** Headings of columns that say nothing about the newsletter. */
const NEUTRAL =
  /^(?:(?:contact|record|klaviyo|ext)?id|contactrating|defaultaddress|nr|no|eil|row|number|mob|gsm|city|miest|count|sal[ie]|region|zip|post|pastok|addr|adres|street|gatv|lang|kalb|locale|birth|gim|age$|amzi|gender|lyt|compan|imon|organ|posit|pareig|title|web|site|note|pastab|koment|comment|lat|lon|gmt|dst|timez|cc$|euid|leid|memberrat|rating|ip|location|open|click|sent|face|insta|total|spent|last)|ip$/

/** States of a subscriber. */
const SUBSCRIBED = [
  ...['prenumeruoja', 'prenumeruojantis', 'prenumeruojanti', 'prenumeratorius', 'prenumeratore'],
  ...['uzsiprenumeravo', 'uzsiprenumeraves', 'uzsiprenumeravusi', 'aktyvus', 'aktyvi', 'aktyvu'],
  ...['aktyvus prenumeratorius', 'aktyvi prenumerata', 'patvirtinta', 'patvirtintas', 'patvirtino'],
  ...['active', 'subscribed', 'subscriber', 'active subscriber', 'confirmed', 'opted in', 'opt in'],
  ...['optin', 'double opt in', 'confirmed (double opt in)', 'prenumeruoju', 'sutinku', 'sutinka'],
]

/** Cells that programs write for an empty value. */
const NOTHING = /^(?:-|–|—|null|n\/a|0000-00-00.*)?$/i

/** Services whose exports are recognised by one heading of their own or by several headings together. */
const SERVICES: readonly [Service, (has: (...headings: string[]) => boolean) => boolean][] = [
  ['own', (has) => has('busena', 'uzsiregistravo', 'patvirtino', 'atsisake')],
  ['Mailchimp', (has) => has('memberrating') || has('leid', 'euid') || has('optintime', 'optinip')],
  [
    'Omnisend',
    (has) => has('emailchannelstatus') || has('channelstatuses') || has('emailoptindate'),
  ],
  ['MailerLite', (has) => has('subscriber') || has('status', 'subscribed')],
  ['Sender', (has) => has('email', 'firstname', 'lastname', 'created')],
]

/** The site itself or a newsletter service. */
export type Service = 'own' | 'Mailchimp' | 'Omnisend' | 'MailerLite' | 'Sender'

/**
 * Reason to leave out a row. `no-state`: the row has an empty state; `state`: the state is not a subscriber's; `left`
 * and `refused`: a cell says that the person has left or has not consented.
 */
export type LeftOut =
  | { because: 'no-state' }
  | { because: 'state'; cell: string }
  | { because: 'left' | 'refused'; heading: string; cell: string }

/** A row with its line number; missing cells are empty. */
export interface FileRow {
  line: number
  email: string
  name: string
  /** Date of consent as written in the file. */
  date: string
  source: string
  leftOut: LeftOut | null
  /** Cell that may say that somebody has left; null if there is none. `date` is empty if there is such a cell. */
  unclear: { heading: string; cell: string } | null
}

/** A file whose columns were found. */
export interface SubscriberFile {
  rows: FileRow[]
  /** Columns that are not read, by heading and zero-based position. */
  unread: { heading: string; place: number }[]
  /** The service that exported the file; null if it is not recognised. */
  service: Service | null
}

/** Whether the name of a file says that the people in the file have left or cannot be reached. */
export function isNameOfLeavers(fileName: string): boolean {
  return LEAVERS_FILE.test(plainLetters(fileName))
}

type Test = (cell: string) => boolean

/** Reason that a whole file is refused. */
type Refusal = { refused: 'leavers'; heading: string } | { refused: 'no-email' }

/** Zero-based places of a file's columns, by purpose. */
interface Columns {
  /** Headings as written. */
  written: readonly string[]
  places: Partial<Record<Column, number>>
  states: readonly number[]
  left: readonly number[]
  consents: readonly number[]
  unread: readonly number[]
  /** Unread columns, except those about other channels, orders and families. */
  ofPeople: readonly number[]
  /** Columns that may say that somebody has left. */
  unknown: readonly number[]
  service: Service | null
}

/**
 * Finds the columns of a file by their headings, in any order, and reads the rows. Leaves out empty rows.
 * @param cells the rows of the file, the headings first.
 * @returns the rows; `leavers` if a heading says that the people in the file have left; `no-email` without a column
 *   of addresses.
 */
export function readSubscriberFile(
  cells: readonly (readonly string[])[],
): SubscriberFile | Refusal {
  const first = cells.findIndex((row) => row.some((cell) => !isNothing(cell)))
  const columns = readColumns(cells[first] ?? [], cells.slice(first + 1))
  if ('refused' in columns) return columns
  const { written, unread, service } = columns
  const rows = cells.slice(first + 1).map((row, index) => ({
    line: first + index + 2,
    ...readRow(row, columns),
  }))
  // A column without a heading and cells comes from a separator at the end of the lines.
  const isEmpty = (place: number) => cells.every((row) => (row[place] ?? '').trim() === '')
  return {
    rows: rows.filter(({ email, name, date }) => email !== '' || name !== '' || date !== ''),
    unread: unread
      .filter((place) => !isEmpty(place))
      .map((place) => ({ heading: written[place] ?? '', place })),
    service,
  }
}

function readColumns(
  headingCells: readonly string[],
  rows: readonly (readonly string[])[],
): Columns | Refusal {
  const written = headingCells.map((heading) => heading.trim())
  const headings = written.map((heading) => simplified(heading))
  const placesOf = (test: Test) =>
    headings.flatMap((heading, place) => (test(heading) ? [place] : []))

  const isOtherState: Test = (heading) => OTHER_CHANNEL.test(heading) || OTHER_STATE.test(heading)
  const states = placesOf((heading) => STATE.test(heading) && !isOtherState(heading))
  const left = placesOf((heading) => LEFT.test(heading) && !WAY_OUT.test(heading))
  const hasOptIn = headings.some((heading) => isOf('optIn', heading))
  // A `LEFT` column tells who has left only if it is filled for some people and not for others, or if it has a "no".
  const tellsOfRows = (place: number) => {
    const cells = rows.filter((row) => !row.every(isNothing)).map((row) => row[place] ?? '')
    const hasStayed = cells.some((cell) => !isNothing(cell) && !hasLeft(cell))
    const isForSome = hasStayed || (cells.some(isNothing) && cells.some(hasLeft))
    return isForSome && !SOME_LEFT.test(headings[place] ?? '')
  }
  const isOfLeavers =
    states.length === 0 &&
    !left.some((place) => (hasOptIn && OPT_OUT.test(headings[place] ?? '')) || tellsOfRows(place))
  const leavers =
    placesOf((heading) => LEFT_TIME.test(heading))[0] ?? (isOfLeavers ? left[0] : undefined)
  if (leavers !== undefined) return { refused: 'leavers', heading: written[leavers] ?? '' }

  const places = Object.fromEntries(
    COLUMNS.filter((column) => column !== 'created' || states.length > 0).map((column) => {
      const names: readonly string[] = HEADINGS[column]
      return [column, names.map((name) => headings.indexOf(name)).find((at) => at !== -1)]
    }),
  ) as Columns['places']
  if (places.email === undefined) return { refused: 'no-email' }
  const found: readonly number[] = [...Object.values(places), ...states, ...left]
  const consents = placesOf(
    (heading) =>
      CONSENT.test(heading) &&
      ![STATE, OTHER_CHANNEL, WAY_OUT, NEUTRAL].some((it) => it.test(heading)),
  ).filter((place) => !found.includes(place))
  const isOther: Test = (heading) =>
    OTHER_CHANNEL.test(heading) || (STATE.test(heading) && isOtherState(heading))
  const unread = placesOf(() => true).filter(
    (place) => !found.includes(place) && !consents.includes(place),
  )
  const ofPeople = unread.filter((place) => !isOther(headings[place] ?? ''))
  const unknown = ofPeople.filter(
    (place) => ![NEUTRAL, WAY_OUT].some((kind) => kind.test(headings[place] ?? '')),
  )
  const has = (...all: string[]) => all.every((heading) => headings.includes(heading))
  const service = SERVICES.find(([, isIts]) => isIts(has))?.[0] ?? null
  return { written, places, states, left, consents, unread, ofPeople, unknown, service }
}

function readRow(row: readonly string[], columns: Columns): Omit<FileRow, 'line'> {
  const { written, places, states, left, consents, ofPeople, unknown, service } = columns
  const cellAt = (place: number | undefined) => plainCell(row[place ?? -1] ?? '').trim()
  const cellOf = (column: Column) => cellAt(places[column])
  const said = (because: 'left' | 'refused', among: readonly number[], isSo: Test) =>
    among
      .filter((place) => isSo(cellAt(place)))
      .map((place) => ({ because, heading: written[place] ?? '', cell: cellAt(place) }))
  const times = TIMES.flatMap((column) => places[column] ?? [])
  const leftOut =
    states.map((place) => leftOutBy(cellAt(place))).find((each) => each !== null) ??
    [
      ...said('left', left, hasLeft),
      ...said('refused', [...times, ...consents], isNo),
      ...said('left', [...consents, ...ofPeople], isLeaver),
    ][0] ??
    null
  // In a file from no known service, a cell with unknown words may say that the person has left.
  const agreements = places.confirmed === undefined ? consents : [...consents, places.confirmed]
  const doubtful =
    service === null && states.length === 0
      ? [
          ...unknown.filter((place) => !isNothing(cellAt(place))),
          ...agreements.filter((place) => !isAgreed(cellAt(place))),
        ][0]
      : undefined
  const unclear =
    doubtful === undefined ? null : { heading: written[doubtful] ?? '', cell: cellAt(doubtful) }
  return {
    email: cellOf('email'),
    name: nameOf(cellOf('fullName'), cellOf('name'), cellOf('lastName')),
    date: (unclear ? [] : [...TIMES, 'created' as const]).map(cellOf).find(isTime) ?? '',
    source: cellOf('source'),
    leftOut,
    unclear,
  }
}

function isOf(column: Column, heading: string): boolean {
  const names: readonly string[] = HEADINGS[column]
  return names.includes(heading)
}

function isNothing(cell: string): boolean {
  return NOTHING.test(cell.trim())
}

/** Whether a cell of a `LEFT` column says that somebody has left. */
function hasLeft(cell: string): boolean {
  return !isNothing(cell) && !STAYED.includes(plainLetters(cell).trim())
}

function isNo(cell: string): boolean {
  return NO.test(plainLetters(cell))
}

function isLeaver(cell: string): boolean {
  return LEAVER.test(plainLetters(cell))
}

/** Whether a cell says that somebody has agreed: a time, a "yes", or a state of a subscriber. */
function isAgreed(cell: string): boolean {
  const word = plainLetters(cell)
  return (
    /\d{2}/.test(word) ||
    [...YES, ...SUBSCRIBED].includes(word) ||
    cell === subscriberListTexts.beforeConfirmation
  )
}

/**
 * Whether a cell holds a time. For subscribers from before confirmations existed, the site's own table has words
 * instead.
 */
function isTime(cell: string): boolean {
  return (
    !isNothing(cell) &&
    !YES.includes(plainLetters(cell)) &&
    cell !== subscriberListTexts.beforeConfirmation
  )
}

/**
 * Returns why a state excludes its row; null for the state of a subscriber.
 * @param cell a state, or the states of several channels, as in "Email: subscribed, SMS: unsubscribed".
 */
function leftOutBy(cell: string): LeftOut | null {
  if (isNothing(cell)) return { because: 'no-state' }
  const ofEmail = Array.from(cell.matchAll(/e-?mail\s*[:=-]\s*([^,;|/]+)/giu), ([, state]) => state)
  const states = (ofEmail.length > 0 ? ofEmail : [cell]).map((state = '') =>
    plainLetters(state)
      .replaceAll(/[\s_-]+/g, ' ')
      .trim(),
  )
  return states.every((state) => SUBSCRIBED.includes(state)) ? null : { because: 'state', cell }
}

/**
 * Returns the full name if given, otherwise the first and last name. The first name may already contain the last name.
 */
function nameOf(fullName: string, name: string, lastName: string): string {
  if (fullName !== '') return fullName
  const isWhole = name === lastName || name.endsWith(` ${lastName}`)
  return isWhole ? name : `${name} ${lastName}`.trim()
}

function simplified(heading: string): string {
  return plainLetters(heading).replaceAll(/[^a-z]/g, '')
}

/** E-mail address and name in a cell. */
interface CellAddress {
  email: string
  name: string
}

/** Returns every address in a cell. */
export function addressesIn(cell: string): string[] {
  const addresses = cell.match(/[^\s<>,;:"'()]+@[^\s<>,;:"'()]+/g) ?? []
  return [...new Set(addresses.map((address) => address.toLowerCase()))]
}

/**
 * Returns the address in a cell, also in `Ona <ona@pastas.lt>` and `mailto:ona@pastas.lt`. Any other text is returned
 * as the address.
 * @returns null when the cell has several addresses.
 */
export function addressOf(cell: string): CellAddress | null {
  if (addressesIn(cell).length > 1) return null
  // Excel marks a cell as text by an apostrophe at its start.
  const text = cell.replace(/[\s,;]+$/, '').replace(/^'(?!.*')/, '')
  const named = /^([^<>]*)<\s*(?:mailto:)?([^<>\s]+)\s*>$/i.exec(text)
  if (named !== null) {
    const [, name = '', email = ''] = named
    return { email, name: name.includes('@') ? '' : unquoted(name.trim()) }
  }
  return { email: text.replace(/^mailto:([^?]*).*$/i, '$1'), name: '' }
}

function unquoted(text: string): string {
  return text.replace(/^(["'])(.*)\1$/, '$2')
}
