const KEY = 'scheme'

/** Lets the visitor choose the light or the dark scheme, or follow the system, from now on. */
export function startSchemeChoice(): void {
  const choices = document.querySelectorAll<HTMLInputElement>('input[name="scheme"]')
  const { dataset } = document.documentElement
  const kept = [...choices].find(({ value }) => value === dataset.scheme)?.value ?? 'auto'
  for (const choice of choices) {
    choice.checked = choice.value === kept
    choice.addEventListener('change', () => {
      if (choice.value === 'auto') delete dataset.scheme
      else dataset.scheme = choice.value
      try {
        localStorage.setItem(KEY, choice.value)
      } catch {
        // A browser that keeps nothing forgets the choice with the page.
      }
    })
  }
}
