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

/** Addresses that one import asks for a confirmation: old ones are often gone, and each refusal harms the sender. */
export const IMPORT_INVITATIONS = 1000

/** Outcomes for an address without a date of consent: who was asked already is not asked again. */
export const INVITATION_OUTCOMES = ['invited', 'pending', ...REFUSALS] as const
export type InvitationOutcome = (typeof INVITATION_OUTCOMES)[number]

/** What becomes of a row of a file, in the order of its preview. */
export const ROW_OUTCOMES = [
  'added',
  ...INVITATION_OUTCOMES,
  'twice',
  'left-out',
  'faulty',
] as const
export type RowOutcome = (typeof ROW_OUTCOMES)[number]

/** @param state null without a subscription. A pending one, or one that looked suspicious, is as good as none. */
export function outcomeOf(state: SubscriptionState | null, isDeparted: boolean): SubscriberOutcome {
  if (state === 'subscribed' || state === 'left' || state === 'stopped') return state
  return isDeparted ? 'departed' : 'added'
}

/** As `outcomeOf`, of an address without a date of consent. */
export function invitationOutcomeOf(
  state: SubscriptionState | null,
  isDeparted: boolean,
): InvitationOutcome {
  const outcome = outcomeOf(state, isDeparted)
  if (outcome !== 'added') return outcome
  return state === 'pending' ? 'pending' : 'invited'
}

const IMPORT = 'import '

/** The version of the consents that an import has brought, by its attempt id. */
export function importVersion(attemptId: string): string {
  return IMPORT + attemptId
}

export function isImportVersion(version: string | null): boolean {
  return version?.startsWith(IMPORT) ?? false
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
