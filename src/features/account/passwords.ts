/** Characters of a new password, with its letters composed (NFC). */
export const NEW_PASSWORD = { minimum: 12, maximum: 200 } as const
