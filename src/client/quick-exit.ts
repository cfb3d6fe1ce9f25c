import { NEUTRAL_SITE } from '#src/domain/quick-exit.ts'
import { SAVED_RESULT } from '#src/domain/saved-results.ts'

/**
 * Handles the click of a quick exit: leaves no trace in the tab, as its session storage is cleared and "back"
 * does not return to the page. Results saved in the browser are deleted; what else `localStorage` holds,
 * choices of scheme and cookies and the administrator's work, stays.
 */
export function leaveQuickly(event: Pick<Event, 'preventDefault'>): void {
  event.preventDefault()
  try {
    sessionStorage.clear()
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(SAVED_RESULT)) localStorage.removeItem(key)
    }
  } catch {
    // Blocked storage holds nothing.
  }
  location.replace(NEUTRAL_SITE)
}
