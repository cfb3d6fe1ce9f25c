// How long visitors' data and the administrator's acts are kept. The policy, the forms and the daily deletion use
// these numbers.

/** Quiz submissions, from their completion. */
export const QUIZ_ANSWERS_MONTHS = 24
/** Results behind a private link, from their completion. */
export const RESULT_DAYS = 90
/** Comparisons of two visitors, from the day of the invitation. */
export const COMPARISON_DAYS = 90
/** Consultation requests, from their arrival. */
export const BOOKING_MONTHS = 12
/** Requests for the newsletter, and subscriptions that were never confirmed, including suspicious ones. */
export const PENDING_SUBSCRIPTION_DAYS = 30
/** Ended subscriptions, as proof that nothing is sent any more, and subscriptions whose address does not exist. */
export const LEFT_SUBSCRIPTION_MONTHS = 12
/** Withdrawals from a contract, kept as long as the accounting documents of their refund. */
export const WITHDRAWAL_MONTHS = 120
/** Orders and their payment events, from the last event. They are accounting documents too. */
export const ORDER_MONTHS = 120
/** Encrypted copies of payment events that could not be read, from their arrival. */
export const SEALED_EVENT_DAYS = 90
/** Messages of orders, from the end of the order. Consents and amounts are kept as long as the order. */
export const ORDER_MESSAGE_MONTHS = 12
/** Sent entries of the outbox. */
export const SENT_KEPT_DAYS = 30
/** Days for which a link to the page of an order works. */
export const ORDER_LINK_DAYS = 365
/** Records that a link to one's own data or to an order was used. They outlast the validity of the link. */
export const USED_LINK_DAYS = ORDER_LINK_DAYS + 1
/** Time within which the panel asks the owner to delete an erased address in the marketing service. */
export const REMOVAL_DAYS = 30
/** Times of calls for rate limits, from the last call of a network or address (`core/rate-limits.ts`). */
export const RATE_LIMIT_DAYS = 1
/** Backups. Older backups must be deleted (docs/backups.md). */
export const BACKUP_DAYS = 90
/** The list of erasures. Each entry outlasts the backups that were made before the erasure. */
export const ERASURE_DAYS = BACKUP_DAYS + 30
/** Entries of the outbox that could not be sent, or that may not have been sent. */
export const UNSENT_KEPT_DAYS = 90
/** Networks from which the administrator has logged in, from the last login. */
export const OWNER_NETWORK_DAYS = 90
/** Form contents of the panel that were never saved, from the last change. */
export const UNFINISHED_DAYS = 30
/** Entries of the audit log. A trigger (`db/migrations/001-initial.ts`) prevents deleting them earlier. */
export const AUDIT_LOG_MONTHS = 12

/** Validity of a mailed link to one's own data, and of the page that it opens. */
export const DATA_LINK_HOURS = 1
export const DATA_SESSION_MINUTES = 30
