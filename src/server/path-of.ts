/** The path of a request without a closing slash, which the platform's routes accept and `URLPattern` does not. */
export function pathOf({ url }: Pick<Request, 'url'>): string {
  return new URL(url).pathname.replace(/(?<=.)\/$/, '')
}
