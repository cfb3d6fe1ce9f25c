/** First section of the help page, for people in danger. */
export const SAFETY_PATH = '/support#skubu'

/** Whether a text links to the help page, which makes it a warning to its readers. @param html sanitized. */
export function warnsReader(html: string): boolean {
  return html.includes('href="/support"')
}
