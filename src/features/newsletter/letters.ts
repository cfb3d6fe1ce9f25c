import { mailHtml } from '#src/features/articles/sent-html.ts'
import { bindSpaces } from '#src/core/typography.ts'

/**
 * States of a letter to the subscribers. `sending`: its mails were queued; the state does not change when all mails are
 * sent. `handed-over`: the marketing service has the letter as a campaign.
 */
export const LETTER_STATES = ['draft', 'scheduled', 'sending', 'handed-over'] as const
export type LetterState = (typeof LETTER_STATES)[number]

/**
 * Renders the text of a letter as sanitised HTML for mail programs.
 * @param content Markdown source.
 * @param origin of the site, without a trailing slash.
 */
export function letterHtml(content: string, origin: string): string {
  return bindSpaces(mailHtml(content, origin))
}
