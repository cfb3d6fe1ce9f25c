const KEY = 'scheme'

/** Lets the visitor choose the light or dark colour scheme, or follow the system. */
export function startSchemeChoice(): void {
  const choices = document.querySelectorAll<HTMLInputElement>('input[name="scheme"]')
  if (choices.length === 0) return
  const { dataset } = document.documentElement
  let kept = 'auto'
  try {
    kept = localStorage.getItem(KEY) ?? kept
  } catch {
    // Without storage nothing was chosen.
  }
  // The choice may have changed since `SiteLayout.astro` read it, when this page was rendered ahead.
  dataset.scheme = kept
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
