/** Where whoever is in danger finds help: the first part of the help page. */
export const SAFETY_PATH = '/support#skubu'

/** Whether the text of an article or a page warns: it leads to the help page. Takes sanitised HTML. */
export function warnsReader(html: string): boolean {
  return html.includes('href="/support"')
}
