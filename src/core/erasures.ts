/** Kinds of erased rows, each with its table. */
export const ERASED_ROWS = {
  booking: 'consultation_bookings',
  subscriber: 'newsletter_subscriptions',
  submission: 'quiz_submissions',
  result: 'quiz_results',
  comparison: 'comparisons',
  'letter-consent': 'marketing_consents',
  'outbox-entry': 'outbox',
  'order-letter': 'order_letters',
} as const

/**
 * Erasures that keep the row: the person of a quiz submission, a consent to the newsletter or to the letters of an
 * order, the client of an order, and the closing of its earlier letters.
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
 * Data that stays of an address after its owner deletes everything: tables that hold it or its hash, and outbox
 * entries by kind. `features/clients/kept-data-texts.ts` says why and for how long, and the policy with it. Backups
 * are outside of the database.
 */
export const KEPT_AFTER_ERASURE = {
  withdrawals: ['contract_withdrawals', 'outbox withdrawal-receipt'],
  orders: ['orders', 'outbox order-confirmation'],
  removals: ['marketing_removals', 'outbox contact'],
  departed: ['departed_subscribers'],
  backups: [],
} as const

/** An erasure as kept outside of the database: a random id, and nothing of the person. */
export interface Erasure {
  rowId: string
  kind: ErasureKind
  /** ISO instant. */
  erasedAt: string
}
