import { plainLetters } from '#src/core/slugs.ts'
import type { SubscriptionState } from './newsletter.ts'

/** Maximum rows of a file. */
export const IMPORT_ROWS = 5000
/** Maximum bytes of a file. */
export const IMPORT_BYTES = 1024 * 1024

/**
 * Reasons not to add an address. `subscribed`: the address is already subscribed; `left`: the person has left;
 * `stopped`: the address does not exist; `departed`: the data of the address was erased. After leaving or an erasure,
 * only the person can subscribe again, by request and confirmation.
 */
export const REFUSALS = ['subscribed', 'left', 'stopped', 'departed'] as const

/** Outcomes of adding an address to the newsletter. */
export const SUBSCRIBER_OUTCOMES = ['added', ...REFUSALS] as const
export type SubscriberOutcome = (typeof SUBSCRIBER_OUTCOMES)[number]

/** Maximum invitations per import. Old addresses are often gone, and refusals harm the sender's reputation. */
export const IMPORT_INVITATIONS = 1000

/**
 * Outcomes for an address without a date of consent. `pending`: the address was asked before and is not asked again.
 */
export const INVITATION_OUTCOMES = ['invited', 'pending', ...REFUSALS] as const
export type InvitationOutcome = (typeof INVITATION_OUTCOMES)[number]

/** Outcomes for a row of a file, in the order of the preview's filters. */
export const ROW_OUTCOMES = [
  'added',
  ...INVITATION_OUTCOMES,
  'twice',
  'left-out',
  'faulty',
] as const
export type RowOutcome = (typeof ROW_OUTCOMES)[number]

/**
 * Returns the outcome of adding an address.
 * @param state null without a subscription. A pending or suspicious subscription counts as none.
 */
export function outcomeOf(state: SubscriptionState | null, isDeparted: boolean): SubscriberOutcome {
  if (state === 'subscribed' || state === 'left' || state === 'stopped') return state
  return isDeparted ? 'departed' : 'added'
}

/**
 * Returns the outcome for an address without a date of consent: that of `outcomeOf`, but `invited` or `pending` in
 * place of `added`.
 */
export function invitationOutcomeOf(
  state: SubscriptionState | null,
  isDeparted: boolean,
): InvitationOutcome {
  const outcome = outcomeOf(state, isDeparted)
  if (outcome !== 'added') return outcome
  return state === 'pending' ? 'pending' : 'invited'
}

const IMPORT = 'import '

/** Returns the consent version of the subscribers that an import adds. */
export function importVersion(attemptId: string): string {
  return IMPORT + attemptId
}

export function isImportVersion(version: string | null): boolean {
  return version?.startsWith(IMPORT) ?? false
}

/** Months of a date in words, without accents. */
const MONTHS = [
  ...['sausio', 'vasario', 'kovo', 'balandzio', 'geguzes', 'birzelio', 'liepos', 'rugpjucio'],
  ...['rugsejo', 'spalio', 'lapkricio', 'gruodzio'],
]

/** Year, month and day, also as "2026 m. kovo 14 d."; a time may follow. */
const DATE =
  /^(\d{4})(?:[-‐‑–−/]|\.?\s|\.|\sm\.\s?)(\d{1,2}|\p{L}+)(?:[-‐‑–−/]|\.?\s|\.)(\d{1,2})(?:\sd\.)?(?:[.,]?$|,?[t\s])/u

/**
 * Returns the day, `YYYY-MM-DD`, of a date written as year, month, day; ignores a time after the date. Returns null for
 * any other order, in which day and month could be confused, and for a year before 1990.
 */
export function dayOf(text: string): string | null {
  const found = DATE.exec(plainLetters(text.trim()))
  if (found === null) return null
  const [, year = '', month = '', date = ''] = found
  const number = /\d/.test(month) ? month : String(MONTHS.indexOf(month) + 1)
  const day = `${year}-${number.padStart(2, '0')}-${date.padStart(2, '0')}`
  const instant = new Date(`${day}T00:00:00Z`)
  const exists = !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(day)
  return exists && year >= '1990' ? day : null
}
