import { EXIT_PATH, NEUTRAL_SITE } from '#src/domain/quick-exit.ts'
import { SAVED_RESULT } from '#src/domain/saved-results.ts'

/** Key in `sessionStorage`: this tab was left quickly. */
const LEFT = 'tab'

/**
 * Handles the click of a quick exit: leaves no trace in the tab, as its session storage is cleared and "back"
 * does not return to the page. Results saved in the browser are deleted; what else `localStorage` holds,
 * choices of scheme and cookies and the administrator's work, stays. What the browser has opened of an order is locked.
 */
export function leaveQuickly(event: Pick<Event, 'preventDefault' | 'currentTarget'>): void {
  event.preventDefault()
  hide()
  try {
    sessionStorage.clear()
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(SAVED_RESULT)) localStorage.removeItem(key)
    }
    sessionStorage.setItem(LEFT, '1')
  } catch {
    // Blocked storage holds nothing.
  }
  const { href } = event.currentTarget as HTMLAnchorElement
  // A page that shows an order leaves by the address that locks it; any other one at once.
  if (href === NEUTRAL_SITE) navigator.sendBeacon(EXIT_PATH)
  location.replace(href)
}

/**
 * Leaves again a page for one visitor that is reached by Back or Forward after a quick exit in this tab; any other way to
 * such a page ends that. The browser's copy of the page shows nothing, and is asked for again.
 */
export function stayAway(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (navigation?.type === 'back_forward' && hasLeft()) location.replace(NEUTRAL_SITE)
  else forgetLeaving()
  addEventListener('pagehide', hide)
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    if (hasLeft()) location.replace(NEUTRAL_SITE)
    else location.reload()
  })
}

function hide(): void {
  document.body.style.visibility = 'hidden'
}

function hasLeft(): boolean {
  try {
    return sessionStorage.getItem(LEFT) !== null
  } catch {
    return false
  }
}

function forgetLeaving(): void {
  try {
    sessionStorage.removeItem(LEFT)
  } catch {
    // Nothing is marked.
  }
}
