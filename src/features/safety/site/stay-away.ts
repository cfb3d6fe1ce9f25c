import { EXIT_PATH, NEUTRAL_SITE } from '../quick-exit.ts'
import { onTabMessage, notifyTabs } from '#src/site/tabs.ts'
import { hide, leave, LEFT } from './quick-exit.ts'

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
  onTabMessage('left', () => {
    stop()
    leave()
  })
  onTabMessage('locked', reloadHidden)
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

/** So often the other tabs are told that something is done, in milliseconds. */
const TOLD_EVERY = 10_000

/**
 * Locks the page at an address once nothing was done in any tab of it for so long. What is typed counts, and is kept
 * (`src/site/in-place.ts`). A machine that slept finds it locked.
 */
export function lockWhenIdle(path: string, minutes: number): void {
  let last = Date.now()
  let told = 0
  let timer: ReturnType<typeof setTimeout>

  function wait(): void {
    clearTimeout(timer)
    timer = setTimeout(look, last + minutes * 60_000 - Date.now())
  }
  function look(): void {
    if (Date.now() - last < minutes * 60_000) wait()
    else if (location.pathname.replace(/\/$/, '') === path) void lock()
  }
  function act(): void {
    last = Date.now()
    wait()
    if (last - told < TOLD_EVERY) return
    told = last
    notifyTabs('acted')
  }

  for (const type of ['pointerdown', 'keydown', 'scroll']) {
    addEventListener(type, act, { passive: true })
  }
  for (const type of ['pageshow', 'focus']) addEventListener(type, look)
  document.addEventListener('visibilitychange', look)
  onTabMessage('acted', () => {
    last = Date.now()
    wait()
  })
  wait()
}

/** Ends the session first: a mere reload would keep it. */
async function lock(): Promise<void> {
  await fetch(EXIT_PATH, { method: 'POST' }).catch(() => undefined)
  reloadHidden()
}
