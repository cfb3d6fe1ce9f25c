/**
 * Ways to get answers. `letter`: the whole message by mail; `notice`: only a mail that a message is on the order page.
 */
export const DELIVERIES = ['letter', 'notice'] as const
export type Delivery = (typeof DELIVERIES)[number]

/** Whether messages go to a client by mail: whole ones, and no passphrase protects them. */
export function takesMails(order: { delivery: Delivery | null; hasWord: boolean }): boolean {
  return order.delivery === 'letter' && !order.hasWord
}

export const MESSAGE_AUTHORS = ['client', 'coach'] as const
export type MessageAuthor = (typeof MESSAGE_AUTHORS)[number]

/** Reasons why an answer was not mailed: the mail waits for the next attempt, may have been sent, or was refused. */
export const UNSENT_STATES = ['waiting', 'unclear', 'failed'] as const
export type UnsentState = (typeof UNSENT_STATES)[number]

/** Minutes that an answer may wait to be mailed before the panel shows it as unsent. */
export const UNSENT_AFTER_MINUTES = 2

/** Longest message, in characters: about four pages. */
export const ORDER_MESSAGE_MAX = 10_000

/** Longest answer to a question of the start form, in characters. */
export const INTAKE_ANSWER_MAX = 500

/**
 * Start forms of an order sent within this many minutes count as simultaneous: the stricter choice of delivery and
 * passphrase applies.
 */
export const AT_ONCE_MINUTES = 10

/** Minimum and maximum length, in characters, of the passphrase that opens the messages. */
export const PASSPHRASE_MIN = 6
export const PASSPHRASE_MAX = 100

/**
 * Days before a new passphrase can be used to change the order's address, since anyone who finds the page open can set
 * a passphrase.
 */
export const PASSPHRASE_TRUSTED_DAYS = 7

/** Lifetime of an order session, counted from its last response. */
export const ORDER_SESSION_MINUTES = 30

/** Longest lifetime of an order session, counted from its start. */
export const ORDER_SESSION_HOURS = 12

/** Lifetime of the token with which a message can be sent even after the page has locked itself. */
export const MESSAGE_TOKEN_DAYS = 7

/** Maximum number of client messages about an order accepted in 24 hours. */
export const MESSAGES_PER_DAY = 20

/** Number of messages shown at first. Each step to older messages adds as many. */
export const MESSAGES_PER_PAGE = 20

/** Minimum minutes between two notices to the owner. Each notice counts the messages since the previous one. */
export const NEWS_MINUTES = 10

/**
 * Returns the index of the first of the newest messages, which are shown on top. It is the oldest unanswered message;
 * if all are answered, the client's last message.
 * @param letters oldest first.
 */
export function newestFrom(
  letters: readonly { author: MessageAuthor; isUnanswered: boolean }[],
): number {
  const unanswered = letters.findIndex(({ isUnanswered }) => isUnanswered)
  if (unanswered !== -1) return unanswered
  return Math.max(
    letters.findLastIndex(({ author }) => author === 'client'),
    0,
  )
}
