import { EXIT_PATH, NEUTRAL_SITE, SAVED_RESULT } from '../quick-exit.ts'

/** Name of the channel of the tabs that show pages for one visitor (`tabs.ts`). */
export const TABS = 'asmeniniai'

/** Key in `sessionStorage`: this tab was left quickly. */
export const LEFT = 'tab'

/**
 * Handles the click of a quick exit: leaves no trace in the tab, as its session storage is cleared and "back"
 * does not return to the page. Results saved in the browser are deleted; what else `localStorage` holds,
 * choices of scheme and cookies and the administrator's work, stays. What the browser has opened of an order is locked.
 */
export function leaveQuickly(event: Pick<Event, 'preventDefault'>): void {
  event.preventDefault()
  // The answer to a form would open again what is locked now.
  stop()
  // The server need not answer before she is gone.
  navigator.sendBeacon(EXIT_PATH)
  leave()
  new BroadcastChannel(TABS).postMessage('left')
}

/** Clears the tab and leaves it. */
export function leave(): void {
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

/** Shows nothing of the page any more. */
export function hide(): void {
  document.body.hidden = true
}
