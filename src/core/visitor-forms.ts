/** Maximum lengths in characters of the fields that visitors fill in. */
export const EMAIL_MAX = 254
export const NAME_MAX = 100

/** Name of the field that people cannot see; programs fill it in, and no password manager knows the name. */
export const HONEYPOT = 'zk7'

/** Nobody opens a page and fills in its form in fewer milliseconds. */
export const LEAST_FILLING_MS = 2000

/** What a form tells about who filled it in; callers of the API need not tell anything. */
export interface BotSigns {
  /** The text in the hidden field. */
  website?: string | null | undefined
  /** How long the page with the form was open, in milliseconds. */
  openMs?: number | undefined
}

/** Whether a form looks as if a program had filled it in: it is stored, and nothing is sent or promised because of it. */
export function looksLikeBot({ website, openMs }: BotSigns): boolean {
  return Boolean(website) || (openMs !== undefined && openMs < LEAST_FILLING_MS)
}
