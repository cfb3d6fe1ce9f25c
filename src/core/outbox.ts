import type { Act } from './acts.ts'
import { RATE_LIMITS } from './rate-limits.ts'

/**
 * Whether mails are sent. `unset`: no mail server is configured. `preview`: this deploy is a preview, which sends none.
 */
export const MAIL_STATES = ['on', 'unset', 'preview'] as const
export type MailState = (typeof MAIL_STATES)[number]

/** Destination of an outbox entry. */
export type OutboxChannel = 'mail' | 'marketing'

/** Kinds of outbox entries with their channel. */
export const OUTBOX_KINDS = {
  'booking-notice': 'mail',
  'booking-receipt': 'mail',
  'newsletter-confirmation': 'mail',
  /** Step of a series of letters. */
  'series-step': 'mail',
  /** First step of the general series, queued by an earlier release. */
  'newsletter-welcome': 'mail',
  'quiz-result': 'mail',
  letter: 'mail',
  'letter-trial': 'mail',
  'letter-campaign': 'marketing',
  contact: 'marketing',
  'data-link': 'mail',
  'withdrawal-notice': 'mail',
  'withdrawal-receipt': 'mail',
  /** Tells a client that the money was returned. */
  'withdrawal-refunded': 'mail',
  /** Tells a client that no money will be returned. */
  'withdrawal-nothing-due': 'mail',
  'order-confirmation': 'mail',
  /** Tells the owner about a purchase, failed renewal, end of a subscription, refund or dispute. */
  'payment-news': 'mail',
  /** Tells the owner about a client's message. */
  'order-news': 'mail',
  /** Tells the owner that a client has withdrawn a consent. */
  'order-closed': 'mail',
  /** Reminds the owner of a client's message after half of the time to answer it. */
  'order-reminder': 'mail',
  'order-answer': 'mail',
  /** Tells the owner about a client's mail that did not become a message. */
  'mail-waits': 'mail',
  /** Tells a client which attachments of a mail were not taken. */
  'mail-partly': 'mail',
  /** Tells a client who wants no messages by mail to write on the page. Does not reveal the subject. */
  'mail-unread': 'mail',
  /** Reminds a client once of the start form of an order. Does not reveal the subject. */
  'start-reminder': 'mail',
  /** Tells a client that the passphrase of an order must be set anew. */
  'passphrase-reset': 'mail',
  /** Sends a new link to an order if the last link was used. */
  'order-link': 'mail',
  /** Asks the new address of an order for confirmation. */
  'order-address': 'mail',
  /** Tells the former address of an order that mails go to a new one. */
  'order-moved': 'mail',
  /** Tells the owner how many bookings and withdrawals had no notice of their own. */
  'notice-digest': 'mail',
  /** Asks a new address of notices for confirmation. */
  'notices-address': 'mail',
  /** Tells the owner's former and new address that notices go to the new one. */
  'notices-moved': 'mail',
  /** Tells the owner that the price or payment link of a package was changed. */
  'price-changed': 'mail',
  /** Sends the owner a link to set a new password. */
  'password-link': 'mail',
  /** Tells the owner about an act in `NOTICED_ACTS`. */
  'security-notice': 'mail',
  /** As a notice about `changePassword`; queued by earlier releases. */
  'password-changed': 'mail',
  /** Tells the owner's former and new address that visitors see the new one. */
  'contact-moved': 'mail',
} as const satisfies Record<string, OutboxChannel>

export type OutboxKind = keyof typeof OUTBOX_KINDS

/** Acts about which the owner gets a notice of security. */
export const NOTICED_ACTS = [
  'addPasskey',
  'removePasskey',
  'createRecoveryCodes',
  'changePassword',
  'recoverPassword',
  'moveNotices',
  'updateSettings',
  'updatePage',
] as const satisfies readonly Act[]

export type NoticedAct = (typeof NOTICED_ACTS)[number]

/**
 * States of an entry. `sending`: a delivery has claimed it. `unclear`: it may have been sent, so there is no automatic
 * retry. `failed`: it was refused, or its mail could not be rendered, so a retry would not help.
 */
export type OutboxState = 'waiting' | 'sending' | 'sent' | 'unclear' | 'failed'

/**
 * State of an entry in the panel. `held`: it has waited too long to be sent automatically. `planned`: it waits for its
 * time.
 */
export type ShownOutboxState = OutboxState | 'held' | 'planned'
export const SHOWN_OUTBOX_STATES = [
  'planned',
  'waiting',
  'sending',
  'held',
  'unclear',
  'failed',
  'sent',
] as const satisfies readonly ShownOutboxState[]

/**
 * Groups of entries in the panel: those that need the administrator, those that should go out now, those that wait for
 * their time, and sent ones.
 */
export const OUTBOX_GROUPS = {
  attention: ['held', 'unclear', 'failed'],
  waiting: ['waiting', 'sending'],
  planned: ['planned'],
  sent: ['sent'],
} as const satisfies Record<string, readonly ShownOutboxState[]>
export type OutboxGroup = keyof typeof OUTBOX_GROUPS

/**
 * Reasons why an entry was not sent: the service cannot be reached, asks for a later retry, refuses the entry, or
 * reports that the address does not exist; or the mail cannot be rendered.
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
 * Outcome of an attempt to send. `gone`: the row of the entry was deleted, or the recipient no longer wants the mail.
 */
export type SendOutcome =
  | { state: 'sent' }
  | { state: 'gone' }
  | { state: 'unclear' }
  /** `afterMs`: wait that the service asked for. `words`: what the service or the connection to it reported. */
  | { state: 'waiting'; fault: 'unreachable' | 'postponed'; afterMs?: number; words?: string }
  | { state: 'failed'; fault: 'refused' | 'no-mailbox' | 'broken' }

/** Minutes after which an entry that is due counts as stuck (`/api/health`). */
export const STUCK_AFTER_MINUTES = 30

/** Hours after which an entry waits for the administrator, unless its kind is in `NEVER_HELD`. */
export const HELD_AFTER_HOURS = 48

/**
 * Kinds that are sent even after a long time: notices to the owner, legally required receipts, answers to clients,
 * notices of a changed address, and the state of a contact.
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
  'mail-waits',
  'notices-moved',
  'price-changed',
  'security-notice',
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
/** Maximum share of an hour's mails that one network can cause. */
export const NETWORK_SHARE = 1 / 4
/** Maximum number of mails per hour, for each kind in `CAPPED_KINDS`. */
export const CAPPED_PER_HOUR = RATE_LIMITS['network-mails'][0].calls / NETWORK_SHARE
/** Minutes that a digest of notices waits for more notices. */
export const DIGEST_MINUTES = 60

/** Kinds that are not sent to former subscribers. */
export const NEWSLETTER_KINDS: readonly OutboxKind[] = [
  'newsletter-confirmation',
  'series-step',
  'newsletter-welcome',
  'letter',
]

/** Minutes to wait after the first, second and further attempts. The last number is for all further ones. */
const RETRY_MINUTES = [1, 2, 5, 15, 60, 180, 360] as const

/** Returns the milliseconds that an entry waits after `attempts` attempts. */
export function retryWaitMs(attempts: number): number {
  const minutes = RETRY_MINUTES[Math.min(attempts, RETRY_MINUTES.length) - 1] ?? RETRY_MINUTES[0]
  return minutes * 60_000
}
