/** How a client gets answers: the whole letter by mail, or a notice of one that stands on the page of the order. */
export const DELIVERIES = ['letter', 'notice'] as const
export type Delivery = (typeof DELIVERIES)[number]

/** Whose letter it is. */
export const LETTER_AUTHORS = ['client', 'coach'] as const
export type LetterAuthor = (typeof LETTER_AUTHORS)[number]

/** Longest letter, in characters: some four pages. */
export const ORDER_LETTER_MAX = 10_000
