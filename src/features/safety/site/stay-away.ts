import { EXIT_PATH, NEUTRAL_SITE } from '../quick-exit.ts'
import { hide, leave, LEFT } from './quick-exit.ts'
import { hearTabs } from '#src/site/tabs.ts'

/**
 * Leaves again a page for one visitor that is reached by Back or Forward after a quick exit in this tab; any other way to
 * such a page ends that. It is left with the other tabs, and the browser's copy of it shows nothing.
 */
export function stayAway(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (navigation?.type === 'back_forward' && hasLeft()) leaveAgain()
  else forgetLeaving()
  addEventListener('pagehide', hide)
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    if (hasLeft()) leaveAgain()
    else location.reload()
  })
  hearTabs('left', () => {
    stop()
    leave()
  })
  hearTabs('locked', reloadHidden)
}

/** Asks the server for the page again; nothing of it is seen meanwhile. */
export function reloadHidden(): void {
  hide()
  location.reload()
}

/** Locks again, as the exit may have found no line. */
function leaveAgain(): void {
  navigator.sendBeacon(EXIT_PATH)
  location.replace(NEUTRAL_SITE)
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
