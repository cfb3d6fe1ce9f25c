/**
 * Makes quick exits, also those of a later result, leave no trace in the tab: nothing stays in its session
 * storage, and "back" does not return to the page. `localStorage` holds only choices of scheme and cookies and
 * the administrator's work.
 */
export function startQuickExit(): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return
    const exit = event.target.closest<HTMLAnchorElement>('a[data-quick-exit]')
    if (!exit) return
    event.preventDefault()
    try {
      sessionStorage.clear()
    } catch {
      // Blocked storage holds nothing.
    }
    location.replace(exit.href)
  })
}
