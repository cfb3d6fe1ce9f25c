/**
 * Returns the inputs with this name in the server's HTML, to read values that a visitor entered before hydration.
 * Returns none on the server. Must be called in an island's first render: if the browser has translated the page, React
 * replaces the inputs after that.
 */
export function earlyInputs(name: string): HTMLInputElement[] {
  if (typeof document === 'undefined') return []
  return [...document.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)]
}
