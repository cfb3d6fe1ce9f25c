/** Maximum lengths in characters of the fields that visitors fill in. */
export const EMAIL_MAX = 254
export const NAME_MAX = 100

/**
 * Name of a field that people cannot see but bots fill in. Password managers do not know the name, so they leave it
 * empty.
 */
export const HONEYPOT = 'zk7'

/** Shortest time, in milliseconds, in which a person can open a page and fill in its form. */
export const LEAST_FILLING_MS = 2000

/** Signs of a bot in a form. Callers of the API need not send any. */
export interface BotSigns {
  /** The text in the hidden field. */
  website?: string | null | undefined
  /** Milliseconds for which the page with the form was open. */
  openMs?: number | undefined
}

/** Whether a bot seems to have filled in a form. Such a form is stored, but nothing is sent or promised in response. */
export function looksLikeBot({ website, openMs }: BotSigns): boolean {
  return Boolean(website) || (openMs !== undefined && openMs < LEAST_FILLING_MS)
}
