/** How a client gets answers: the whole letter by mail, or a notice of one that stands on the page of the order. */
export const DELIVERIES = ['letter', 'notice'] as const
export type Delivery = (typeof DELIVERIES)[number]

/** Whose letter it is. */
export const LETTER_AUTHORS = ['client', 'coach'] as const
export type LetterAuthor = (typeof LETTER_AUTHORS)[number]

/** Longest letter, in characters: some four pages. */
export const ORDER_LETTER_MAX = 10_000

/** Longest answer to a question of the start form, in characters. */
export const INTAKE_ANSWER_MAX = 500

/** Length in characters of the word that opens the letters to who gets only notices. */
export const WORD_MIN = 6
export const WORD_MAX = 100

/** For how long the word opens them, in minutes; each letter that is sent begins anew. */
export const OPEN_MINUTES = 60
