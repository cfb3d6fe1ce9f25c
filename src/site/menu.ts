/** Opens and closes the header's menu on a narrow screen (specification, section 2, header). */
export function startMenu(): void {
  const toggle = document.querySelector<HTMLButtonElement>('[data-menu-toggle]')
  const menu = document.querySelector<HTMLElement>('#meniu')
  if (!toggle || !menu) return

  const openLabel = toggle.ariaLabel
  const isOpen = () => toggle.ariaExpanded === 'true'
  const show = (open: boolean) => {
    menu.toggleAttribute('data-open', open)
    toggle.ariaExpanded = String(open)
    toggle.ariaLabel = open ? (toggle.dataset.closeLabel ?? '') : openLabel
  }
  toggle.addEventListener('click', () => show(!isOpen()))
  menu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) show(false)
  })
  document.addEventListener('keydown', (event) => {
    if (!isOpen()) return
    const last = [...menu.querySelectorAll('a')].at(-1)
    if (event.key === 'Escape') {
      show(false)
      toggle.focus()
    } else if (event.key === 'Tab') {
      // Focus trap of the open menu: from its last link to the button and back.
      const [end, next] = event.shiftKey ? [toggle, last] : [last, toggle]
      if (document.activeElement === end) {
        event.preventDefault()
        next?.focus()
      }
    }
  })
  // A wider window shows the links without the menu.
  matchMedia('(width >= 72rem)').addEventListener('change', () => show(false))
}
