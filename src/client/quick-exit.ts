import { NEUTRAL_SITE } from '#src/domain/quick-exit.ts'

/**
 * Handles the click of a quick exit: leaves no trace in the tab, as its session storage is cleared and "back"
 * does not return to the page. `localStorage` holds only choices of scheme and cookies and the
 * administrator's work. A prevented click does nothing.
 */
export function leaveQuickly(event: Pick<Event, 'defaultPrevented' | 'preventDefault'>): void {
  if (event.defaultPrevented) return
  event.preventDefault()
  try {
    sessionStorage.clear()
  } catch {
    // Blocked storage holds nothing.
  }
  location.replace(NEUTRAL_SITE)
}
