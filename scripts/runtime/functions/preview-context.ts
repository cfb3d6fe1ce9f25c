import { isPreview } from '#src/core/deploys.ts'

/** Returns the deploy context: a preview's from Netlify's `CONTEXT`, else that of a local run. */
export function localContext(): string {
  return isPreview(process.env.CONTEXT) ? String(process.env.CONTEXT) : 'dev'
}

/** Whether this run is a preview. */
export function isLocalPreview(): boolean {
  return isPreview(process.env.CONTEXT)
}

/** Whether this run is a preview whose functions have no database, such as a fork's. */
export function isWithoutDatabase(): boolean {
  return isLocalPreview() && process.env.SITE_STORES_NOTHING === 'true'
}

/**
 * Sets the platform's global variable `Netlify` for a preview; other local runs do not have it. The deploy counts as
 * the published one, since it is served at the URL of this runtime.
 * @returns a function that removes the variable.
 */
export function enterPreview(): () => void {
  if (!isLocalPreview()) return () => undefined
  const deploy = { context: localContext(), id: '0', published: true }
  const platform = { context: { deploy, site: {} } }
  // Netlify's emulation of a site assigns this global too. That value is ignored, since it has no context of a request.
  Object.defineProperty(globalThis, 'Netlify', {
    configurable: true,
    get: () => platform,
    set: () => undefined,
  })
  return () => {
    Reflect.deleteProperty(globalThis, 'Netlify')
  }
}
