import { EXIT_PATH, NEUTRAL_SITE } from '#src/domain/quick-exit.ts'
import { SAVED_RESULT } from '#src/domain/saved-results.ts'
import { hearTabs, tellTabs } from './tabs.ts'

/** Key in `sessionStorage`: this tab was left quickly. */
const LEFT = 'tab'

/**
 * Handles the click of a quick exit: leaves no trace in the tab, as its session storage is cleared and "back"
 * does not return to the page. Results saved in the browser are deleted; what else `localStorage` holds,
 * choices of scheme and cookies and the administrator's work, stays. What the browser has opened of an order is locked.
 */
export function leaveQuickly(event: Pick<Event, 'preventDefault'>): void {
  event.preventDefault()
  // The server need not answer before she is gone.
  navigator.sendBeacon(EXIT_PATH)
  tellTabs('left')
  leave()
}

function leave(): void {
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
  location.replace(NEUTRAL_SITE)
}

/**
 * Leaves again a page for one visitor that is reached by Back or Forward after a quick exit in this tab; any other way to
 * such a page ends that. It is left with the other tabs, and the browser's copy of it shows nothing.
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
  hearTabs('left', leave)
  hearTabs('locked', reloadHidden)
}

/** Asks the server for the page again; nothing of it is seen meanwhile. */
export function reloadHidden(): void {
  hide()
  location.reload()
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
