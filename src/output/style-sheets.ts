/** See `src/content/published-items.ts`: integrations and pages share nothing but the global object. */
const SHARED = Symbol.for('santykiu-akademija.style-sheets')
const shared = globalThis as { [SHARED]?: Map<string, string> }

/** Called once styles are bundled. @param name stands for the sheet in rendered pages */
export function shareStyleSheet(name: string, css: string): void {
  const sheets = shared[SHARED] ?? new Map<string, string>()
  shared[SHARED] = sheets.set(name, css)
}

/** @throws when no sheet has this name. */
export function styleSheet(name: string): string {
  const css = shared[SHARED]?.get(name)
  if (css === undefined) throw new Error(`There is no style sheet "${name}".`)
  return css
}
