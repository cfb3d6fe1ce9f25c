/** Erasures of whole rows, each kind with its table. */
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
 * Erasures that keep the row. In this order, they remove the email and name of a quiz submission, the consent to the
 * newsletter, the consent to the messages of an order, the client's data of an order, and the client's access to
 * earlier messages of an order.
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
 * Data kept about an address after its owner has deleted everything: tables that hold the address or its hash, and
 * kinds of outbox entries. `features/clients/kept-data-texts.ts` and the privacy policy say why and for how long.
 * Backups are outside of the database, so they have no table.
 */
export const KEPT_AFTER_ERASURE = {
  withdrawals: ['contract_withdrawals', 'outbox withdrawal-receipt'],
  orders: ['orders', 'outbox order-confirmation'],
  removals: ['marketing_removals', 'outbox contact'],
  departed: ['departed_subscribers'],
  backups: [],
} as const

/** An erasure as copied outside of the database. It has a random id and no personal data. */
export interface Erasure {
  rowId: string
  kind: ErasureKind
  /** ISO instant. */
  erasedAt: string
}
