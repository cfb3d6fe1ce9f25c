/** How a client gets answers: the whole message by mail, or a notice of one that stands on the page of the order. */
export const DELIVERIES = ['letter', 'notice'] as const
export type Delivery = (typeof DELIVERIES)[number]

/** Whose message it is. */
export const MESSAGE_AUTHORS = ['client', 'coach'] as const
export type MessageAuthor = (typeof MESSAGE_AUTHORS)[number]

/** Longest message, in characters: some four pages. */
export const ORDER_MESSAGE_MAX = 10_000

/** Longest answer to a question of the start form, in characters. */
export const INTAKE_ANSWER_MAX = 500

/** Start forms that come within so many minutes were sent at once: of two the stricter way of answers holds. */
export const AT_ONCE_MINUTES = 10

/** Length in characters of the passphrase that opens the messages to who gets only notices. */
export const PASSPHRASE_MIN = 6
export const PASSPHRASE_MAX = 100

/** Days after a passphrase is set on the page until it changes the address of an order: whoever finds the page open could set one. */
export const PASSPHRASE_TRUSTED_DAYS = 7

/** So long after the last answer the page of an order is open in the browser that has opened it. */
export const ORDER_SESSION_MINUTES = 30

/** So long after it was opened it is closed in any case. */
export const ORDER_SESSION_HOURS = 12

/** So long a message may be written: it is taken after the page has locked itself, too. */
export const MESSAGE_TOKEN_DAYS = 7

/** So many messages of a client are taken in 24 hours; later ones wait until the oldest of them is older. */
export const MESSAGES_PER_DAY = 20

/** Messages that are shown at first, and with each step to older ones. */
export const MESSAGES_PER_PAGE = 20

/** The owner gets one notice of messages in so many minutes; it counts those that came meanwhile. */
export const NEWS_MINUTES = 10
