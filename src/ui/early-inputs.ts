/**
 * Returns the inputs with this name in the server's HTML, to read what a visitor has already entered; none outside a
 * browser. Must be called while an island is first rendered: if the browser has translated the page, React then
 * replaces the inputs, and the entered values are lost.
 */
export function earlyInputs(name: string): HTMLInputElement[] {
  if (typeof document === 'undefined') return []
  return [...document.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)]
}
