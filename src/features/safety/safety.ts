/** First section of the help page, for people in danger. */
export const SAFETY_PATH = '/support#skubu'

/** Second section of the help page, about the site and orders. */
export const SITE_HELP_PATH = '/support#temos'

/** Whether a text counts as a warning to its readers, because it links to the help page. @param html sanitized. */
export function warnsReader(html: string): boolean {
  return html.includes('href="/support"')
}
