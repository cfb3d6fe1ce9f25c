// How long data is kept. The privacy policy, the forms and the daily deletion use these numbers.

/** Quiz submissions, after their completion. */
export const QUIZ_ANSWERS_MONTHS = 24
/** Results for a private link, after their completion. */
export const RESULT_DAYS = 90
/** Comparisons of two visitors, after the invitation. */
export const COMPARISON_DAYS = 90
/** Inquiries about a consultation, after their arrival. */
export const BOOKING_MONTHS = 12
/** Requests for the newsletter or another address of notices, and unconfirmed subscriptions, also suspicious ones. */
export const PENDING_SUBSCRIPTION_DAYS = 30
/** Ended subscriptions, as proof that no letters are sent, and subscriptions whose address does not exist. */
export const LEFT_SUBSCRIPTION_MONTHS = 12
/** Withdrawals from a contract. Kept as long as the accounting documents of the refund. */
export const WITHDRAWAL_MONTHS = 120
/** Orders and their payment events, after the last event. They are accounting documents. */
export const ORDER_MONTHS = 120
/** Encrypted copies of unreadable payment events, after their arrival. */
export const SEALED_EVENT_DAYS = 90
/** Messages of orders, after the end of the order. Consents and amounts are kept as long as the order. */
export const ORDER_MESSAGE_MONTHS = 12
/** Sent outbox entries. */
export const SENT_KEPT_DAYS = 30
/** Validity of a link to the page of an order. */
export const ORDER_LINK_DAYS = 365
/** Records that a link to a visitor's own data or to an order was used. Kept longer than the link is valid. */
export const USED_LINK_DAYS = ORDER_LINK_DAYS + 1
/** Period in which the panel asks the owner to delete an erased address from the marketing service. */
export const REMOVAL_DAYS = 30
/** Times of calls for rate limits, after the last call of a network or address (`core/rate-limits.ts`). */
export const RATE_LIMIT_DAYS = 1
/** Backups. The operator must delete older ones (docs/backups.md). */
export const BACKUP_DAYS = 90
/** Records of erasures. Kept longer than any backup from before the erasure. */
export const ERASURE_DAYS = BACKUP_DAYS + 30
/** Outbox entries that were not sent, or may not have been. */
export const UNSENT_KEPT_DAYS = 90
/** Networks of the administrator's logins, after the last login. */
export const OWNER_NETWORK_DAYS = 90
/** Unsaved texts of the panel, after their last change. */
export const UNFINISHED_DAYS = 30
/** Entries of the audit log. A trigger prevents earlier deletion (`db/migrations/001-initial.ts`). */
export const AUDIT_LOG_MONTHS = 12

/** Validity of a mailed link to a visitor's own data, and of the page that it opens. */
export const DATA_LINK_HOURS = 1
export const DATA_SESSION_MINUTES = 30
