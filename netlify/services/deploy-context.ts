/** The kind of deploy that answers a request. */
export function deployContext(): string {
  const platform = (globalThis as { Netlify?: typeof Netlify }).Netlify
  return platform?.context?.deploy.context ?? 'dev'
}
