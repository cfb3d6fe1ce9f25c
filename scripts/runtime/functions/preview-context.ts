import { isPreview } from '#src/core/deploys.ts'

/** The deploy context of this run: a preview's by Netlify's variable `CONTEXT`, else that of a local run. */
export function localContext(): string {
  return isPreview(process.env.CONTEXT) ? String(process.env.CONTEXT) : 'dev'
}

/** Whether this run is a preview. */
export function isLocalPreview(): boolean {
  return isPreview(process.env.CONTEXT)
}

/** Whether this run is a preview whose functions have no database, as that of a fork. */
export function isWithoutDatabase(): boolean {
  return isLocalPreview() && process.env.SITE_STORES_NOTHING === 'true'
}

/**
 * Makes the platform's global say that a preview answers; outside of one there is no such global locally.
 * The deploy passes for the published one, since its address is that of this runtime.
 * @returns a function that removes it.
 */
export function enterPreview(): () => void {
  if (!isLocalPreview()) return () => undefined
  const deploy = { context: localContext(), id: '0', published: true }
  const platform = { context: { deploy, site: {} } }
  // Netlify's emulation of a site assigns a global of its own, which knows of no request.
  Object.defineProperty(globalThis, 'Netlify', {
    configurable: true,
    get: () => platform,
    set: () => undefined,
  })
  return () => {
    Reflect.deleteProperty(globalThis, 'Netlify')
  }
}
