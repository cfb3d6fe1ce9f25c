/** Largest number of entries of a kind shown for an address. */
export const CLIENT_ENTRIES = 50

/**
 * Kinds of addresses, each address of the first that fits: somebody who has bought, asked or withdrawn; who has taken a
 * quiz; who only gets the newsletter.
 */
export const CLIENT_KINDS = ['client', 'visitor', 'subscriber'] as const
export type ClientKind = (typeof CLIENT_KINDS)[number]
