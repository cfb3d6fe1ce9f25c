import { EXIT_PATH, NEUTRAL_SITE, SAVED_RESULT } from '../quick-exit.ts'

/** Name of the broadcast channel of tabs that show pages for one visitor (`tabs.ts`). */
export const TABS = 'asmeniniai'

/** Key in `sessionStorage` that marks a tab in which the quick exit was used. */
export const LEFT = 'tab'

/**
 * Handles a click on a quick exit and leaves no trace in the tab: clears the session storage and replaces the page's
 * history entry. Deletes results saved in the browser. The rest of `localStorage` stays, such as the choices of colour
 * scheme and cookies, and the administrator's drafts. Locks the orders opened in this browser.
 */
export function leaveQuickly(event: Pick<Event, 'preventDefault'>): void {
  event.preventDefault()
  // The response to a pending form would reopen the order.
  stop()
  // A beacon, so that leaving does not wait for the server's answer.
  navigator.sendBeacon(EXIT_PATH)
  leave()
  new BroadcastChannel(TABS).postMessage('left')
}

/** Hides the page, clears the tab's storage, deletes saved results, and goes to the neutral site. */
export function leave(): void {
  hide()
  try {
    sessionStorage.clear()
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(SAVED_RESULT)) localStorage.removeItem(key)
    }
    sessionStorage.setItem(LEFT, '1')
  } catch {
    // Blocked storage has no data to clear.
  }
  location.replace(NEUTRAL_SITE)
}

/** Hides the whole page. */
export function hide(): void {
  document.body.hidden = true
}
