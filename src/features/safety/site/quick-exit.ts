import { EXIT_PATH, NEUTRAL_SITE, SAVED_RESULT } from '../quick-exit.ts'

/** Broadcast channel of tabs with private pages (`tabs.ts`). */
export const TABS = 'asmeniniai'

/** `sessionStorage` key that marks a tab in which the quick exit was used. */
export const LEFT = 'tab'

/**
 * Handles a click on a quick exit so that no trace stays in the tab. Clears the session storage, replaces the page's
 * history entry, deletes results saved in the browser, and locks the orders opened in it. Keeps the rest of
 * `localStorage`: colour scheme, answer about cookies, and the administrator's drafts.
 */
export function leaveQuickly(event: Pick<Event, 'preventDefault'>): void {
  event.preventDefault()
  // The response to a pending form would unlock the order again.
  stop()
  // A beacon, so that the visitor does not wait for the response.
  navigator.sendBeacon(EXIT_PATH)
  leave()
  new BroadcastChannel(TABS).postMessage('left')
}

/** Hides the page, clears the tab's storage, deletes saved results and opens the neutral site. */
export function leave(): void {
  hide()
  try {
    sessionStorage.clear()
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(SAVED_RESULT)) localStorage.removeItem(key)
    }
    sessionStorage.setItem(LEFT, '1')
  } catch {
    // If storage is blocked, there is nothing to clear.
  }
  location.replace(NEUTRAL_SITE)
}

/** Hides the whole page. */
export function hide(): void {
  document.body.hidden = true
}
