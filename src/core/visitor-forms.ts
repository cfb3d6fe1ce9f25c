/** Maximum lengths in characters of the fields that visitors fill in. */
export const EMAIL_MAX = 254
export const NAME_MAX = 100

/**
 * Name of the field that people cannot see; bots fill it in, and no password manager knows the name.
 */
export const HONEYPOT = 'zk7'

/** Nobody opens a page and fills in its form in fewer milliseconds. */
export const LEAST_FILLING_MS = 2000

/** Signs of a bot in a form. Callers of the API need not send any. */
export interface BotSigns {
  /** The text in the hidden field. */
  website?: string | null | undefined
  /** Milliseconds for which the page with the form was open. */
  openMs?: number | undefined
}

/**
 * Whether a form looks as if a bot had filled it in: it is stored, but nothing is sent or promised because of it.
 */
export function looksLikeBot({ website, openMs }: BotSigns): boolean {
  return Boolean(website) || (openMs !== undefined && openMs < LEAST_FILLING_MS)
}
