/** Ways to get answers: the whole message by mail, or a notice of a message on the order page. */
export const DELIVERIES = ['letter', 'notice'] as const
export type Delivery = (typeof DELIVERIES)[number]

export const MESSAGE_AUTHORS = ['client', 'coach'] as const
export type MessageAuthor = (typeof MESSAGE_AUTHORS)[number]

/** Longest message, in characters: about four pages. */
export const ORDER_MESSAGE_MAX = 10_000

/** Longest answer to a question of the start form, in characters. */
export const INTAKE_ANSWER_MAX = 500

/** Start forms within this many minutes count as simultaneous: the stricter delivery wins. */
export const AT_ONCE_MINUTES = 10

/** Length, in characters, of the passphrase that opens the messages. */
export const PASSPHRASE_MIN = 6
export const PASSPHRASE_MAX = 100

/**
 * Days before a passphrase set on the page can change the order's address: anyone who finds the page open could set
 * one.
 */
export const PASSPHRASE_TRUSTED_DAYS = 7

/** Lifetime of an order session, counted from its last response. */
export const ORDER_SESSION_MINUTES = 30

/** Longest lifetime of an order session, counted from its start. */
export const ORDER_SESSION_HOURS = 12

/** Lifetime of the token of a message, which can still be sent after the page has locked itself. */
export const MESSAGE_TOKEN_DAYS = 7

/** Most client messages accepted in 24 hours; more have to wait until the oldest is older. */
export const MESSAGES_PER_DAY = 20

/** Number of messages shown at first, and added with each step to older ones. */
export const MESSAGES_PER_PAGE = 20

/** Minutes between two notices to the owner; each counts the messages that came meanwhile. */
export const NEWS_MINUTES = 10
