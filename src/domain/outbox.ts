/** Where an entry of the outbox goes. */
export type OutboxChannel = 'mail' | 'marketing'

/** What an entry of the outbox is; each kind has its own channel. */
export const OUTBOX_KINDS = {
  'booking-notice': 'mail',
  'booking-receipt': 'mail',
  'data-link': 'mail',
  'withdrawal-notice': 'mail',
  'withdrawal-receipt': 'mail',
} as const satisfies Record<string, OutboxChannel>

export type OutboxKind = keyof typeof OUTBOX_KINDS

/**
 * States of an entry: `sending` is claimed by a delivery; `unclear` may have been sent, and is not sent
 * again by itself; `failed` was refused for what it is.
 */
export type OutboxState = 'waiting' | 'sending' | 'sent' | 'unclear' | 'failed'

/** Why an entry was not sent: the service cannot be reached, or it refused the entry, or we cannot make it. */
export type OutboxFault = 'unreachable' | 'refused' | 'broken'

/** How an attempt to send ended; `gone`: what the entry is about no longer exists or no longer wants it. */
export type SendOutcome =
  | { state: 'sent' }
  | { state: 'gone' }
  | { state: 'unclear' }
  | { state: 'waiting'; fault: 'unreachable' }
  | { state: 'failed'; fault: 'refused' | 'broken' }

/** Entries that are older wait for the administrator, except for the kinds below. */
export const HELD_AFTER_HOURS = 48

/** Kinds that are sent however late: notices to the owner, and receipts that the law asks for. */
export const NEVER_HELD: readonly OutboxKind[] = [
  'booking-notice',
  'withdrawal-notice',
  'withdrawal-receipt',
]

/** Kinds that a stranger can have sent to any address, and how many of each are sent in an hour. */
export const CAPPED_KINDS: readonly OutboxKind[] = [
  'booking-receipt',
  'data-link',
  'withdrawal-receipt',
]
export const CAPPED_PER_HOUR = 60

/** Waits after the first, second and later attempts, in minutes; the last one repeats. */
const RETRY_MINUTES = [1, 2, 5, 15, 60, 180, 360] as const

/** How long an entry waits after `attempts` attempts, in milliseconds. */
export function retryWaitMs(attempts: number): number {
  const minutes = RETRY_MINUTES[Math.min(attempts, RETRY_MINUTES.length) - 1] ?? RETRY_MINUTES[0]
  return minutes * 60_000
}
