import { EXIT_PATH, NEUTRAL_SITE, SAVED_RESULT } from '../quick-exit.ts'

/** Name of the broadcast channel of tabs that show pages for one visitor (`tabs.ts`). */
export const TABS = 'asmeniniai'

/** Key in `sessionStorage` that marks this tab as left by a quick exit. */
export const LEFT = 'tab'

/**
 * Handles a click on a quick exit and leaves no trace in the tab: its session storage is cleared, and "back" does not
 * return to the page. Results saved in the browser are deleted. The rest of `localStorage` stays, such as the choices
 * of scheme and cookies and the administrator's drafts. An order opened in this browser is locked.
 */
export function leaveQuickly(event: Pick<Event, 'preventDefault'>): void {
  event.preventDefault()
  // The response to a pending form would reopen the order.
  stop()
  // Leaving does not wait for the server's answer.
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
    // Blocked storage holds nothing.
  }
  location.replace(NEUTRAL_SITE)
}

/** Hides the whole page. */
export function hide(): void {
  document.body.hidden = true
}
