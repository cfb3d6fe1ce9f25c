/** Largest number of entries of a kind shown for an address. */
export const CLIENT_ENTRIES = 50
