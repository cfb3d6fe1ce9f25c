const KEY = 'scheme'

/** Lets the visitor choose the light or dark colour scheme, or follow the system. */
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
        // Without storage the choice lasts for this page only.
      }
    })
  }
}
