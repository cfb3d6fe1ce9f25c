import { RATE_LIMITS } from './rate-limits.ts'

/**
 * Whether mails are sent. `unset`: no mail service is configured; `preview`: this deploy is a preview, which sends no
 * mails.
 */
export const MAIL_STATES = ['on', 'unset', 'preview'] as const
export type MailState = (typeof MAIL_STATES)[number]

/** Destination of an outbox entry. */
export type OutboxChannel = 'mail' | 'marketing'

/** Kinds of outbox entries, each with its channel. */
export const OUTBOX_KINDS = {
  'booking-notice': 'mail',
  'booking-receipt': 'mail',
  'newsletter-confirmation': 'mail',
  'newsletter-welcome': 'mail',
  'quiz-result': 'mail',
  letter: 'mail',
  'letter-trial': 'mail',
  'letter-campaign': 'marketing',
  contact: 'marketing',
  'data-link': 'mail',
  'withdrawal-notice': 'mail',
  'withdrawal-receipt': 'mail',
  /** Tells a client that the money is returned. */
  'withdrawal-refunded': 'mail',
  /** Tells a client that no money is returned. */
  'withdrawal-nothing-due': 'mail',
  'order-confirmation': 'mail',
  /** Tells the owner of a purchase, a failed renewal, the end of a subscription, a refund or a dispute. */
  'payment-news': 'mail',
  /** Tells the owner of a client's message. */
  'order-news': 'mail',
  /** Tells the owner of a consent that was withdrawn. */
  'order-closed': 'mail',
  /** Reminds the owner of a client's message when half of the time to answer it has passed. */
  'order-reminder': 'mail',
  'order-answer': 'mail',
  /** New link to an order whose last link was used. */
  'order-link': 'mail',
  /** Asks an order's new address for confirmation. */
  'order-address': 'mail',
  /** Tells the former address of an order that mails now go to a new one. */
  'order-moved': 'mail',
  /** Counts the bookings and withdrawals that had no notice of their own. */
  'notice-digest': 'mail',
  /** Tells the owner's former and new address that notices now go to the new one. */
  'notices-moved': 'mail',
  /** Link to set a new password, sent to the owner. */
  'password-link': 'mail',
  /** Tells the owner that the password was changed. */
  'password-changed': 'mail',
  /** Tells the owner's former and new address that visitors now see the new one. */
  'contact-moved': 'mail',
} as const satisfies Record<string, OutboxChannel>

export type OutboxKind = keyof typeof OUTBOX_KINDS

/**
 * States of an entry. `sending`: a delivery has claimed the entry; `unclear`: the entry may have been sent and is not
 * retried automatically; `failed`: the entry was refused or its mail could not be made, so that a retry would not help.
 */
export type OutboxState = 'waiting' | 'sending' | 'sent' | 'unclear' | 'failed'

/** State of an entry in the panel. `held`: the entry has waited too long to be sent automatically. */
export type ShownOutboxState = OutboxState | 'held'
export const SHOWN_OUTBOX_STATES = [
  'waiting',
  'sending',
  'held',
  'unclear',
  'failed',
  'sent',
] as const satisfies readonly ShownOutboxState[]

/**
 * Groups of the panel's list: entries that need the administrator, entries that are sent automatically, and sent
 * entries.
 */
export const OUTBOX_GROUPS = {
  attention: ['held', 'unclear', 'failed'],
  waiting: ['waiting', 'sending'],
  sent: ['sent'],
} as const satisfies Record<string, readonly ShownOutboxState[]>
export type OutboxGroup = keyof typeof OUTBOX_GROUPS

/**
 * Reasons why an entry was not sent: the service cannot be reached, asks for a later retry, refuses the entry or
 * reports that the address does not exist; or the mail cannot be made.
 */
export const OUTBOX_FAULTS = [
  'unreachable',
  'postponed',
  'refused',
  'no-mailbox',
  'broken',
] as const
export type OutboxFault = (typeof OUTBOX_FAULTS)[number]

/**
 * Outcome of an attempt to send. `gone`: the row of the entry no longer exists, or the recipient no longer wants the
 * mail.
 */
export type SendOutcome =
  | { state: 'sent' }
  | { state: 'gone' }
  | { state: 'unclear' }
  /** `afterMs`: how long the service asked to wait. */
  | { state: 'waiting'; fault: 'unreachable' | 'postponed'; afterMs?: number }
  | { state: 'failed'; fault: 'refused' | 'no-mailbox' | 'broken' }

/** Minutes after which a due entry counts as stuck (`/api/health`). */
export const STUCK_AFTER_MINUTES = 30

/** Age in hours beyond which an entry waits for the administrator, unless its kind is in `NEVER_HELD`. */
export const HELD_AFTER_HOURS = 48

/**
 * Kinds that are sent however late: notices to the owner, receipts that the law asks for, answers to clients, notices
 * of a changed address, and the present state of a contact.
 */
export const NEVER_HELD: readonly OutboxKind[] = [
  'booking-notice',
  'withdrawal-notice',
  'notice-digest',
  'withdrawal-receipt',
  'order-confirmation',
  'payment-news',
  'order-news',
  'order-closed',
  'order-reminder',
  'order-answer',
  'notices-moved',
  'password-changed',
  'contact-moved',
  'contact',
]

/** Kinds of mail that any visitor can have sent to any address. */
export const CAPPED_KINDS: readonly OutboxKind[] = [
  'booking-receipt',
  'newsletter-confirmation',
  'quiz-result',
  'data-link',
  'withdrawal-receipt',
]
/** Largest share of an hour's mails that one network can cause. */
export const NETWORK_SHARE = 1 / 4
/** Most mails of each kind in `CAPPED_KINDS` in an hour. */
export const CAPPED_PER_HOUR = RATE_LIMITS['network-mails'][0].calls / NETWORK_SHARE
/** Minutes for which the digest of notices waits for further notices. */
export const DIGEST_MINUTES = 60

/** Kinds that are no longer sent to someone who leaves the newsletter. */
export const NEWSLETTER_KINDS: readonly OutboxKind[] = [
  'newsletter-confirmation',
  'newsletter-welcome',
  'letter',
]

/** Minutes to wait after the first, second and later attempts. The last value applies to all further attempts. */
const RETRY_MINUTES = [1, 2, 5, 15, 60, 180, 360] as const

/** Returns how long an entry waits after `attempts` attempts, in milliseconds. */
export function retryWaitMs(attempts: number): number {
  const minutes = RETRY_MINUTES[Math.min(attempts, RETRY_MINUTES.length) - 1] ?? RETRY_MINUTES[0]
  return minutes * 60_000
}
