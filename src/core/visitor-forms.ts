/** Maximum lengths, in characters, of fields in visitor forms. */
export const EMAIL_MAX = 254
export const NAME_MAX = 100

/**
 * Name of a field that only bots see and fill in. It has no meaning, so that password managers do not fill the field
 * in.
 */
export const HONEYPOT = 'zk7'

/** Minimum milliseconds in which a person can open a page and fill in its form. */
export const LEAST_FILLING_MS = 2000

/** Signs that a bot has filled in a form; callers of the API may omit them. */
export interface BotSigns {
  /** Text in the honeypot. */
  website?: string | null | undefined
  /** Milliseconds for which the page with the form was open. */
  openMs?: number | undefined
}

/** Whether a bot has probably filled in a form. Such a form is stored, but no mail is sent. */
export function looksLikeBot({ website, openMs }: BotSigns): boolean {
  return Boolean(website) || (openMs !== undefined && openMs < LEAST_FILLING_MS)
}
