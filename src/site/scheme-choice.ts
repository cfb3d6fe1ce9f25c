/** Lets the visitor choose the light or dark colour scheme, or follow the system (`auto`). */
export function startSchemeChoice(): void {
  const { dataset } = document.documentElement
  let kept = 'auto'
  try {
    kept = (localStorage.scheme as string | undefined) ?? kept
  } catch {
    // Without storage nothing was chosen.
  }
  // The choice may have changed since `Head.astro` read it, when this page was rendered ahead.
  dataset.scheme = kept
  for (const choice of document.querySelectorAll<HTMLInputElement>('input[name="scheme"]')) {
    choice.checked = choice.value === kept
    choice.addEventListener('change', () => {
      dataset.scheme = choice.value
      try {
        localStorage.scheme = choice.value
      } catch {
        // Without storage the choice lasts for this page only.
      }
    })
  }
}
