/** Largest lengths in characters of what visitors say of themselves. */
export const EMAIL_MAX = 254
export const NAME_MAX = 100
