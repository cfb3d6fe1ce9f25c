/** Maximum lengths in characters of the fields that visitors fill in. */
export const EMAIL_MAX = 254
export const NAME_MAX = 100
