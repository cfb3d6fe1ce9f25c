/** See `published-items.ts`: integrations and pages share nothing but the global object. */
const SHARED = Symbol.for('santykiu-akademija.client-files')
const shared = globalThis as { [SHARED]?: string }

/** Called once the scripts for the browser are bundled. @param digest changes with any of them */
export function shareClientFiles(digest: string): void {
  shared[SHARED] = digest
}

/** The digest of this build's scripts for the browser; undefined before they are bundled. */
export function clientFiles(): string | undefined {
  return shared[SHARED]
}
