/** Help for anyone in danger: the first section of the help page. */
export const SAFETY_PATH = '/support#skubu'

/** Whether a text warns its readers, that is, links to the help page. Takes sanitised HTML. */
export function warnsReader(html: string): boolean {
  return html.includes('href="/support"')
}
