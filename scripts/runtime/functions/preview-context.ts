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
 * Sets the platform's global for a preview; other local runs have no such global. The deploy counts as the published
 * one, since its address is this runtime's.
 * @returns a function that removes it.
 */
export function enterPreview(): () => void {
  if (!isLocalPreview()) return () => undefined
  const deploy = { context: localContext(), id: '0', published: true }
  const platform = { context: { deploy, site: {} } }
  // Ignores the global that Netlify's emulation of a site assigns, since it knows no request.
  Object.defineProperty(globalThis, 'Netlify', {
    configurable: true,
    get: () => platform,
    set: () => undefined,
  })
  return () => {
    Reflect.deleteProperty(globalThis, 'Netlify')
  }
}
