/** Kinds of erasures that delete a row, with the table of each. */
export const ERASED_ROWS = {
  booking: 'consultation_bookings',
  subscriber: 'newsletter_subscriptions',
  submission: 'quiz_submissions',
  result: 'quiz_results',
  comparison: 'comparisons',
  'letter-consent': 'marketing_consents',
  'outbox-entry': 'outbox',
  'order-letter': 'order_letters',
  'order-note': 'order_notes',
  'order-result': 'order_results',
  'received-mail': 'received_mails',
} as const

/**
 * Kinds of erasures that keep the row. They remove, in this order: e-mail address and name from a quiz submission; the
 * consent to the newsletter; the consent to the messages of an order; the client's data from an order; the client's
 * access to earlier messages of an order.
 */
const ERASED_PARTS = [
  'submission-person',
  'newsletter-consent',
  'order-consent',
  'order-client',
  'order-closing',
] as const

export type ErasedRow = keyof typeof ERASED_ROWS
export type ErasureKind = ErasedRow | (typeof ERASED_PARTS)[number]

export const ERASURE_KINDS: readonly ErasureKind[] = [
  ...(Object.keys(ERASED_ROWS) as ErasedRow[]),
  ...ERASED_PARTS,
]

/**
 * Data that is kept about an address after its owner has deleted all data: tables with the address or its hash, and
 * kinds of outbox entries. `features/clients/kept-data-texts.ts` and the privacy policy say why and for how long.
 * Backups have no table, because they are outside of the database.
 */
export const KEPT_AFTER_ERASURE = {
  withdrawals: ['contract_withdrawals', 'outbox withdrawal-receipt'],
  orders: ['orders', 'outbox order-confirmation'],
  removals: ['marketing_removals', 'outbox contact'],
  departed: ['departed_subscribers'],
  backups: [],
} as const

/** Erasure, as copied outside of the database. Contains only a random id, no personal data. */
export interface Erasure {
  rowId: string
  kind: ErasureKind
  /** ISO instant. */
  erasedAt: string
}
