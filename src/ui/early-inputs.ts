/**
 * Returns the inputs of this name in the server's HTML. Call while an island is first rendered: if a browser has
 * translated the page, React then replaces them, and with them what a visitor has entered.
 */
export function earlyInputs(name: string): HTMLInputElement[] {
  if (typeof document === 'undefined') return []
  return [...document.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)]
}
